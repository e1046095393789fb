import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LANGS } from '@ludoteca/engine'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { expect, test } from 'vitest'
import { runAdmin } from '../../src/admin/index.ts'
import { runBackup, runVerify } from '../../src/maintenance/commands.ts'
import { backUp, openStore } from '../../src/store/open.ts'
import { hold } from '../../src/store/sqlite/lock.ts'
import { ended, start } from './processes.ts'
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

test('a second server on the same folder is refused in words, and leaves no trace', async () => {
  const data = newFolder()
  const first = start('./server-process.ts', data)
  expect(await first.hear()).toMatch(/^http:/)
  const link = join(newFolder(), 'link')
  symlinkSync(data, link, 'junction')
  for (const [path, lang, words] of [
    [data, 'en', `A server is running on ${data} (process ${first.child.pid}). Stop it first.`],
    [link, 'zh', `${data} 上有服务器正在运行（进程 ${first.child.pid}），请先停止它。`],
    [relative(process.cwd(), data), 'en', `A server is running on ${data}`],
  ] as const) {
    const second = start('./server-process.ts', path, lang)
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

test('a killed server holds nothing: the next one opens at once and has every promised line', async () => {
  const data = newFolder()
  const url = `sqlite:${join(data, 'ludoteca.db')}`
  for (let round = 0; round < 3; round++) {
    const writer = start('./writer-process.ts', url, 'server', String(round))
    const promised: string[] = []
    while (promised.length < 60) promised.push(await writer.hear())
    expect(() => hold(join(data, 'ludoteca.db'), 'server')).toThrow(`process ${writer.child.pid}`)
    writer.child.kill('SIGKILL')
    await ended(writer.child)
    const store = await openStore(url, undefined, 'server')
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
  const store = await openStore(`sqlite:${file}`, undefined, 'server')
  await store.close()
  expect(existsSync(`${file}.pid`)).toBe(false)
})

test('two servers on two folders do not know of each other', async () => {
  const servers = [newFolder(), newFolder()].map(data => start('./server-process.ts', data))
  for (const { hear } of servers) expect(await hear()).toMatch(/^http:/)
  for (const { child } of servers) {
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
  expect(refusal('server')).toBe('')
  expect(refusal('alone')).toContain(lang === 'zh' ? '另一条命令' : 'Another command')
  const server = await openStore(url, undefined, 'server')
  expect(refusal('visit')).toBe('')
  expect(refusal('server')).toContain(String(process.pid))
  expect(refusal('alone')).toContain(String(process.pid))
  await server.close()
  await store.close()
  const release = hold(file, 'alone')
  const restoring = lang === 'zh' ? '正在恢复备份' : 'is being put in place'
  for (const how of ['visit', 'server', 'alone'] as const) expect(refusal(how)).toContain(restoring)
  expect(await admin(data, 'users')).toContain('is being put in place')
  const context = { lang, clock: Date.now, out: () => {} }
  expect(await runVerify(context, url)).toContain(restoring)
  expect(await runBackup(context, url, { folder: newFolder(), keep: null, drill: false })).toContain(
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
