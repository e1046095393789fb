import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LANGS } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { runAdmin } from '../../src/admin/index.ts'
import { runBackup, runVerify } from '../../src/keeping/run.ts'
import { backUp, openStore } from '../../src/store/open.ts'
import { hold } from '../../src/store/sqlite/lock.ts'
import { newFolder } from './folder.ts'
import { ended, start } from './rooms.ts'
import { tableRow } from './rows.ts'

const admin = async (data: string, line: string): Promise<string> => {
  const said: string[] = []
  const refused = await runAdmin({
    words: line.split(' '),
    data,
    days: null,
    clear: false,
    lang: 'en',
    clock: Date.now,
    out: text => said.push(text),
  })
  return refused ?? said.join('\n')
}

test('a second room on the same folder is refused in words, and leaves no trace', async () => {
  const data = newFolder()
  const first = start('./room-process.ts', data)
  expect(await first.hear()).toMatch(/^http:/)
  const link = join(newFolder(), 'link')
  symlinkSync(data, link)
  for (const [path, lang, words] of [
    [data, 'en', `A room is open on ${data} (process ${first.child.pid}). Close it first.`],
    [link, 'zh', `${data} 上的馆正在开放（进程 ${first.child.pid}），请先关闭。`],
    [relative(process.cwd(), data), 'en', `A room is open on ${data}`],
  ] as const) {
    const second = start('./room-process.ts', path, lang)
    expect(await second.hear()).toContain(words)
    await ended(second.child)
  }
  const backup = join(newFolder(), 'backup.db')
  expect(await admin(data, `backup ${backup}`)).toContain(backup)
  expect(await admin(data, `restore ${backup}`)).toContain(`process ${first.child.pid}`)
  expect(await admin(data, 'rest on')).toContain('no new games')
  first.child.stdin?.end()
  await ended(first.child)
  expect(await admin(data, `restore ${backup}`)).toContain('The backup is in place')
})

test('a killed room holds nothing: the next one opens at once and has every promised line', async () => {
  const data = newFolder()
  const url = `sqlite:${join(data, 'ludoteca.db')}`
  for (let round = 0; round < 3; round++) {
    const writer = start('./writer-process.ts', url, 'room', String(round))
    const promised: string[] = []
    while (promised.length < 60) promised.push(await writer.hear())
    expect(() => hold(join(data, 'ludoteca.db'), 'room')).toThrow(`process ${writer.child.pid}`)
    writer.child.kill('SIGKILL')
    await ended(writer.child)
    const store = await openStore(url, undefined, 'room')
    for (let i = 0; i < 8; i++) {
      const log = await store.tables.log(`t${round}-${i}`, 0)
      expect(log).toHaveLength(await store.tables.head(`t${round}-${i}`))
      expect(log).toEqual(expect.arrayContaining(promised.filter(line => line.startsWith(`t${round}-${i} `))))
    }
    await store.close()
  }
})

test('files that are left or made up mean nothing', async () => {
  const data = newFolder()
  const file = join(data, 'ludoteca.db')
  for (const name of ['ludoteca.db.pid', 'room.pid']) writeFileSync(join(data, name), `${process.pid}\n`)
  writeFileSync(`${file}.lock`, '')
  const store = await openStore(`sqlite:${file}`, undefined, 'room')
  await store.close()
  expect(existsSync(`${file}.pid`)).toBe(false)
})

test('two rooms on two folders do not know of each other', async () => {
  const rooms = [newFolder(), newFolder()].map(data => start('./room-process.ts', data))
  for (const { hear } of rooms) expect(await hear()).toMatch(/^http:/)
  for (const { child } of rooms) {
    child.stdin?.end()
    await ended(child)
  }
})

test.each(LANGS)('in %s, what cannot be done together is refused in words', async lang => {
  const data = newFolder()
  const file = join(data, 'ludoteca.db')
  const url = `sqlite:${file}`
  const refusal = (how: Parameters<typeof hold>[1]): string => {
    try {
      hold(file, how)()
      return ''
    } catch (error) {
      return (error as { in(lang: string): string }).in(lang)
    }
  }
  const store = await openStore(url)
  await store.tables.append('t', 0, ['a'], tableRow('t', 1))
  expect(refusal('room')).toBe('')
  expect(refusal('alone')).toContain(lang === 'zh' ? '另一条命令' : 'Another command')
  const room = await openStore(url, undefined, 'room')
  expect(refusal('visit')).toBe('')
  expect(refusal('room')).toContain(String(process.pid))
  expect(refusal('alone')).toContain(String(process.pid))
  await room.close()
  await store.close()
  const release = hold(file, 'alone')
  const restoring = lang === 'zh' ? '正在恢复备份' : 'is being put in place'
  for (const how of ['visit', 'room', 'alone'] as const) expect(refusal(how)).toContain(restoring)
  expect(await admin(data, 'users')).toContain('is being put in place')
  const keeping = { lang, clock: Date.now, out: () => {} }
  expect(await runVerify(keeping, url)).toContain(restoring)
  expect(await runBackup(keeping, url, { folder: newFolder(), keep: null, drill: false })).toContain(
    restoring,
  )
  release()
  release()
  expect(refusal('alone')).toBe('')
})

test('looking at a backup leaves nothing beside it', async () => {
  const [data, backups] = [newFolder(), newFolder()]
  const store = await openStore(`sqlite:${join(data, 'ludoteca.db')}`)
  await store.close()
  await backUp(`sqlite:${join(data, 'ludoteca.db')}`, join(backups, 'b.db'))
  await runVerify({ lang: 'en', clock: Date.now, out: () => {} }, `sqlite:${join(backups, 'b.db')}`)
  expect(readdirSync(backups).filter(name => !/^b\.db(-wal|-shm)?$/.test(name))).toEqual([])
})
