import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { npmText } from '../../scripts/lib/npm.mjs'
import { playWhole } from './play-whole.ts'

/* What a host has who never saw this repository: an empty folder, Node and the tarball. */

const { TARBALL = '' } = process.env
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-installed-'))
const bin = join(folder, 'node_modules', 'ludoteca', 'ludoteca.js')
const ludoteca = (...args: string[]): string =>
  execFileSync(process.execPath, [bin, ...args], { cwd: folder, encoding: 'utf8' })

beforeAll(async () => {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  await npmText(['install', '--prefix', folder, ...quiet, TARBALL], { cwd: folder })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** `ludoteca` alone, and where it says it is. */
async function open() {
  const env = { ...process.env, PORT: '0' }
  const server = spawn(process.execPath, [bin], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(server, 'exit')
  let said = ''
  for await (const text of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += text
    const url = /http:\/\/\S+(?=\s)/.exec(said)?.[0]
    if (!url) continue
    const close = (): typeof exit => {
      server.kill('SIGTERM')
      return exit
    }
    return { url, close }
  }
  throw new Error(`the server did not start: ${said}`)
}

test('the server starts, a guest plays a whole game against a bot, and it closes in good order', async () => {
  const server = await open()
  const page = await fetch(server.url, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('<script type="module"')

  const ana = new Visitor(server.url)
  await ana.ask('POST', '/guest', { name: 'Ana' })
  const { id } = await ana.ask<{ id: string }>('POST', '/tables', { ...TERMS, rated: false })
  await ana.connect()
  await ana.does(id, { do: 'bot', seat: 1, level: 'medium' })
  await ana.does(id, { do: 'start' })
  await playWhole(ana, id)

  const [code] = await server.close()
  // Windows has no signals: there the server is ended, not asked to close.
  if (process.platform !== 'win32') expect(code).toBe(0)
  expect(existsSync(join(folder, 'data', 'ludoteca.db'))).toBe(true)
  expect(ludoteca('verify', '--lang', 'en')).toContain(': 1.')
})

test('the other commands, the rulebooks and the threads of the arena are there', () => {
  expect(ludoteca('serve', '--help')).toContain('--trust-proxy')
  expect(ludoteca('rules', 'lisboa', '--lang', 'zh')).toContain('里斯本')
  const contest = '--game puerto-rico --bots easy,random --games 2 --jobs 2'.split(' ')
  expect(ludoteca('arena', ...contest)).toContain('"game":"puerto-rico"')
})
