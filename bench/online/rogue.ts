import { connect, type Socket } from 'node:net'
import { pause } from '@ludoteca/harness/figures.ts'
import type { Command } from '@ludoteca/protocol'
import WebSocket from 'ws'
import { HELLO } from './attacks.ts'

const PATIENCE_MS = 10_000

/** A live line in bad hands: it is let go without a word, and says whatever its owner likes. */
export class Rogue {
  /** `done`, the rule of a refusal, or `gone`, by message. */
  private readonly answers = new Map<string, (answer: string) => void>()
  private readonly socket: WebSocket
  private sent = 0
  pongs = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('error', () => {})
    socket.on('message', data => this.hear(JSON.parse(String(data))))
    socket.on('close', () => {
      for (const tell of this.answers.values()) tell('gone')
    })
  }

  /** Null: not let in. */
  static async open(url: string, headers: Readonly<Record<string, string>>): Promise<Rogue | null> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers,
      perMessageDeflate: false,
    })
    const rogue = new Rogue(socket)
    const open = await new Promise<boolean>(resolve => {
      socket.once('open', () => resolve(true))
      socket.once('close', () => resolve(false))
    })
    if (open) socket.send(HELLO)
    return open ? rogue : null
  }

  say(message: object): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  pong(bytes: Buffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.pong(bytes)
  }

  get gone(): boolean {
    return this.socket.readyState !== WebSocket.OPEN
  }

  do(table: string, command: Command): Promise<string> {
    if (this.gone) return Promise.resolve('gone')
    const id = `rogue${this.sent++}`
    this.say({ type: 'do', id, table, command })
    const late = pause(PATIENCE_MS).then(() => 'late')
    return Promise.race([new Promise<string>(resolve => this.answers.set(id, resolve)), late])
  }

  close(): void {
    this.socket.terminate()
  }

  private hear(message: { type: string; id?: string; refusal?: { rule: string } }): void {
    if (message.type === 'pong') this.pongs++
    if (message.id === undefined) return
    this.answers.get(message.id)?.(message.refusal?.rule ?? message.type)
    this.answers.delete(message.id)
  }
}

/** Bytes on a connection of their own; resolves with how the answer begins, or nothing, when the server has hung up. */
export function raw(url: string, bytes: string, ms: number): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    let heard = ''
    const socket: Socket = connect(Number(port), hostname, () => socket.write(bytes))
    const timer = setTimeout(() => socket.destroy(), ms)
    socket.on('data', data => {
      heard += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(heard.slice(0, 12))
    })
  })
}
