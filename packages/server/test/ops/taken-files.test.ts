import { fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { nodeFlags } from '../../../../scripts/lib/node.mjs'
import { runAdmin } from '../../src/admin/index.ts'
import { backUp } from '../../src/store/open.ts'
import { hold } from '../../src/store/sqlite/lock.ts'
import { ended, start } from '../store/rooms.ts'
import { useFolders, Visitor } from '../visitor.ts'

const { data, page } = useFolders()
const program = fileURLToPath(new URL('./held-house.ts', import.meta.url))
const house = (): string => join(data(), 'ludoteca.db')

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

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries++) await pause(50)
  expect(holds()).toBe(true)
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

test.each([0, 1_500])('a lock file removed under an open room lets nobody in, %i ms later', async later => {
  const { child, url, exit, said } = await openProcess()
  const backup = join(page(), 'backup.db')
  await backUp(`sqlite:${house()}`, backup)
  for (const other of ['room', 'restore']) {
    rmSync(`${house()}.lock`)
    await pause(later)
    if (other === 'restore') expect(await restore(backup)).toContain(`process ${child.pid}`)
    else {
      const second = start('../store/room-process.ts', data())
      expect(await second.hear()).toContain(`process ${child.pid}`)
      await ended(second.child)
    }
  }
  await until(() => said().split('locked again').length === 3)
  expect(said()).toMatch(/"level":40,.*ludoteca\.db\.lock was removed/)
  expect((await fetch(new URL('/readyz', url))).status).toBe(200)
  expect(await new Visitor(url).ask('POST', '/guest', { name: 'Ana' })).toMatchObject({ name: 'Ana' })
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  expect(existsSync(`${house()}.pid`)).toBe(false)
})

test('a room whose lock somebody else has got closes, and leaves alone what is theirs', async () => {
  const { exit, said } = await openProcess()
  rmSync(`${house()}.lock`)
  // As if made by somebody who did not know of a room.
  writeFileSync(`${house()}.lock`, '')
  const release = hold(house(), 'room')
  onTestFinished(release)
  expect(await exit).toBe(1)
  expect(said()).toMatch(/A room is open on .*nobody caught/)
  expect(said()).toContain('the room is closed')
  expect(readFileSync(`${house()}.pid`, 'utf8')).toBe(`${process.pid}\n`)
})

test.each(['', '-wal', '-shm'])('a room whose ludoteca.db%s is replaced closes', async end => {
  const { url, exit, said } = await openProcess()
  await new Visitor(url).ask('POST', '/guest', { name: 'Ana' })
  const copy = join(data(), 'copy')
  copyFileSync(`${house()}${end}`, copy)
  renameSync(copy, `${house()}${end}`)
  expect(await exit).toBe(1)
  expect(said()).toMatch(/was removed or replaced while it was open.*nobody caught/)
})

test.each([
  ['is ready', '/readyz', {}],
  ['promises anything', '/api/guest', { method: 'POST', body: '{"name":"Bo"}' }],
])('a room whose database is gone no longer %s', async (_, path, ask) => {
  const { url, exit } = await openProcess()
  renameSync(house(), join(data(), 'elsewhere'))
  const headers = { 'content-type': 'application/json', origin: url }
  const status = await fetch(new URL(path, url), { ...ask, headers }).then(
    answer => answer.status,
    () => 'it has closed the line',
  )
  expect([500, 503, 'it has closed the line']).toContain(status)
  expect(await exit).toBe(1)
})
