import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { nodeFlags } from '../../../../scripts/lib/node.mjs'

/* Servers that are none of ours: whatever they say ends `ludoteca bot` in good order, and moves nobody's cursor. */

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

interface Strange {
  /** Says it when somebody has come in. */
  greet?(line: WebSocket): void
  /** Says it when a table is watched. */
  watched?(line: WebSocket): void
  /** Lets nobody in. */
  refuse?(stream: Duplex): void
}

async function openStrange({ greet, watched, refuse }: Strange): Promise<string> {
  const mine = [{ id: 'table', phase: 'playing', host: 'ana', terms: { game: 'puerto-rico' } }]
  const server = createServer((request, answer) => {
    answer.end(JSON.stringify(request.url === '/api/me' ? { id: 'me' } : { mine }))
  })
  const lines = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => {})
    if (refuse) return refuse(stream)
    lines.handleUpgrade(request, stream, head, line =>
      line.on('message', data => {
        const { type } = JSON.parse(String(data))
        if (type === 'hello') greet?.(line)
        if (type === 'watch') watched?.(line)
      }),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => {
    server.closeAllConnections()
    for (const line of lines.clients) line.terminate()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function playAt(room: string): Promise<{ code: number; said: string }> {
  const flags = ['bot', '--lang', 'en', '--room', room, '--cmd', 'exit']
  const child: ChildProcess = spawn(process.execPath, [...nodeFlags, main, ...flags], {
    cwd: join(main, '..'),
    env: { ...process.env, LUDOTECA_TOKEN: `ludoteca_${'a'.repeat(43)}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  ends.push(() => child.kill('SIGKILL'))
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', text => {
    said += text
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

const welcome = (line: WebSocket, name = 'Dice'): void =>
  line.send(JSON.stringify({ type: 'welcome', protocol: 0, me: { id: 'me', name }, now: 0 }))

const update = (facts: object, view: object | null) =>
  JSON.stringify({
    ...{ type: 'update', table: 'table', after: 0, seq: 1, now: 0, seat: 0 },
    facts: {
      phase: 'playing',
      version: 1,
      unplayable: null,
      overdue: null,
      request: null,
      seats: [],
      ...facts,
    },
    position: { view, from: 0, steps: [], undoable: 0 },
  })

const terms = { game: 'puerto-rico', seats: 3, options: {}, pace: { kind: 'free' }, rated: false }
const clock = { left: [], running: null, since: 0, due: null }

test.each<[string, Strange]>([
  ['no JSON', { greet: line => line.send('{nonsense') }],
  ['null', { greet: line => line.send('null') }],
  ['bytes', { greet: line => line.send(Buffer.from([0xff, 0xfe])) }],
  [
    'facts without seats',
    { greet: welcome, watched: line => line.send(update({ terms, clock, seats: null }, null)) },
  ],
  ['a position of nothing', { greet: welcome, watched: line => line.send(update({ terms, clock }, {})) }],
  [
    'a position without actions',
    { greet: welcome, watched: line => line.send(update({ terms, clock }, { phase: {}, actor: 0 })) },
  ],
  [
    'a result without ranks',
    { greet: welcome, watched: line => line.send(update({ phase: 'over', terms, result: {} }, null)) },
  ],
])('a server that says %s is another one than we can speak with', async (_, strange) => {
  const { code, said } = await playAt(await openStrange(strange))
  expect(said).toMatch(/of different versions/)
  expect(said).not.toMatch(/Error|at .*\.ts:/)
  expect(code).toBe(4)
})

test('what a server says and is called moves no cursor', async () => {
  const greet = (line: WebSocket): void => {
    welcome(line, '\u001b[2J\u202eEve')
    line.send('no more')
  }
  const named = await playAt(await openStrange({ greet }))
  expect(named.said).toMatch(/as \[2JEve\./)
  const refuse = (stream: Duplex): void => {
    stream.end('HTTP/1.1 403 No\r\nConnection: close\r\n\r\n\u001b]0;title\u0007Not today')
  }
  const refused = await playAt(await openStrange({ refuse }))
  expect(refused.said).toContain('does not let us in: ]0;titleNot today')
  expect(refused.code).toBe(3)
})

test('a server that says no without end is heard for a while', async () => {
  const refuse = (stream: Duplex): void => {
    stream.write('HTTP/1.1 403 No\r\nConnection: close\r\n\r\n')
    const more = (): void => {
      while (stream.writable && stream.write('no '.repeat(10_000))) {}
    }
    stream.on('drain', more)
    more()
  }
  const { code, said } = await playAt(await openStrange({ refuse }))
  expect(said.length).toBeLessThan(1_000)
  expect(code).toBe(3)
})
