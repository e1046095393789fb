import { setTimeout as pause } from 'node:timers/promises'
import { type ClientMessage, type Command, PROTOCOL, type ServerMessage } from '@ludoteca/protocol'
import { WebSocket } from 'ws'

export type Reply = Extract<ServerMessage, { type: 'done' | 'refused' | 'no-table' }>

/** Why the server does not let us in, now or ever. */
export type Barrier =
  | { readonly why: 'token' | 'reads' | 'protocol' | 'no-room' }
  | { readonly why: 'refused'; readonly words: string }

interface LineDeps {
  readonly room: URL
  readonly token: string
  /** It is open, perhaps again: whatever was watched is to be watched anew. */
  onOpen(name: string): void
  onMessage(message: ServerMessage): void
  onLost(seconds: number): void
  onBarrier(barrier: Barrier): void
}

const FIRST_MS = 500
const LONGEST_MS = 30_000
/** The server asks every 20 seconds whether we are there. */
const SILENCE_MS = 65_000

/** Far more than any message of a server has, in bytes, and than it says why it lets nobody in, in characters. */
const MOST = { message: 16 * 2 ** 20, words: 500 } as const

/** Time for the server to say goodbye. */
const GOODBYE_MS = 1_000

/** Below what the server takes: 60 messages at once, then 20 a second. */
const BURST = 40
const EVERY_MS = 55

/** Resolves when one more thing may be said. */
function newPacer(): () => Promise<void> {
  let next = 0
  return async () => {
    const now = performance.now()
    next = Math.max(next, now - BURST * EVERY_MS) + EVERY_MS
    if (next > now) await pause(next - now)
  }
}

interface Unanswered {
  readonly message: Extract<ClientMessage, { type: 'do' }>
  readonly resolve: (reply: Reply) => void
}

/** The live line to the server. It comes back by itself; what was not answered is said again, with the same id. */
export class Line {
  private socket: WebSocket | null = null
  private readonly deps: LineDeps
  private readonly unanswered = new Map<string, Unanswered>()
  private readonly pace = newPacer()
  private readonly prefix = `b${Date.now().toString(36)}`
  private said = 0
  private tries = 0
  private asked = 0
  private ended = false
  private again: NodeJS.Timeout | undefined
  private silence: NodeJS.Timeout | undefined

  constructor(deps: LineDeps) {
    this.deps = deps
    this.connect()
  }

  async say(message: ClientMessage): Promise<void> {
    await this.pace()
    this.send(message)
  }

  do(table: string, command: Command): Promise<Reply> {
    const id = `${this.prefix}${String(++this.said).padStart(8, '0')}`
    const message = { type: 'do', id, table, command } as const
    return new Promise(resolve => {
      this.unanswered.set(id, { message, resolve })
      void this.say(message)
    })
  }

  close(): void {
    this.ended = true
    clearTimeout(this.again)
    clearTimeout(this.silence)
    const { socket } = this
    socket?.close(1000)
    setTimeout(() => socket?.terminate(), GOODBYE_MS).unref()
    this.unanswered.clear()
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private connect(): void {
    const url = new URL('/api/live', this.deps.room)
    url.protocol = url.protocol.replace('http', 'ws')
    const headers = { authorization: `Bearer ${this.deps.token}` }
    const socket = new WebSocket(url, {
      headers,
      perMessageDeflate: false,
      handshakeTimeout: 20_000,
      maxPayload: MOST.message,
    })
    this.socket = socket
    socket.on('error', () => {})
    socket.on('unexpected-response', (_, response) => {
      let words = ''
      response.setEncoding('utf8').on('data', text => {
        words += text
        if (words.length > MOST.words) response.destroy()
      })
      response.on('error', () => {})
      response.on('close', () => this.turnedAway(response.statusCode ?? 0, words.slice(0, MOST.words)))
    })
    socket.on('open', () => this.send({ type: 'hello', protocol: PROTOCOL }))
    socket.on('ping', () => this.heard())
    socket.on('message', data => this.read(String(data)))
    socket.on('close', () => this.lost())
    this.heard()
  }

  private turnedAway(status: number, words: string): void {
    if (status === 401) this.bar({ why: 'token' })
    else if (status === 404) this.bar({ why: 'no-room' })
    else if (status === 403) this.bar({ why: 'refused', words })
    else this.lost()
  }

  private bar(barrier: Barrier): void {
    if (this.ended) return
    this.close()
    this.deps.onBarrier(barrier)
  }

  private heard(): void {
    clearTimeout(this.silence)
    // The last words of the server keep nobody here.
    if (this.ended) return
    this.silence = setTimeout(() => this.socket?.terminate(), SILENCE_MS)
  }

  private lost(): void {
    if (this.ended || this.again) return
    clearTimeout(this.silence)
    const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.tries++)
    const ms = this.asked || longest * (0.5 + Math.random() / 2)
    this.asked = 0
    this.deps.onLost(Math.ceil(ms / 1000))
    this.again = setTimeout(() => {
      this.again = undefined
      this.connect()
    }, ms)
  }

  /** What a server of this version would not say ends the line; nothing that is said may end the process. */
  private read(text: string): void {
    if (this.ended) return
    this.heard()
    try {
      this.receive(JSON.parse(text) as ServerMessage)
    } catch {
      this.misunderstood()
    }
  }

  /** The server is another one than we can speak with. */
  misunderstood(): void {
    this.bar({ why: 'protocol' })
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'closing') this.asked = message.retryMs + FIRST_MS
    else if (message.type === 'problem' && message.code === 'protocol') this.misunderstood()
    else if (message.type === 'welcome') this.welcomed(message.me?.name ?? '')
    else if (message.type === 'done' || message.type === 'refused' || message.type === 'no-table')
      this.answered(message)
    this.deps.onMessage(message)
  }

  private welcomed(name: string): void {
    this.tries = 0
    this.deps.onOpen(name)
    for (const { message } of this.unanswered.values()) void this.say(message)
  }

  private answered(reply: Reply): void {
    const waiting = reply.id === undefined ? undefined : this.unanswered.get(reply.id)
    if (!waiting || reply.id === undefined) return
    if (reply.type === 'refused' && reply.refusal.rule === 'token-scope') return this.bar({ why: 'reads' })
    // The server does not know yet: it is asked again when the line is.
    if (reply.type === 'refused' && reply.refusal.rule === 'unsure') return
    this.unanswered.delete(reply.id)
    waiting.resolve(reply)
  }
}
