import type { Person, ServerMessage } from '@ludoteca/protocol'
import type { Socket } from './contract.ts'
import { Bucket } from './limits/bucket.ts'
import type { Pace } from './limits/pace.ts'
import type { Watch } from './watch.ts'

/**
 * A page may send so many messages at once, and so many a second from then on; looking at a table counts as five.
 * What its person and its address may send is counted beside that: see `Pace`.
 */
export const PAGE = { burst: 60, perSecond: 20 } as const
export const WATCH_COST = 5
/** The close code after which a page reconnects at once and sends again what was not answered. */
export const RECONNECT = 1012

/** The person and address a page belongs to. */
export interface Entered {
  readonly person: Person | null
  readonly address: string
  readonly stays: () => Promise<boolean>
  /** Whether it may do more than look: a token may be for reading alone. */
  readonly plays: boolean
}

/** A page that is connected. */
export class Visitor {
  readonly socket: Socket
  readonly person: Person | null
  /** Whether it may do more than look. */
  readonly plays: boolean
  /** Whether its person may still speak. */
  readonly stays: () => Promise<boolean>
  readonly watches = new Map<string, Watch>()
  greeted = false
  /** The page was told to leave; its messages are ignored. */
  dismissed = false
  lobby = false
  /** The tournament it looks at. */
  tournament: string | null = null
  /** How many tables it was told wait for its person. */
  waiting: number | null = null

  private readonly address: string
  private readonly pace: Pace | null
  private readonly bucket: Bucket

  /** Without a `pace` its messages are not limited. */
  constructor(socket: Socket, { person, address, stays, plays }: Entered, pace: Pace | null, now: number) {
    this.socket = socket
    this.person = person
    this.plays = plays
    this.stays = stays
    this.address = address
    this.pace = pace
    this.bucket = new Bucket(PAGE.burst, PAGE.perSecond, now)
  }

  get id(): string | null {
    return this.person?.id ?? null
  }

  /** Who is there when this page is: a line that may only look does not stand for its person. */
  get presence(): string | null {
    return this.plays ? this.id : null
  }

  /** False when the page sends too much at once. */
  takes(now: number, cost: number): boolean {
    if (!this.pace) return true
    return this.bucket.take(now, cost) && this.pace.message({ person: this.id, address: this.address }, cost)
  }

  send(message: ServerMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  /** It comes back as who it is by then; what it still says until it has gone is not listened to. */
  hangUp(): void {
    this.dismissed = true
    this.socket.close(RECONNECT)
  }

  /** Says what is wrong and hangs up. */
  dismiss(code: string): void {
    this.dismissed = true
    this.send({ type: 'problem', code })
    this.socket.close(1008)
  }
}
