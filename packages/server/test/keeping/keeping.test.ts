import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '@ludoteca/engine'
import { allGames } from '@ludoteca/shelf'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isMoving } from '../../src/house.ts'
import { addBackup } from '../../src/keeping/backups.ts'
import { KEYS } from '../../src/keeping/copy.ts'
import { openToRead } from '../../src/keeping/end.ts'
import { moveHouse } from '../../src/keeping/move.ts'
import { runBackup, runMigrate, runVerify } from '../../src/keeping/run.ts'
import { replay, tablesOf } from '../../src/keeping/verify.ts'
import { openStore } from '../../src/store/open.ts'
import { tableReads } from '../../src/store/sql/tables.ts'
import { connect } from '../../src/store/sqlite/connection.ts'
import { hold } from '../../src/store/sqlite/lock.ts'
import { newDatabase } from '../postgres/place.ts'
import { newFolder } from '../store/folder.ts'
import { livedIn } from './lived-in.ts'

function change(url: string, text: string): Promise<number> {
  const connection = connect(url.replace('sqlite:', ''))
  return connection.run(text).finally(() => connection.close())
}

const keeping = (lang: (typeof LANGS)[number] = 'en') => {
  const said: string[] = []
  return { said, lang, clock: () => Date.UTC(2026, 5, 1), out: (line: string) => void said.push(line) }
}

test('every table of the schema is moved', async () => {
  const url = await livedIn(newFolder())
  const connection = connect(url.replace('sqlite:', ''))
  const found = await connection.all<{ name: string }>(`select name from sqlite_master where type = 'table'`)
  connection.close()
  expect([...Object.keys(KEYS), 'schema_version'].sort()).toEqual(found.map(each => each.name).sort())
})

test.each(LANGS)('in %s, verify plays every game and names those that do not add up', async lang => {
  const url = await livedIn(newFolder())
  const well = keeping(lang)
  expect(await runVerify(well, url)).toBeNull()
  expect(well.said.join()).toContain('4')
  const end = await openToRead(url)
  const ids: string[] = []
  for await (const id of tablesOf(end)) if ((await tableReads.head(end.sql, id)) > 3) ids.push(id)
  await end.close()
  const [first = '', second = ''] = ids
  await change(url, `update lines set line = '{}' where table_id = '${first}' and seq = 2`)
  await change(url, `delete from lines where table_id = '${second}' and seq = 1`)
  const said = await runVerify(keeping(lang), url)
  for (const id of [first, second]) expect(said).toContain(id)
  expect(said).toContain(lang === 'zh' ? '第 2 行接不上' : 'line 2 does not follow')
  expect(said?.split('\n')).toHaveLength(3)
})

test('a house moves to PostgreSQL and back, also when it is broken off, and every game is the same', async () => {
  const url = await livedIn(newFolder())
  const place = await newDatabase()
  onTestFinished(() => place.remove())
  const parts: string[] = []
  await expect(
    moveHouse(url, place.url, part => {
      parts.push(part)
      if (part === 'seats') throw new Error('unplugged')
    }),
  ).rejects.toThrow('unplugged')
  const half = await openStore(place.url)
  expect(await isMoving(half.house)).toBe(true)
  await half.close()
  await expect(moveHouse('sqlite:/elsewhere', place.url, () => {})).rejects.toThrow('There is no /elsewhere')

  const there = await moveHouse(url, place.url, () => {})
  expect(there).toEqual({ tables: 4, bad: [] })
  await expect(moveHouse(url, place.url, () => {})).rejects.toThrow('Somebody lives there already')
  const back = `sqlite:${join(newFolder(), 'back.db')}`
  expect(await moveHouse(place.url, back, () => {})).toEqual({ tables: 4, bad: [] })

  const rows = async (file: string): Promise<unknown[]> => {
    const connection = connect(file.replace('sqlite:', ''))
    const all = await Promise.all(
      Object.entries(KEYS).map(([table, key]) => connection.all(`select * from ${table} order by ${key}`)),
    )
    connection.close()
    return all
  }
  expect(await rows(back)).toEqual(await rows(url))
  expect(parts).not.toContain('tables')
})

