import type { ClientMessage, ServerMessage, TableFacts, Update } from '@ludoteca/protocol'
import { PROTOCOL } from '@ludoteca/protocol/figures'
import { Connection } from '../../src/online/connection.ts'
import type { LinkState, SocketEvents } from '../../src/online/link.ts'

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** A socket in the hands of a test: what the page says is kept, the server says what the test wants. */
class FakeSocket {
  readonly said: ClientMessage[] = []
  readonly events: SocketEvents
  closed = false

  constructor(events: SocketEvents) {
    this.events = events
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.closed = true
  }

  say(message: ServerMessage): void {
    this.events.heard(JSON.stringify(message))
  }

  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.said.filter((each): each is Extract<ClientMessage, { type: T }> => each.type === type)
  }
}

/** A page's connection whose sockets, clock and chance belong to the test. */
export function newConnection() {
  let now = 1_000_000
  let timers: Timer[] = []
  let ids = 0
  const sockets: FakeSocket[] = []
  const states: LinkState[] = []
  const turns: [number, string | null][] = []
  const connection = new Connection(
    {
      dial: events => {
        const socket = new FakeSocket(events)
        sockets.push(socket)
        return socket
      },
      now: () => now,
      after: (ms, run) => {
        const timer = { at: now + ms, run }
        timers.push(timer)
        return () => {
          timers = timers.filter(each => each !== timer)
        }
      },
      random: () => 1,
    },
    () => `message${ids++}`,
    {
      link: state => states.push(state),
      welcome: () => {},
      turns: (waiting, table) => turns.push([waiting, table]),
      announcement: () => {},
    },
  )
  const pass = (ms: number) => {
    const end = now + ms
    for (;;) {
      const next = timers.filter(each => each.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      now = next.at
      timers = timers.filter(each => each !== next)
      next.run()
    }
    now = end
  }
  const socket = () => {
    const latest = sockets.at(-1)
    if (!latest) throw new Error('nobody has dialled')
    return latest
  }
  /** The server picks up and answers the first ping after `trip` ms. */
  const open = (serverNow = now, trip = 0) => {
    socket().events.opened()
    socket().say({ type: 'welcome', protocol: PROTOCOL, me: null, now: serverNow - trip })
    const ping = socket().of('ping').at(-1)
    pass(trip)
    if (ping) socket().say({ type: 'pong', at: ping.at, now: serverNow + trip / 2 })
  }
  /** Time passes while the page sleeps: no timer runs. */
  const sleep = (ms: number) => {
    now += ms
  }
  return { connection, sockets, socket, states, turns, pass, open, sleep, now: () => now }
}

export const facts = (change: Partial<TableFacts> = {}): TableFacts => ({
  id: 'table01',
  terms: {
    game: 'toy',
    seats: 2,
    options: {},
    pace: { kind: 'free' },
    visibility: 'public',
    rated: false,
    guardian: 'easy',
    order: 'given',
  },
  version: 1,
  phase: 'open',
  host: 'ana000',
  created: 0,
  started: null,
  ended: null,
  seats: [],
  commitment: '',
  seed: null,
  code: null,
  request: null,
  overdue: null,
  clock: { left: [], running: null, since: 0, due: null },
  result: null,
  rematch: null,
  rematchOf: null,
  unplayable: null,
  ...change,
})

export const update = (after: number, seq: number, more: Partial<Update> = {}): Update => ({
  type: 'update',
  table: 'table01',
  after,
  seq,
  now: 0,
  seat: null,
  ...more,
})
