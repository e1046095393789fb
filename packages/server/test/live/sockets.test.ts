import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AnyGame, below, canonical, pick, type Rng, rngFrom } from '@ludoteca/engine'
import { checkMessage } from '@ludoteca/harness/client/check.ts'
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@ludoteca/protocol'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { newId } from '../../src/ids.ts'
import { LIVE_PATH, serveSockets } from '../../src/live/upgrade.ts'
import { Page } from '../table/page.ts'
import { GAMES } from '../table/session.ts'
import { type Hall, openHall, personOf } from './hall.ts'

const games = new Map(GAMES.map(game => [game.id, game]))

/** A server with sockets; the cookie of a request is simply a name. */
async function openSockets(
  change: { perAddress?: number; beatMs?: number } = {},
): Promise<Hall & { url: string }> {
  const hall = await openHall({ games, clock: () => Date.now(), limits: false })
  const server = createServer()
  const stop = serveSockets(server, {
    hub: hall.hub,
    log: hall.log,
    entrantOf: async ({ headers }: IncomingMessage) => ({
      person: headers.cookie ? personOf(headers.cookie) : null,
      plays: true,
    }),
    refusal: ({ headers }) => (headers.origin === 'http://our.server' ? null : 'not from our page'),
    addressOf: () => 'somewhere',
    ...change,
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    stop()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(hall, { url: `ws://127.0.0.1:${port}${LIVE_PATH}` })
}

const dial = (url: string, person: string | null, origin = 'http://our.server') =>
  new WebSocket(url, { origin, ...(person ? { headers: { cookie: person } } : {}) })

/** How a socket ends: the HTTP status it was turned away with, or the code it was closed with. */
const ending = (socket: WebSocket): Promise<number> =>
  new Promise(resolve => {
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('close', resolve)
    socket.on('error', () => {})
  })

describe('the router', () => {
  test('is open to our own page at one address only', async () => {
    const { url } = await openSockets()
    expect(await ending(dial(url, null, 'http://elsewhere'))).toBe(403)
    expect(await ending(new WebSocket(url))).toBe(403)
    expect(await ending(dial(url.replace(LIVE_PATH, '/api/other'), null))).toBe(404)
  })

  test('lets in only so many from one address', async () => {
    const { url } = await openSockets({ perAddress: 2 })
    const first = [dial(url, null), dial(url, null)]
    await Promise.all(first.map(socket => new Promise(resolve => socket.on('open', resolve))))
    expect(await ending(dial(url, null))).toBe(429)
    first[0]?.terminate()
    await vi.waitFor(async () => {
      const again = dial(url, null)
      await new Promise((resolve, reject) => again.on('open', resolve).on('error', reject))
      again.terminate()
    })
    first[1]?.terminate()
  })

  test.each([
    ['a frame that is too long', 'x'.repeat(9_000), 1009],
    ['no JSON', 'hello', 1008],
    ['bytes', Buffer.from([1, 2, 3]), 1008],
  ])('closes on %s', async (_, sent, code) => {
    const { url } = await openSockets()
    const socket = dial(url, null)
    socket.on('open', () => socket.send(sent))
    expect(await ending(socket)).toBe(code)
  })
})

test('a page that does not answer the heartbeat is let go, one that does is not', async () => {
  const { url } = await openSockets({ beatMs: 800 })
  const [alive, dead] = [dial(url, null), dial(url, null)]
  await Promise.all([alive, dead].map(socket => new Promise(resolve => socket.on('open', resolve))))
  dead.pause()
  await new Promise(resolve => setTimeout(resolve, 3_000))
  dead.resume()
  expect(await ending(dead)).toBe(1006)
  expect(alive.readyState).toBe(WebSocket.OPEN)
  alive.terminate()
})

test('a page that answers what nobody asked is let go like one that says nothing', async () => {
  const { url } = await openSockets({ beatMs: 300 })
  const headers = { cookie: 'ana' }
  const odd = new WebSocket(url, { origin: 'http://our.server', headers, autoPong: false })
  const unasked = setInterval(() => odd.readyState === WebSocket.OPEN && odd.pong(Buffer.alloc(8)), 50)
  onTestFinished(() => clearInterval(unasked))
  expect(await ending(odd)).toBe(1006)
})

/** A person who plays at random and loses the network now and then; unanswered messages are sent again. */
class Client {
  readonly page = new Page()
  reconnects = 0
  private socket: WebSocket | null = null
  private unanswered: Extract<ClientMessage, { type: 'do' }> | null = null
  private readonly url: string
  private readonly person: string | null
  private readonly table: string
  private readonly game: AnyGame
  private readonly rng: Rng

  constructor(url: string, person: string | null, table: string, game: AnyGame) {
    this.url = url
    this.person = person
    this.table = table
    this.game = game
    this.rng = rngFrom(`${person} ${game.id}`)
    this.connect()
  }

  get over(): boolean {
    return this.page.facts?.phase === 'over'
  }

  hangUp(): void {
    this.socket?.removeAllListeners()
    this.socket?.on('error', () => {})
    this.socket?.terminate()
    this.socket = null
  }

  private connect(): void {
    const socket = dial(this.url, this.person)
    this.socket = socket
    socket.on('error', () => {})
    socket.on('open', () => {
      this.send({ type: 'hello', protocol: PROTOCOL })
      this.look()
      if (this.unanswered) this.send(this.unanswered)
    })
    socket.on('message', data => this.hear(checkMessage(JSON.parse(String(data)))))
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  private look(): void {
    this.send({ type: 'watch', table: this.table, since: this.page.seq })
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'problem') throw new Error(message.code)
    if (message.type === 'done' || message.type === 'refused') {
      if (message.id === this.unanswered?.id) this.unanswered = null
    }
    if (message.type === 'update' && !this.page.take(message)) return this.look()
    if (!this.over && below(this.rng, 25) === 0) return this.loseNetwork()
    this.move()
  }

  private loseNetwork(): void {
    this.reconnects++
    this.hangUp()
    setTimeout(() => this.connect(), below(this.rng, 20))
  }

  private move(): void {
    const { view, seat, steps } = this.page
    if (this.unanswered || this.over || !view || seat === null || this.game.turn(view) !== seat) return
    const lines = [this.game.write(pick(this.rng, this.game.legal(view)))]
    const command = { do: 'act', steps: steps.length, lines } as const
    this.unanswered = { type: 'do', id: newId(8), table: this.table, command: { ...command, lines } }
    this.send(this.unanswered)
  }
}

describe('whole games over real sockets', () => {
  test.each(GAMES)('$id: two people, a bot, a spectator, and a network that comes and goes', async game => {
    const hall = await openSockets()
    const seats = Math.max(3, game.seats.min)
    const people = ['ana', 'bea']
    const table = await hall.create('ana', { game: game.id, seats })
    await hall.do('bea', table, { do: 'join' })
    for (let seat = 2; seat < seats; seat++) await hall.do('ana', table, { do: 'bot', seat, level: 'easy' })
    const clients = [...people, null].map(person => new Client(hall.url, person, table, game))
    onTestFinished(() => {
      for (const client of clients) client.hangUp()
    })
    await hall.do('ana', table, { do: 'start' })
    await vi.waitFor(() => expect(clients.every(client => client.over)).toBe(true), {
      timeout: 55_000,
      interval: 50,
    })
    for (const [i, person] of [...people, null].entries()) {
      const fresh = new Page()
      const update = await hall.hub.look(table, person ? personOf(person) : null)
      if (update) fresh.take(update)
      expect(canonical(clients[i]?.page)).toBe(canonical(JSON.parse(JSON.stringify(fresh))))
    }
    expect(clients.reduce((sum, client) => sum + client.reconnects, 0)).toBeGreaterThan(3)
    const log = await hall.store.tables.log(table, 0)
    const ids = log.flatMap(line => JSON.parse(line).id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
