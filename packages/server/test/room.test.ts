import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Command,
  type Lobby,
  type Me,
  PROTOCOL,
  type Profile,
  type ServerMessage,
  type Terms,
} from '@ludoteca/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openRoom, readConfig } from '../src/index.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'ludoteca-'))
let data: string
let page: string
beforeEach(() => {
  data = folder()
  page = folder()
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>')
})
afterEach(() => {
  for (const each of [data, page]) rmSync(each, { recursive: true })
})

async function open(...flags: string[]): Promise<{ url: string; close(): Promise<void> }> {
  const parsed = readConfig(['--port', '0', '--data', data, ...flags], { LOG_LEVEL: 'silent' }, data)
  if (!parsed.ok) throw new Error(parsed.problem)
  const room = await openRoom(parsed.config, page, () => {})
  if (!room.ok) throw new Error(room.problem)
  return room
}

const TERMS: Terms = {
  game: 'tigris-euphrates',
  seats: 2,
  options: {},
  pace: { kind: 'free' },
  visibility: 'public',
  rated: true,
  guardian: 'easy',
  order: 'given',
}

/** A person with a browser: cookie, requests and one live line. */
class Visitor {
  cookie = ''
  readonly heard: ServerMessage[] = []
  private socket: WebSocket | null = null
  private readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(new URL(`/api${path}`, this.url), {
      method,
      headers: {
        cookie: this.cookie,
        origin: new URL(this.url).origin,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return (await answer.json()) as T
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(new URL('/api/live', this.url.replace('http', 'ws')), {
      headers: { cookie: this.cookie, origin: new URL(this.url).origin },
    })
    socket.on('message', text => this.heard.push(JSON.parse(String(text))))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    this.socket = socket
    await this.hear('welcome')
  }

  async hear<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    for (let tries = 0; tries < 400; tries++) {
      const found = this.heard.find(message => message.type === type)
      if (found) {
        this.heard.splice(this.heard.indexOf(found), 1)
        return found as Extract<ServerMessage, { type: T }>
      }
      await new Promise(resolve => setTimeout(resolve, 25))
    }
    throw new Error(`no ${type} among ${JSON.stringify(this.heard)}`)
  }

  async does(table: string, command: Command) {
    this.socket?.send(
      JSON.stringify({ type: 'do', id: `message${Math.random()}`.replace('.', ''), table, command }),
    )
    return this.hear('done')
  }
}

test('two people come in, play, and find everything again after the room was closed', async () => {
  const first = await open()
  const [ana, bo] = [new Visitor(first.url), new Visitor(first.url)]
  await ana.ask('POST', '/guest', { name: 'Ana' })
  const { id: boId } = await bo.ask<Me>('POST', '/guest', { name: 'Bo' })
  await ana.connect()
  await bo.connect()
  const { id } = await ana.ask<{ id: string }>('POST', '/tables', TERMS)
  await bo.does(id, { do: 'join' })
  await ana.does(id, { do: 'start' })
  expect((await bo.ask<Lobby>('GET', '/lobby')).mine).toMatchObject([{ id, phase: 'playing' }])
  await first.close()
  expect((await bo.hear('closing')).retryMs).toBeLessThan(10_000)

  const second = await open()
  const again = new Visitor(second.url)
  again.cookie = bo.cookie
  expect(await again.ask('GET', '/me')).toMatchObject({ id: boId, name: 'Bo' })
  await again.connect()
  await again.does(id, { do: 'resign' })
  const profile = async () => again.ask<Profile>('GET', `/people/${boId}`)
  for (let tries = 0; tries < 100 && (await profile()).ratings.length === 0; tries++) {
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  expect(await profile()).toMatchObject({
    ratings: [{ game: 'tigris-euphrates', games: 1 }],
    records: [{ game: 'tigris-euphrates', played: 1, won: 0 }],
    recent: [{ id, phase: 'over', result: { how: 'resigned', ranks: [1, 2] } }],
  })
  await second.close()
})

test('only the owner may read the secrets, and they stay the same', async () => {
  const first = await open()
  const { key } = await new Visitor(first.url).ask<{ key: string }>('GET', '/push')
  await first.close()
  expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600)
  const second = await open()
  expect((await new Visitor(second.url).ask<{ key: string }>('GET', '/push')).key).toBe(key)
  await second.close()
})

test('the room tells those who watch over it how it is', async () => {
  const room = await open()
  const read = async (path: string, headers = {}) => {
    const answer = await fetch(new URL(path, room.url), { headers })
    return { status: answer.status, text: await answer.text() }
  }
  await new Visitor(room.url).ask('GET', '/lobby')
  expect(await read('/healthz')).toEqual({ status: 200, text: '{"ok":true}' })
  expect(await read('/readyz')).toEqual({ status: 200, text: '{"ok":true}' })
  const { text } = await read('/metrics')
  for (const name of ['ludoteca_sockets 0', 'nodejs_eventloop_lag_p99_seconds', 'route="/api/lobby"']) {
    expect(text).toContain(name)
  }
  expect((await read('/metrics', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(404)
  await room.close()
})

test('a socket from another site is turned away', async () => {
  const room = await open()
  const url = new URL('/api/live', room.url.replace('http', 'ws'))
  for (const headers of [{ origin: 'https://evil.example' }, {}]) {
    const socket = new WebSocket(url, { headers })
    const status = await new Promise(resolve => {
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode))
      socket.once('open', () => resolve('open'))
      socket.on('error', () => {})
    })
    expect(status).toBe(403)
  }
  await room.close()
})
