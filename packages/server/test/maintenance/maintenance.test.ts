import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '@ludoteca/engine'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { allGames } from '@ludoteca/shelf'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addBackup } from '../../src/maintenance/backups.ts'
import { runBackup, runMigrate, runVerify } from '../../src/maintenance/commands.ts'
import { KEYS } from '../../src/maintenance/copy-rows.ts'
import { openToRead } from '../../src/maintenance/database.ts'
import { replay, tablesOf } from '../../src/maintenance/verify.ts'
import { tableReads } from '../../src/store/sql/tables.ts'
import { connect } from '../../src/store/sqlite/connection.ts'
import { hold } from '../../src/store/sqlite/lock.ts'
import { livedIn } from './sample.ts'

function change(url: string, text: string): Promise<number> {
  const connection = connect(url.replace('sqlite:', ''))
  return connection.run(text).finally(() => connection.close())
}

const context = (lang: (typeof LANGS)[number] = 'en') => {
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
  const well = context(lang)
  expect(await runVerify(well, url)).toBeNull()
  expect(well.said.join()).toContain('4')
  const end = await openToRead(url)
  const ids: string[] = []
  for await (const id of tablesOf(end)) if ((await tableReads.head(end.sql, id)) > 3) ids.push(id)
  await end.close()
  const [first = '', second = ''] = ids
  await change(url, `update lines set line = '{}' where table_id = '${first}' and seq = 2`)
  await change(url, `delete from lines where table_id = '${second}' and seq = 1`)
  const said = await runVerify(context(lang), url)
  for (const id of [first, second]) expect(said).toContain(id)
  expect(said).toContain(lang === 'zh' ? '第 2 行接不上' : 'line 2 does not follow')
  expect(said?.split('\n')).toHaveLength(3)
})

test('a database is moved only when no server runs on it, and not into itself', async () => {
  const folder = newFolder()
  const url = await livedIn(folder)
  const ends = { from: url, to: `sqlite:${join(newFolder(), 'new.db')}` }
  expect(await runMigrate(context(), { from: url, to: url })).toBe('That is the same database.')
  symlinkSync(folder, `${folder}-too`, 'junction')
  onTestFinished(() => rmSync(`${folder}-too`))
  const roundabout = `sqlite:${join(`${folder}-too`, 'ludoteca.db')}`
  expect(await runMigrate(context(), { from: url, to: roundabout })).toBe('That is the same database.')
  expect(await runMigrate(context(), { from: url, to: null })).toContain('--from')
  expect(await runVerify(context('zh'), 'sqlite:/elsewhere')).toBe('操作失败：没有 /elsewhere 这个文件。')
  const leave = hold(join(folder, 'ludoteca.db'), 'server')
  expect(await runMigrate(context(), ends)).toContain(`process ${process.pid}`)
  leave()
  expect(await runMigrate(context(), ends)).toBeNull()
  const other = { from: url, to: `sqlite:${join(newFolder(), 'other.db')}` }
  const stay = hold(other.to.replace('sqlite:', ''), 'server')
  expect(await runMigrate(context('zh'), other)).toContain(`进程 ${process.pid}`)
  stay()
})

test('nothing is told about a password', async () => {
  const said = await runVerify(context(), 'postgres://ana:secret@127.0.0.1:1/room')
  expect(said).toMatch(/^That did not work/)
  expect(said).not.toContain('secret')
})

test.each([
  ['en', 'That did not work: There can be no folder {folder}.'],
  ['zh', '操作失败：无法建立目录 {folder}。'],
] as const)('in %s, a folder that cannot be made is told of', async (lang, sentence) => {
  const url = await livedIn(newFolder())
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  const folder = join(file, 'nope')
  expect(await runBackup(context(lang), url, { folder, keep: null, drill: false })).toBe(
    sentence.replace('{folder}', folder),
  )
})

test('backups are kept up to a number; a drill plays every game in the newest', async () => {
  const url = await livedIn(newFolder())
  const folder = newFolder()
  writeFileSync(join(folder, 'ludoteca-notes.db'), 'mine')
  const day = (n: number) => Date.UTC(2026, 4, n)
  for (let n = 1; n <= 4; n++) await addBackup(url, folder, { keep: 2, now: day(n) })
  const log = context()
  expect(await runBackup(log, url, { folder, keep: '2', drill: true })).toBeNull()
  expect(log.said.at(-1)).toContain('4')
  expect(readdirSync(folder)).toEqual([
    'ludoteca-20260504-000000.db',
    'ludoteca-20260601-000000.db',
    'ludoteca-notes.db',
  ])
  expect(await runBackup(context(), url, { folder: undefined, keep: null, drill: false })).toContain(
    'backup DIR',
  )
  expect(await runBackup(context(), url, { folder, keep: '0', drill: false })).toContain('“0”')
  await change(url, `update lines set line = '{}' where seq = 2`)
  vi.useFakeTimers({ now: day(9), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const broken = await runBackup({ ...context(), clock: Date.now }, url, { folder, keep: null, drill: true })
  expect(broken).toContain('do not agree')
})

test('reading a database changes nothing in it', async () => {
  const url = await livedIn(newFolder())
  const end = await openToRead(url)
  await expect(end.sql.run('delete from lines')).rejects.toThrow()
  const games = await allGames()
  for await (const id of tablesOf(end)) expect((await replay(end, id, games)).why).toBeNull()
  await end.close()
})
