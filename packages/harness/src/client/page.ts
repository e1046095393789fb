import type { Seat } from '@ludoteca/engine'
import type { Command, ServerMessage, Update } from '@ludoteca/protocol'
import { PROTOCOL } from '@ludoteca/protocol'
import WebSocket from 'ws'
import { pause } from '../figures.ts'
import type { Guest } from './guest.ts'

export type Reply = Extract<ServerMessage, { type: 'done' | 'refused' }>

/** How a message begins: enough to see what it is about. */
const HEAD = 100
const RUNNING = '"running":'

/** Messages of all pages are numbered, so that each id is found once in the logs. */
let sent = 0

/** As fast as a page may go on and on, with a little to spare: see `live/visitor.ts`. */
const PACE_MS = 1000 / 15
const BURST = 20

interface Unanswered {
  readonly text: string
  resolve(reply: Reply): void
}

/** A page as a program: it comes back by itself, says what it knows and sends again what was not answered. */
export class Page {
  readonly guest: Guest
  /** Lines of the table this page knows. */
  seq = 0
  /** Whose clock runs: who decides now, where people alone play. */
  turn: Seat | null = null
  onUpdate: () => void = () => {}
  /** Messages sent once more after the socket was lost. */
  resent = 0
  /** Bytes of all messages that have come in. */
  received = 0
  /** Milliseconds each lost socket took until the page saw its table again. */
  readonly pauses: number[] = []
  private lost = 0
  private paced = 0
  private readonly servers: readonly string[]
  private server: number
  private socket: WebSocket | null = null
  private table: string | null = null
  /** The latest message with a position in it; read only when it is needed. */
  private latest: Buffer | null = null
  private ended = false
  private readonly unanswered = new Map<string, Unanswered>()

  /** A page that loses one server goes to the next, beginning with `server`. */
  constructor(servers: string | readonly string[], guest: Guest, server = 0) {
    this.servers = [servers].flat()
    this.guest = guest
    this.server = server
  }

  get url(): string {
    return this.servers[this.server % this.servers.length] ?? ''
  }

  open(): Promise<void> {
    return new Promise(resolve => this.connect(resolve))
  }

  watch(table: string): void {
    if (this.table !== null) this.send({ type: 'unwatch', table: this.table })
    this.table = table
    this.seq = 0
    this.turn = null
    this.latest = null
    this.send({ type: 'watch', table })
  }

  /** Resolves when the server lets this page say one more thing. */
  async pace(): Promise<void> {
    const now = performance.now()
    this.paced = Math.max(this.paced, now - BURST * PACE_MS) + PACE_MS
    if (this.paced > now) await pause(this.paced - now)
  }

  /** Resolves when the server has answered, however often that takes a new connection. */
  do(table: string, command: Command, id = String(++sent).padStart(12, '0')): Promise<Reply> {
    const text = JSON.stringify({ type: 'do', id, table, command })
    return new Promise(resolve => {
      this.unanswered.set(id, { text, resolve })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  /** Whether it has said something that was not answered yet. */
  get awaits(): boolean {
    return this.unanswered.size > 0
  }

  get seesPosition(): boolean {
    return this.latest !== null
  }

  get position(): NonNullable<Update['position']> | null {
    return this.latest ? ((JSON.parse(this.latest.toString()) as Update).position ?? null) : null
  }

  close(): void {
    this.ended = true
    this.socket?.terminate()
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private connect(opened: () => void): void {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, {
      headers: this.guest.headers,
      perMessageDeflate: false,
    })
    this.socket = socket
    socket.on('error', () => {})
    socket.on('open', () => {
      this.send({ type: 'hello', protocol: PROTOCOL })
      if (this.table !== null) this.send({ type: 'watch', table: this.table, since: this.seq })
      for (const { text } of this.unanswered.values()) socket.send(text)
      this.resent += this.unanswered.size
      opened()
    })
    socket.on('message', data => this.receive(data as Buffer))
    socket.on('close', () => {
      if (this.ended) return
      this.lost ||= performance.now()
      this.server++
      setTimeout(() => this.connect(opened), 50 + Math.random() * 100)
    })
  }

  private receive(data: Buffer): void {
    this.received += data.length
    const head = data.toString('latin1', 0, HEAD)
    if (head.startsWith('{"type":"update"')) return this.update(head, data)
    const message = JSON.parse(data.toString()) as ServerMessage
    if (message.type === 'done' || message.type === 'refused') {
      this.unanswered.get(message.id)?.resolve(message)
      this.unanswered.delete(message.id)
    } else if (message.type === 'problem') throw new Error(`the server hung up: ${message.code}`)
  }

  private update(head: string, data: Buffer): void {
    const [, table, seq] = /^\{"type":"update","table":"(\w+)","after":\d+,"seq":(\d+),/.exec(head) ?? []
    if (table !== this.table) return
    this.seq = Number(seq)
    const running = data.indexOf(RUNNING)
    if (running >= 0) this.turn = seatAt(data, running + RUNNING.length)
    if (this.lost > 0) this.pauses.push(performance.now() - this.lost)
    this.lost = 0
    if (data.includes('"position":{')) this.latest = data
    this.onUpdate()
  }
}

/** A seat's number is one digit; anything else is `null`. */
function seatAt(data: Buffer, at: number): Seat | null {
  const seat = Number.parseInt(data.toString('latin1', at, at + 1), 10)
  return Number.isNaN(seat) ? null : seat
}
