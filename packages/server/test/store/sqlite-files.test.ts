import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { expect, test } from 'vitest'
import { backUp, openStore, restore } from '../../src/store/open.ts'
import { steps } from '../../src/store/sql/schema.ts'
import { connect } from '../../src/store/sqlite/connection.ts'
import { tableRow } from './rows.ts'

test('a database opened again is the same database', async () => {
  const url = `sqlite:${join(newFolder(), 'ludoteca.db')}`
  const first = await openStore(url)
  await first.tables.append('t', 0, ['a'], tableRow('t', 1))
  await first.close()
  const again = await openStore(url)
  expect(await again.tables.log('t', 0)).toEqual(['a'])
  await again.close()
})

test('a database of a newer version is refused and left as it is', async () => {
  const file = join(newFolder(), 'ludoteca.db')
  await (await openStore(`sqlite:${file}`)).close()
  const connection = connect(file)
  await connection.run('insert into schema_version (version) values (?)', steps.length + 1)
  await expect(openStore(`sqlite:${file}`)).rejects.toThrow(
    `schema ${steps.length + 1}, this version knows ${steps.length}`,
  )
  await connection.run('delete from schema_version where version > ?', steps.length)
  connection.close()
  await (await openStore(`sqlite:${file}`)).close()
})

test('two processes that open a new database at once make one schema', async () => {
  const file = join(newFolder(), 'ludoteca.db')
  const stores = await Promise.all([1, 2, 3].map(() => openStore(`sqlite:${file}`)))
  for (const store of stores) await store.close()
  const connection = connect(file)
  expect(await connection.all('select version from schema_version order by version')).toEqual(
    steps.map((_, at) => ({ version: at + 1 })),
  )
  connection.close()
})

test('a schema step that fails leaves the database as it was', async () => {
  const file = join(newFolder(), 'ludoteca.db')
  const connection = connect(file)
  await connection.run('create table people (id text)')
  await expect(openStore(`sqlite:${file}`)).rejects.toThrow('already exists')
  expect(await connection.all(`select name from sqlite_master where type = 'table'`)).toEqual([
    { name: 'people' },
  ])
  connection.close()
})

test('a closed store neither writes nor reads', async () => {
  const store = await openStore(`sqlite:${join(newFolder(), 'ludoteca.db')}`)
  await store.close()
  await expect(store.settings.set('a', 'b')).rejects.toThrow('the store is closed')
  await expect(store.settings.get('a')).rejects.toThrow('the store is closed')
})

test('a backup made while people play has every promised line and opens as a database', async () => {
  const folder = newFolder()
  const url = `sqlite:${join(folder, 'ludoteca.db')}`
  const file = join(folder, 'backups', 'today.db')
  const store = await openStore(url)
  for (let seq = 0; seq < 50; seq++) await store.tables.append('t', seq, ['x'], tableRow('t', seq + 1))
  const during = Array.from({ length: 50 }, (_, i) =>
    store.tables.append(`t${i}`, 0, ['x'], tableRow(`t${i}`, 1)),
  )
  await backUp(url, file)
  await expect(backUp(url, file)).rejects.toThrow('is there already')
  expect(await Promise.all(during)).not.toContain(false)
  await store.close()

  const moved = `sqlite:${join(folder, 'moved', 'ludoteca.db')}`
  await restore(file, moved)
  await expect(restore(file, moved)).rejects.toThrow('is there already')
  const copy = await openStore(moved)
  expect(await copy.tables.head('t')).toBe(50)
  for (const id of await copy.tables.ids(null, 99)) {
    expect(await copy.tables.log(id, 0)).toHaveLength(await copy.tables.head(id))
  }
  await copy.close()
})

test('what is no backup is not restored', async () => {
  const folder = newFolder()
  const url = `sqlite:${join(folder, 'ludoteca.db')}`
  writeFileSync(join(folder, 'letter.txt'), 'Dear sir, '.repeat(1000))
  await expect(restore(join(folder, 'letter.txt'), url)).rejects.toThrow('file is not a database')
  await expect(restore(join(folder, 'nothing.db'), url)).rejects.toThrow('There is no')
  await expect(backUp(url, join(folder, 'b.db'))).rejects.toThrow('There is no')
  expect(['ludoteca.db', 'ludoteca.db.part', 'b.db'].filter(name => existsSync(join(folder, name)))).toEqual(
    [],
  )
})