test('a house is moved only when nobody plays in it, and not into itself', async () => {
  const folder = newFolder()
  const url = await livedIn(folder)
  const ends = { from: url, to: `sqlite:${join(newFolder(), 'new.db')}` }
  expect(await runMigrate(keeping(), { from: url, to: url })).toBe('That is the same house.')
  symlinkSync(folder, `${folder}-too`)
  onTestFinished(() => rmSync(`${folder}-too`))
  const roundabout = `sqlite:${join(`${folder}-too`, 'ludoteca.db')}`
  expect(await runMigrate(keeping(), { from: url, to: roundabout })).toBe('That is the same house.')
  expect(await runMigrate(keeping(), { from: url, to: null })).toContain('--from')
  expect(await runVerify(keeping('zh'), 'sqlite:/elsewhere')).toBe('没有成功：没有 /elsewhere 这个文件。')
  const leave = hold(join(folder, 'ludoteca.db'), 'room')
  expect(await runMigrate(keeping(), ends)).toContain(`process ${process.pid}`)
  leave()
  expect(await runMigrate(keeping(), ends)).toBeNull()
  const other = { from: url, to: `sqlite:${join(newFolder(), 'other.db')}` }
  const stay = hold(other.to.replace('sqlite:', ''), 'room')
  expect(await runMigrate(keeping('zh'), other)).toContain(`进程 ${process.pid}`)
  stay()
})

test('nothing is told about a password', async () => {
  const said = await runVerify(keeping(), 'postgres://ana:secret@127.0.0.1:1/room')
  expect(said).toMatch(/^That did not work/)
  expect(said).not.toContain('secret')
})

test.each([
  ['en', 'That did not work: There can be no folder {folder}.'],
  ['zh', '没有成功：无法建立目录 {folder}。'],
] as const)('in %s, a folder that cannot be made is told of', async (lang, sentence) => {
  const url = await livedIn(newFolder())
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  const folder = join(file, 'nope')
  expect(await runBackup(keeping(lang), url, { folder, keep: null, drill: false })).toBe(
    sentence.replace('{folder}', folder),
  )
})

test('backups are kept up to a number; a drill plays every game in the newest', async () => {
  const url = await livedIn(newFolder())
  const folder = newFolder()
  writeFileSync(join(folder, 'ludoteca-notes.db'), 'mine')
  const day = (n: number) => Date.UTC(2026, 4, n)
  for (let n = 1; n <= 4; n++) await addBackup(url, folder, { keep: 2, now: day(n) })
  const log = keeping()
  expect(await runBackup(log, url, { folder, keep: '2', drill: true })).toBeNull()
  expect(log.said.at(-1)).toContain('4')
  expect(readdirSync(folder)).toEqual([
    'ludoteca-20260504-000000.db',
    'ludoteca-20260601-000000.db',
    'ludoteca-notes.db',
  ])
  expect(await runBackup(keeping(), url, { folder: undefined, keep: null, drill: false })).toContain(
    'backup DIR',
  )
  expect(await runBackup(keeping(), url, { folder, keep: '0', drill: false })).toContain('“0”')
  await change(url, `update lines set line = '{}' where seq = 2`)
  vi.useFakeTimers({ now: day(9), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const broken = await runBackup({ ...keeping(), clock: Date.now }, url, { folder, keep: null, drill: true })
  expect(broken).toContain('do not lead')
})

test('reading a house changes nothing in it', async () => {
  const url = await livedIn(newFolder())
  const end = await openToRead(url)
  await expect(end.sql.run('delete from lines')).rejects.toThrow()
  const games = await allGames()
  for await (const id of tablesOf(end)) expect((await replay(end, id, games)).why).toBeNull()
  await end.close()
})
