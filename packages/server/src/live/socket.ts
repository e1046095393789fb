import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_FRAME, type Person } from '@ludoteca/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Hub, Line, Log } from './door.ts'
import { Heartbeat } from './heartbeat.ts'

export const LIVE_PATH = '/api/live'

const BEAT_MS = 20_000

export interface SocketAround {
  readonly hub: Pick<Hub, 'attach'>
  /** Who is behind the cookie of a request. */
  personOf(request: IncomingMessage): Promise<Person | null>
  /** Whether that person may still speak, whenever it is asked. */
  staysWith?(request: IncomingMessage): () => Promise<boolean>
  /** Why this caller gets no line, in words; null: the page that asks is ours. */
  refusal(request: IncomingMessage): string | null
  /** Where a request comes from, for limits. */
  addressOf(request: IncomingMessage): string
  /** One more line from this address; false when there were too many of late. */
  admits?(address: string): boolean
  /** Lines one address may have at the same time. */
  readonly perAddress?: number
  readonly beatMs?: number
  readonly log: Log
}

const PER_ADDRESS = 200

/** Answers sockets at `/api/live` of an HTTP server. Returns how to stop. */
export function serveSockets(server: Server, around: SocketAround): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const open = new Set<SocketLine>()
  const byAddress = new Map<string, number>()
  const most = around.perAddress ?? PER_ADDRESS

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?')[0] !== LIVE_PATH) return turnAway(stream, 404)
    const refusal = around.refusal(request)
    if (refusal !== null) return turnAway(stream, 403, refusal)
    const address = around.addressOf(request)
    if (around.admits?.(address) === false) return turnAway(stream, 429)
    if ((byAddress.get(address) ?? 0) >= most) return turnAway(stream, 429)
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    stream.once('close', () => {
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
    const person = await around.personOf(request).catch(() => undefined)
    if (person === undefined) return turnAway(stream, 503)
    sockets.handleUpgrade(request, stream, head, socket => {
      const line = new SocketLine(socket, stream, around)
      open.add(line)
      socket.on('close', () => open.delete(line))
      line.safely(() => around.hub.attach(line, person, address, around.staysWith?.(request)))
    })
  }

  /** Whatever goes wrong with one caller ends that caller's line, nothing else. */
  const listener = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => stream.destroy())
    upgrade(request, stream, head).catch(error => {
      around.log.error({ err: error }, 'a line could not be opened')
      turnAway(stream, 500)
    })
  }
  server.on('upgrade', listener)
  const timer = setInterval(() => {
    for (const line of open) line.safely(() => line.beat())
  }, around.beatMs ?? BEAT_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    server.off('upgrade', listener)
    for (const line of open) line.close(1001)
  }
}

const REASONS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** The server does not look after the stream any more: it is closed here, whether the caller reads the answer or not. */
function turnAway(stream: Duplex, status: number, words = ''): void {
  const answer = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(words)}`,
    '',
    words,
  ].join('\r\n')
  stream.end(answer, () => stream.destroy())
  setTimeout(() => stream.destroy(), GOODBYE_MS).unref()
}

/** How long a page that was told to go may take to hang up. */
const GOODBYE_MS = 2_000
/** The same for one that has broken the rules of the line. */
const BROKEN_MS = 250
/** How a socket says: something went wrong here. */
const FAILED = 1011

class SocketLine implements Line {
  private readonly heart = new Heartbeat()
  private readonly socket: WebSocket
  private readonly stream: Duplex
  private readonly log: Log
  private held = false

  constructor(socket: WebSocket, stream: Duplex, { log }: Pick<SocketAround, 'log'>) {
    this.socket = socket
    this.stream = stream
    this.log = log
    // A broken frame closes the socket by itself. What follows is not read: megabytes would take everybody's time.
    socket.on('error', () => {
      process.nextTick(() => stream.pause())
      setTimeout(() => socket.terminate(), BROKEN_MS).unref()
    })
    socket.on('pong', said => this.heart.answer(said))
    this.beat()
  }

  get roundTrip(): number {
    return this.heart.roundTrip
  }

  get bufferedAmount(): number {
    return this.socket.bufferedAmount
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    this.hold()
    this.socket.send(text)
  }

  /** What a page is told in one go, an update and that its move is done, leaves in one packet. */
  private hold(): void {
    if (this.held) return
    this.held = true
    this.stream.cork()
    process.nextTick(() => {
      this.held = false
      this.stream.uncork()
    })
  }

  close(code: number): void {
    this.socket.close(code)
    setTimeout(() => this.socket.terminate(), GOODBYE_MS).unref()
  }

  onMessage(listener: (text: string) => unknown): void {
    this.socket.on('message', (data, binary) => this.safely(() => listener(binary ? '' : String(data))))
  }

  onClose(listener: () => void): void {
    this.socket.on('close', () => this.safely(listener))
  }

  /** What cannot be carried out ends this line: the page comes back and looks anew. */
  async safely(job: () => unknown): Promise<void> {
    try {
      await job()
    } catch (error) {
      this.log.error({ err: error }, 'a page could not be served')
      this.close(FAILED)
    }
  }

  /** Asks whether the page is still there, and measures how far away it is. */
  beat(): void {
    if (this.heart.dead) return this.socket.terminate()
    this.socket.ping(this.heart.ask())
  }
}
