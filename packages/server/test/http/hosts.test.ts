import { request } from 'node:http'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { knownHosts } from '../../src/http/hosts.ts'

const { open } = useFolders()

test.each([
  '127.0.0.1',
  '127.0.0.1:4280',
  '192.168.1.20:4280',
  '[::1]:4280',
  '[fe80::1]',
  'localhost:4280',
  'LOCALHOST',
  'server.localhost',
  'games.example',
  'Games.Example.:443',
  'games.lan:4280',
])('the server goes by %s', host => {
  expect(knownHosts('https://games.example', ['games.lan'])(host)).toBe(true)
})

test.each([
  '',
  ' ',
  'evil.example',
  'evil.example:4280',
  'games.example.evil.example',
  'evilgames.example',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  '127.0.0.1@evil.example',
  'games.example/evil',
  'games.example, evil.example',
  '[evil]',
  '127.0.0.1:4280:1',
  ':4280',
])('the server does not go by %j', host => {
  expect(knownHosts('https://games.example', ['games.lan'])(host)).toBe(false)
})

/** As a browser would ask that was led here under another name. */
const ask = (
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const asking = request(new URL(path, url), { method, headers }, async answer => {
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(await answer.toArray()).toString() })
    })
    asking.on('error', reject)
    asking.end(method === 'GET' ? undefined : '{"name":"Eve"}')
  })

/** The status a socket is turned away with and what is said, or `open`. */
const dial = (url: string, headers: Record<string, string>): Promise<string> =>
  new Promise(resolve => {
    const socket = new WebSocket(new URL('/api/live', url.replace('http', 'ws')), { headers })
    socket.on('error', () => {})
    socket.on('open', () => {
      socket.terminate()
      resolve('open')
    })
    socket.on('unexpected-response', async (_, answer) =>
      resolve(`${answer.statusCode} ${Buffer.concat(await answer.toArray())}`),
    )
  })

const under = (host: string) => ({
  host,
  origin: `http://${host}`,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
})

test('a foreign name that leads here gets nothing, and is told which setting would change that', async () => {
  const server = await open()
  const evil = under('evil.example:4280')
  for (const [method, path] of [
    ['POST', '/api/guest'],
    ['GET', '/api/lobby'],
    ['GET', '/api/nothing'],
    ['GET', '/metrics'],
    ['GET', '/'],
    ['GET', '/t/abc'],
  ] as const) {
    const { status, text } = await ask(server.url, method, path, evil)
    expect([path, status]).toEqual([path, 403])
    expect(text).toContain('evil.example')
    expect(text).toContain('--hosts evil.example')
    expect(text).toContain('--origin')
  }
  const inChinese = await ask(server.url, 'GET', '/api/lobby', { ...evil, 'accept-language': 'zh' })
  expect(inChinese.text).toMatch(/本馆不认识.*--hosts/)
  expect(await dial(server.url, evil)).toMatch(/^403 .*--hosts evil\.example/)
  expect((await ask(server.url, 'GET', '/healthz', evil)).status).toBe(200)
  await server.close()
})

test('numbers, localhost, the origin and listed names work without more ado', async () => {
  const server = await open('--origin', 'https://games.example', '--hosts', 'games.lan')
  for (const host of ['127.0.0.1:1', '10.0.0.7:4280', 'localhost:4280', '[::1]:4280', 'games.lan:4280']) {
    expect((await ask(server.url, 'POST', '/api/guest', under(host))).status).toBe(200)
    expect(await dial(server.url, under(host))).toBe('open')
  }
  const outside = { ...under('games.example'), origin: 'https://games.example' }
  expect((await ask(server.url, 'POST', '/api/guest', outside)).status).toBe(200)
  expect(await dial(server.url, outside)).toBe('open')
  await server.close()
})

test('what a proxy forwards is the name that counts', async () => {
  const server = await open('--trust-proxy', '--origin', 'https://games.example')
  const through = (host: string) => ({ ...under('127.0.0.1:4280'), 'x-forwarded-host': host })
  expect((await ask(server.url, 'GET', '/api/lobby', through('games.example'))).status).toBe(200)
  expect((await ask(server.url, 'GET', '/api/lobby', through('evil.example'))).status).toBe(403)
  expect(await dial(server.url, { ...through('evil.example'), origin: 'http://evil.example' })).toMatch(
    /^403/,
  )
  await server.close()
})
