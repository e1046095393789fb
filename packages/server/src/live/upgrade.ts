import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_FRAME } from '@ludoteca/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Entrant } from '../accounts/sessions.ts'
import { addressHoldings } from '../http/limits.ts'
import type { Hub, Log, Socket } from './contract.ts'
import { Heartbeat } from './heartbeat.ts'
import { Bucket } from './limits/bucket.ts'

export const LIVE_PATH = '/api/live'

const BEAT_MS = 20_000
/** A message comes whole, or in a few parts. */
const MOST_PARTS = 64
/** Pings and pongs of a page: browsers send none but the answers to our own. */
const CONTROLS = { burst: 20, perSecond: 2 } as const

export interface SocketDeps {
  readonly hub: Pick<Hub, 'attach'>
  /** The person behind the cookie, or the token, of a request. */
  entrantOf(request: IncomingMessage): Promise<Entrant>
  /** Whether that person may still speak, whenever it is asked. */
  staysWith?(request: IncomingMessage): () => Promise<boolean>
  /** The reason why this caller gets no socket, in words; null for our own page. */
  refusal(request: IncomingMessage): string | null
  /** Where a request comes from, for limits. */
  addressOf(request: IncomingMessage): string
  /** Counts one more socket from this address; false when there were too many of late. */
  admits?(address: string): boolean
  /** Sockets one address may have at the same time. */
  readonly perAddress?: number
  readonly beatMs?: number
  readonly log: Log
}

export const PER_ADDRESS = 200

/** Answers sockets at `/api/live` of an HTTP server. Returns how to stop. */
export function serveSockets(server: Server, deps: SocketDeps): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    maxFragments: MOST_PARTS,
    autoPong: false,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const open = new Set<LiveSocket>()
  const held = addressHoldings(deps.perAddress ?? PER_ADDRESS)

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?')[0] !== LIVE_PATH) return turnAway(stream, 404)
    const refusal = deps.refusal(request)
    if (refusal !== null) return turnAway(stream, 403, refusal)
    const address = deps.addressOf(request)
    if (deps.admits?.(address) === false) return turnAway(stream, 429)
    const giveBack = held.take(address)
    if (!giveBack) return turnAway(stream, 429)
    stream.once('close', giveBack)
    const entrant = await deps.entrantOf(request).catch(() => null)
    if (entrant === null) return turnAway(stream, 503)
    if (entrant === 'bad-token') return turnAway(stream, 401)
    const { person, plays } = entrant
    sockets.handleUpgrade(request, stream, head, socket => {
      const live = new LiveSocket(socket, stream, deps)
      open.add(live)
      socket.on('close', () => open.delete(live))
      live.safely(() => deps.hub.attach(live, person, address, deps.staysWith?.(request), plays))
    })
  }

  /** Whatever goes wrong with one caller ends that caller's connection, nothing else. */
  const listener = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => stream.destroy())
    upgrade(request, stream, head).catch(error => {
      deps.log.error({ err: error }, 'a socket could not be opened')
      turnAway(stream, 500)
    })
  }
  server.on('upgrade', listener)
  const timer = setInterval(() => {
    for (const live of open) live.safely(() => live.beat())
  }, deps.beatMs ?? BEAT_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    server.off('upgrade', listener)
    for (const live of open) live.close(1001)
  }
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
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
/** The same for a page that broke the WebSocket protocol. */
const BROKEN_MS = 250
/** The close code for messages that do not belong on this socket. */
const UNWANTED = 1008
/** The close code for a failure on the server. */
const FAILED = 1011

class LiveSocket implements Socket {
  private readonly heart = new Heartbeat()
  private readonly socket: WebSocket
  private readonly stream: Duplex
  private readonly log: Log
  private readonly controls = new Bucket(CONTROLS.burst, CONTROLS.perSecond, performance.now())
  private held = false

  constructor(socket: WebSocket, stream: Duplex, { log }: Pick<SocketDeps, 'log'>) {
    this.socket = socket
    this.stream = stream
    this.log = log
    // A broken frame closes the socket by itself.
    socket.on('error', () => this.readNoMore())
    socket.on('ping', said => {
      // After a broken frame nothing is read, so pings need no answer.
      if (this.allows() && stream.writableLength === 0) socket.pong(said)
    })
    socket.on('pong', said => {
      if (this.allows()) this.heart.answer(said)
    })
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

  /** Stops reading: the rest of a broken message would only take time. */
  private readNoMore(): void {
    process.nextTick(() => this.stream.pause())
    setTimeout(() => this.socket.terminate(), BROKEN_MS).unref()
  }

  /** Messages have a pace of their own; this is for what comes beside them. */
  private allows(): boolean {
    if (this.controls.take(performance.now())) return true
    if (this.socket.readyState === this.socket.OPEN) {
      this.socket.close(UNWANTED)
      this.readNoMore()
    }
    return false
  }

  /** A failure closes this socket: the page reconnects and asks for what it missed. */
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
