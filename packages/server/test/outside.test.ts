import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Visitor } from '@ludoteca/harness/client/visitor.ts'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import type { NewToken, Profile } from '@ludoteca/protocol'
import { afterEach, expect, test } from 'vitest'

const PASSWORD = 'four words or so'
const direct = fileURLToPath(new URL('../../../examples/bots/direct.py', import.meta.url))
const snake = ['python3', 'python'].find(name => spawnSync(name, ['--version']).status === 0)
const { open } = useFolders()
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function tokenOf(url: string, name: string): Promise<string> {
  const owner = new Visitor(url)
  await owner.ask('POST', '/guest', { name })
  await owner.ask('POST', '/account', { name, password: PASSWORD })
  await owner.ask('PUT', '/me/program', { password: PASSWORD })
  const asked = { label: 'test', scope: 'play', password: PASSWORD }
  return (await owner.ask<NewToken>('POST', '/me/tokens', asked)).token
}

/** The program, with what it says and how it ends. */
function run(token: string, args: readonly string[]) {
  const child: ChildProcess = spawn(snake ?? '', [direct, ...args], {
    env: { ...process.env, LUDOTECA_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout?.on('data', text => {
    said += text
  })
  child.stderr?.on('data', text => {
    said += text
  })
  ends.push(() => child.kill())
  return { said: () => said, code: () => child.exitCode }
}

test.runIf(snake)(
  'two programs that know nothing but the documents play a rated game to its end',
  async () => {
    const server = await open()
    ends.push(() => server.close())
    const [ana, bo] = [await tokenOf(server.url, 'Ana'), await tokenOf(server.url, 'Bo')]
    const guest = run(bo, [server.url])
    const host = run(ana, [server.url, 'tigris-euphrates', 'Bo'])
    await expect.poll(host.code, { timeout: 280_000, interval: 200 }).not.toBe(null)
    expect({ code: host.code(), said: host.said() }).toMatchObject({ code: 0 })
    await expect.poll(guest.said, { timeout: 30_000 }).toContain('"how": "played"')
    const looker = new Visitor(server.url)
    await expect
      .poll(async () => (await looker.ask<Profile>('GET', '/people/Ana')).ratings, { timeout: 30_000 })
      .toMatchObject([{ game: 'tigris-euphrates', games: 1 }])
  },
  300_000,
)
