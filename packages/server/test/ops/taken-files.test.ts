import { fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Visitor } from '@ludoteca/harness/client/visitor.ts'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import Database from 'libsql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { nodeFlags } from '../../../../scripts/lib/node.mjs'
import { runAdmin } from '../../src/admin/index.ts'
import { backUp, openStore } from '../../src/store/open.ts'
import { ended, start } from '../store/processes.ts'

const { data, page } = useFolders()
const program = fileURLToPath(new URL('./held-server.ts', import.meta.url))
const database = (): string => join(data(), 'ludoteca.db')

async function openProcess() {
  const child = fork(program, [data(), page()], {
    execArgv: nodeFlags,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'info' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr?.on('data', part => {
    said += part
  })
  const exit = once(child, 'exit').then(([code]) => code as number)
  const [url] = (await once(child, 'message')) as [string]
  return { child, url, exit, said: () => said }
}

async function restore(backup: string): Promise<string> {
  const said: string[] = []
  const refused = await runAdmin({
    words: ['restore', backup],
    data: data(),
    days: null,
    clear: false,
    lang: 'en',
    clock: Date.now,
    out: text => said.push(text),
  })
  return refused ?? said.join('\n')
}

/* Windows lets nobody remove or replace a file that is open. */
const taking = test.skipIf(process.platform === 'win32')

taking.each([0, 1_500])(
  'a lock file removed under an open server lets nobody in, %i ms later',
  async later => {
    const { child, url, exit, said } = await openProcess()
    const backup = join(page(), 'backup.db')
    await backUp(`sqlite:${database()}`, backup)
    for (const other of ['server', 'restore']) {
      rmSync(`${database()}.lock`)
      await pause(later)
      if (other === 'restore') expect(await restore(backup)).toContain(`process ${child.pid}`)
      else {
        const second = start('../store/server-process.ts', data())
        expect(await second.hear()).toContain(`process ${child.pid}`)
        await ended(second.child)
      }
    }
    await vi.waitFor(() => expect(said().split('locked again')).toHaveLength(3))
    expect(said()).toMatch(/"level":40,.*ludoteca\.db\.lock was removed/)
    expect((await fetch(new URL('/readyz', url))).status).toBe(200)
    expect(await new Visitor(url).ask('POST', '/guest', { name: 'Ana' })).toMatchObject({ name: 'Ana' })
    child.send('close')
    expect(await exit).toBe(0)
    expect(existsSync(`${database()}.pid`)).toBe(false)
  },
)

taking('a lock file made anew under an open server lets nobody in', async () => {
  const { child, url, exit, said } = await openProcess()
  const backup = join(page(), 'backup.db')
  await backUp(`sqlite:${database()}`, backup)
  for (let round = 0; round < 2; round++) {
    rmSync(`${database()}.lock`)
    writeFileSync(`${database()}.lock`, '')
    if (round === 1) expect(await restore(backup)).toContain(`process ${child.pid}`)
    else {
      const second = start('../store/server-process.ts', data())
      expect(await second.hear()).toContain(`process ${child.pid}`)
      await ended(second.child)
    }
    await vi.waitFor(() => expect(said().split('locked again')).toHaveLength(round + 2))
  }
  expect(await new Visitor(url).ask('POST', '/guest', { name: 'Ana' })).toMatchObject({ name: 'Ana' })
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})

test('a server beside which another one was opened all the same writes nothing any more', async () => {
  const { url, exit, said } = await openProcess()
  const store = await openStore(`sqlite:${database()}`)
  // What a server does first when it opens a database.
  await store.settings.set('open-room', 'another')
  const asked = await new Visitor(url).ask('POST', '/guest', { name: 'Ana' }).catch(() => ({}))
  expect(asked).not.toHaveProperty('id')
  expect(await exit).toBe(1)
  expect(said()).toMatch(/another server has been started on the same database.*nobody caught/)
  expect(await store.people.list(null, 10)).toEqual([])
  expect(await store.settings.get('open-room')).toBe('another')
  await store.close()
})

taking('a server whose lock somebody else has got closes, and leaves alone what is theirs', async () => {
  const { exit, said } = await openProcess()
  rmSync(`${database()}.lock`)
  // By somebody who did not know of a server.
  const other = new Database(`${database()}.lock`)
  onTestFinished(() => void other.close())
  other.exec('pragma journal_mode = memory')
  other.exec('begin immediate')
  writeFileSync(`${database()}.pid`, `${process.pid}\n`)
  expect(await exit).toBe(1)
  expect(said()).toMatch(/A server is running on .*nobody caught/)
  expect(said()).toContain('the server is closed')
  expect(readFileSync(`${database()}.pid`, 'utf8')).toBe(`${process.pid}\n`)
})

taking.each(['', '-wal', '-shm'])('a server whose ludoteca.db%s is replaced closes', async end => {
  const { url, exit, said } = await openProcess()
  await new Visitor(url).ask('POST', '/guest', { name: 'Ana' })
  const copy = join(data(), 'copy')
  copyFileSync(`${database()}${end}`, copy)
  renameSync(copy, `${database()}${end}`)
  expect(await exit).toBe(1)
  expect(said()).toMatch(/was removed or replaced while it was open.*nobody caught/)
})

taking.each([
  ['is ready', '/readyz', {}],
  ['promises anything', '/api/guest', { method: 'POST', body: '{"name":"Bo"}' }],
])('a server whose database is gone no longer %s', async (_, path, ask) => {
  const { url, exit } = await openProcess()
  renameSync(database(), join(data(), 'elsewhere'))
  const headers = { 'content-type': 'application/json', origin: url }
  const status = await fetch(new URL(path, url), { ...ask, headers }).then(
    answer => answer.status,
    () => 'it has closed the line',
  )
  expect([500, 503, 'it has closed the line']).toContain(status)
  expect(await exit).toBe(1)
})
