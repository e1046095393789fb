import type { Command, ServerMessage, Update } from '@ludoteca/protocol'
import { PROTOCOL } from '@ludoteca/protocol'
import WebSocket from 'ws'
import { newId } from '../../packages/server/src/ids.ts'
import type { Guest } from './guest.ts'

export type Reply = Extract<ServerMessage, { type: 'done' | 'refused' }>

interface Unanswered {
  readonly text: string
  resolve(reply: Reply): void
}

/** A page as a program: it comes back by itself, says what it knows and sends again what was not answered. */
export class Page {
  readonly guest: Guest
  /** Lines of the table this page knows. */
  seq = 0
  onUpdate: () => void = () => {}
  /** Messages sent once more after the line was lost. */
  resent = 0
  /** Milliseconds each lost line took until the page saw its table again. */
  readonly pauses: number[] = []
  private lost = 0
  private readonly houses: readonly string[]
  private house: number
  private socket: WebSocket | null = null
  private table: string | null = null
  /** The latest message with a position in it; read only when it is needed. */
  private latest = ''
  private read: NonNullable<Update['position']> | null = null
  private ended = false
  private readonly unanswered = new Map<string, Unanswered>()

  /** A page that loses one house goes to the next, beginning with `house`. */
  constructor(houses: string | readonly string[], guest: Guest, house = 0) {
    this.houses = [houses].flat()
    this.guest = guest
    this.house = house
  }

  get url(): string {
    return this.houses[this.house % this.houses.length] ?? ''
  }

  open(): Promise<void> {
    return new Promise(resolve => this.connect(resolve))
  }

  watch(table: string): void {
    if (this.table !== null) this.send({ type: 'unwatch', table: this.table })
    this.table = table
    this.seq = 0
    this.latest = ''
    this.send({ type: 'watch', table })
  }

  /** Resolves when the room has answered, however often that takes a new connection. */
  do(table: string, command: Command, id = newId(12)): Promise<Reply> {
    const text = JSON.stringify({ type: 'do', id, table, command })
    return new Promise(resolve => {
      this.unanswered.set(id, { text, resolve })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  get position(): NonNullable<Update['position']> | null {
    if (this.latest !== '') {
      this.read = (JSON.parse(this.latest) as Update).position ?? null
      this.latest = ''
    }
    return this.read
  }

  close(): void {
    this.ended = true
    this.socket?.close()
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
    socket.on('message', data => this.receive(String(data)))
    socket.on('close', () => {
      if (this.ended) return
      this.lost ||= performance.now()
      this.house++
      setTimeout(() => this.connect(opened), 50 + Math.random() * 100)
    })
  }

  private receive(text: string): void {
    if (text.startsWith('{"type":"update"')) return this.update(text)
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'done' || message.type === 'refused') {
      this.unanswered.get(message.id)?.resolve(message)
      this.unanswered.delete(message.id)
    } else if (message.type === 'problem') throw new Error(`the room hung up: ${message.code}`)
  }

  private update(text: string): void {
    const [, table, seq] = /^\{"type":"update","table":"(\w+)","after":\d+,"seq":(\d+)/.exec(text) ?? []
    if (table !== this.table) return
    this.seq = Number(seq)
    if (this.lost > 0) this.pauses.push(performance.now() - this.lost)
    this.lost = 0
    if (text.includes('"position":{')) this.latest = text
    this.onUpdate()
  }
}
