import type { ClientMessage, ServerMessage } from '@ludoteca/protocol'
import { PROTOCOL } from '@ludoteca/protocol/figures'

/** The part of a WebSocket that is used. */
interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  opened(): void
  heard(text: string): void
  closed(): void
}

/** Sockets, clock and chance. Tests bring their own. */
export interface LinkDependencies {
  readonly dial: (events: SocketEvents) => Socket
  readonly now: () => number
  /** Runs something later; returns what cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  readonly random: () => number
}

/** `waiting`: the last try failed and the next one comes by itself. */
export type LinkState = 'off' | 'dialling' | 'open' | 'waiting' | 'outdated'

interface LinkOwner {
  /** The connection is new: whatever the server should know must be said again. */
  readonly opened: () => void
  readonly heard: (message: ServerMessage) => void
  readonly changed: (state: LinkState) => void
}

const PING_MS = 20_000
const PONG_MS = 10_000
/** A person who comes back to the page should not wait long for the news that the connection is dead. */
const WAKE_PONG_MS = 2_500
const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 30_000
/** A page that the server hung up on waits as if this many tries had failed. */
const PATIENT = 4

/** Keeps one connection to the server open: dials again, notices when it is dead, and knows the server's clock. */
export class Link {
  readonly #dependencies: LinkDependencies
  readonly #owner: LinkOwner
  #state: LinkState = 'off'
  #socket: Socket | null = null
  #failures = 0
  #heardAt = 0
  #offset = 0
  #trip = Number.POSITIVE_INFINITY
  /** What the server asked for when it closed in good order. */
  #retryMs: number | null = null
  #callOff: () => void = () => {}

  constructor(dependencies: LinkDependencies, owner: LinkOwner) {
    this.#dependencies = dependencies
    this.#owner = owner
  }

  get state(): LinkState {
    return this.#state
  }

  /** The server's time, as well as it can be known here. */
  now(): number {
    return this.#dependencies.now() + this.#offset
  }

  start(): void {
    if (this.#state === 'off') this.#dial()
  }

  stop(): void {
    this.#drop()
    this.#become('off')
  }

  /** Another person uses the page now: the server must get to know them. */
  renew(): void {
    if (this.#state === 'off') return
    this.#drop()
    this.#dial()
  }

  /** The page is being looked at again, or the network is back. */
  wake(): void {
    if (this.#state === 'waiting') this.#dial()
    if (this.#state !== 'open') return
    // After a sleep the connection may be dead without knowing it: a new one costs less than waiting to find out.
    if (this.#dependencies.now() - this.#heardAt > PING_MS + PONG_MS) this.renew()
    else this.#ping(WAKE_PONG_MS)
  }

  /** The network is gone: the connection is dead, whatever it says. */
  lost(): void {
    if (this.#state === 'open' || this.#state === 'dialling') this.#failed()
  }

  /** False when there is no connection. */
  send(message: ClientMessage): boolean {
    if (this.#state !== 'open' || !this.#socket) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #become(state: LinkState): void {
    if (this.#state === state) return
    this.#state = state
    this.#owner.changed(state)
  }

  #drop(): void {
    this.#callOff()
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #dial(): void {
    this.#callOff()
    this.#become('dialling')
    // A socket that has been dropped may still speak: nobody listens.
    const current = () => this.#socket === socket
    const socket: Socket = this.#dependencies.dial({
      opened: () => current() && this.#opened(),
      heard: text => current() && this.#heard(text),
      closed: () => current() && this.#failed(),
    })
    this.#socket = socket
    this.#callOff = this.#dependencies.after(PONG_MS, () => this.#failed())
  }

  #opened(): void {
    this.#callOff()
    this.#retryMs = null
    this.#heardAt = this.#dependencies.now()
    this.#become('open')
    this.send({ type: 'hello', protocol: PROTOCOL })
    this.#owner.opened()
    this.#ping(PONG_MS)
  }

  #failed(): void {
    this.#drop()
    if (this.#state === 'outdated') return
    const most = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++)
    const ms = this.#retryMs ?? most * (0.5 + this.#dependencies.random() / 2)
    this.#callOff = this.#dependencies.after(ms, () => this.#dial())
    this.#become('waiting')
  }

  #heard(text: string): void {
    this.#heardAt = this.#dependencies.now()
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'welcome') this.#welcome(message.now)
    else if (message.type === 'problem') return this.#dismissed(message.code)
    else if (message.type === 'pong') return this.#pong(message.at, message.now)
    else if (message.type === 'closing') this.#retryMs = message.retryMs
    this.#owner.heard(message)
  }

  #welcome(now: number): void {
    this.#failures = 0
    if (this.#trip === Number.POSITIVE_INFINITY) this.#offset = now - this.#dependencies.now()
  }

  /** The server hangs up on this page: it speaks another language, or asked for too much. */
  #dismissed(code: string): void {
    if (code !== 'protocol') {
      this.#failures = Math.max(this.#failures, PATIENT)
      return
    }
    this.#become('outdated')
    this.#drop()
  }

  #ping(patience: number): void {
    this.#callOff()
    this.send({ type: 'ping', at: this.#dependencies.now() })
    this.#callOff = this.#dependencies.after(patience, () => this.#failed())
  }

  #pong(at: number, now: number): void {
    const trip = this.#dependencies.now() - at
    // The quickest trip tells the clock best; older ones lose their weight slowly.
    if (trip <= this.#trip) {
      this.#trip = trip
      this.#offset = now + trip / 2 - this.#dependencies.now()
    } else {
      this.#trip += 5
    }
    this.#callOff()
    this.#callOff = this.#dependencies.after(PING_MS, () => this.#ping(PONG_MS))
  }
}
