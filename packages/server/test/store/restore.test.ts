import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { expect, test } from 'vitest'
import { backUp, openStore, replace, restore } from '../../src/store/open.ts'
import { steps } from '../../src/store/sql/schema.ts'
import { connect } from '../../src/store/sqlite/connection.ts'
import type { Before } from '../../src/store/sqlite/restore.ts'
import { olderDatabase } from './older.ts'
import { ended, start } from './processes.ts'
import { personRow, tableRow } from './rows.ts'

async function nameIn(file: string): Promise<string | undefined> {
  const store = await openStore(`sqlite:${file}`)
  return (await store.people.byId('id').finally(() => store.close()))?.name
}

test('a backup of an earlier version is restored every time, and nothing is left beside it', async () => {
  const folder = newFolder()
  const [old, file] = [join(folder, 'old.db'), join(folder, 'ludoteca.db')]
  await olderDatabase(old, 2, 'Ana')
  for (let round = 0; round < 12; round++) {
    const { replaced } = await replace(old, `sqlite:${file}`, join(folder, `kept-${round}`))
    expect(replaced).toBe(round > 0)
    expect(readdirSync(folder).filter(name => /part|-wal|-journal/.test(name))).toEqual([])
    // As it is on disk, without anything a connection of this process may still have open.
    const copy = join(folder, `copy-${round}.db`)
    copyFileSync(file, copy)
    const connection = connect(copy, { journal: 'delete' })
    const [found] = await connection.all<{ version: number }>(
      'select max(version) as version from schema_version',
    )
    expect(found?.version).toBe(steps.length)
    expect(await connection.all('pragma quick_check(1)')).toEqual([{ quick_check: 'ok' }])
    connection.close()
    expect(await nameIn(file)).toBe('Ana')
  }
})

test('what an earlier attempt left behind does not spoil a good backup', async () => {
  const folder = newFolder()
  const [good, file] = [join(folder, 'good.db'), join(folder, 'ludoteca.db')]
  await olderDatabase(good, steps.length, 'Bea')
  for (const end of ['', '-wal', '-shm', '-journal'])
    writeFileSync(`${file}.part${end}`, 'torn '.repeat(2000))
  writeFileSync(`${file}-wal`, 'torn '.repeat(2000))
  await restore(good, `sqlite:${file}`)
  expect(await nameIn(file)).toBe('Bea')
  writeFileSync(join(folder, 'again.db.part'), 'torn')
  await backUp(`sqlite:${file}`, join(folder, 'again.db'))
  expect(await nameIn(join(folder, 'again.db'))).toBe('Bea')
})

const STEPS: readonly Parameters<Before>[0][] = ['copy', 'check', 'merge', 'keep', 'place', 'tidy']

test.each(STEPS)('killed before it would %s, the old database or the new one is there, whole', async step => {
  const folder = newFolder()
  const [old, file] = [join(folder, 'old.db'), join(folder, 'ludoteca.db')]
  await olderDatabase(old, 3, 'from the backup')
  // Its latest lines are in the write-ahead log when the power goes.
  const writer = start('./writer-process.ts', `sqlite:${file}`)
  for (let line = 0; line < 20; line++) await writer.hear()
  writer.child.kill('SIGKILL')
  await ended(writer.child)
  expect(existsSync(`${file}-wal`)).toBe(true)

  const { child } = start('./restore-process.ts', old, file, join(folder, 'kept.db'), step)
  await ended(child)
  // Where there are no signals, whoever kills itself ends with 1.
  expect(child.signalCode ?? child.exitCode).toBe(process.platform === 'win32' ? 1 : 'SIGKILL')
  const store = await openStore(`sqlite:${file}`)
  const [restored, lines] = [await store.people.byId('id'), await store.tables.log('t0', 0)]
  expect(lines).toHaveLength(await store.tables.head('t0'))
  await store.close()
  expect([restored?.name ?? null, lines.length > 0]).toEqual(
    step === 'tidy' ? ['from the backup', false] : [null, true],
  )
  if (existsSync(join(folder, 'kept.db'))) {
    const kept = await openStore(`sqlite:${join(folder, 'kept.db')}`)
    expect((await kept.tables.log('t0', 0)).length).toBeGreaterThan(0)
    await kept.close()
  }
  await replace(old, `sqlite:${file}`, join(folder, 'kept-again.db'))
  expect(await nameIn(file)).toBe('from the backup')
  expect(readdirSync(folder).filter(name => name.includes('part'))).toEqual([])
})

test('what was replaced is kept with its latest lines and can be restored itself', async () => {
  const folder = newFolder()
  const [old, file, kept] = ['old.db', 'ludoteca.db', 'kept.db'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await olderDatabase(old, 1 + 1, 'Ana')
  const store = await openStore(`sqlite:${file}`)
  await store.people.add({ ...personRow('id'), name: 'Bea' })
  await store.tables.append('t', 0, ['a'], tableRow('t', 1))
  await store.close()
  await replace(old, `sqlite:${file}`, kept)
  await expect(replace(old, `sqlite:${file}`, kept)).rejects.toThrow('is there already')
  expect(await nameIn(file)).toBe('Ana')
  await replace(kept, `sqlite:${file}`, join(folder, 'kept-too.db'))
  expect(await nameIn(file)).toBe('Bea')
})

test('an empty file, or the database of something else, is no backup', async () => {
  const folder = newFolder()
  const [empty, foreign, file] = ['empty.db', 'foreign.db', 'ludoteca.db'].map(name =>
    join(folder, name),
  ) as [string, string, string]
  writeFileSync(empty, '')
  const other = connect(foreign, { journal: 'delete' })
  other.exec('create table schema_version (version integer); create table songs (title text)')
  other.close()
  await olderDatabase(file, steps.length, 'Ana')
  for (const wrong of [empty, foreign]) {
    const kept = join(folder, 'kept')
    await expect(replace(wrong, `sqlite:${file}`, kept)).rejects.toThrow('not the backup of a database')
    expect(existsSync(kept)).toBe(false)
    await expect(restore(wrong, `sqlite:${join(folder, 'new.db')}`)).rejects.toThrow(
      'not the backup of a database',
    )
  }
  expect(await nameIn(file)).toBe('Ana')
})

test('a damaged backup changes nothing, and a damaged database can be replaced', async () => {
  const folder = newFolder()
  const [good, file, bad] = ['good.db', 'ludoteca.db', 'bad.db'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await olderDatabase(good, 4, 'Ana')
  await restore(good, `sqlite:${file}`)
  const before = readdirSync(folder).sort()
  writeFileSync(bad, 'Dear sir, '.repeat(1000))
  await expect(replace(bad, `sqlite:${file}`, join(folder, 'kept.db'))).rejects.toThrow('bad.db is damaged')
  expect(readdirSync(folder).sort()).toEqual([...before, 'bad.db'].sort())
  expect(await nameIn(file)).toBe('Ana')
  for (const end of ['', '-wal']) copyFileSync(bad, file + end)
  await replace(good, `sqlite:${file}`, join(folder, 'kept.db'))
  expect(await nameIn(file)).toBe('Ana')
  expect(existsSync(join(folder, 'kept.db-wal'))).toBe(true)
})
