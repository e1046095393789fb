import type { Person, ServerMessage } from '@ludoteca/protocol'
import { Bucket } from './bucket.ts'
import type { Line } from './door.ts'
import type { Watch } from './watch.ts'

/** A page may send so many messages at once, and so many a second from then on; looking at a table counts as five. */
const BURST = 60
const PER_SECOND = 20
export const WATCH_COST = 5

/** A page that is connected. */
export class Visitor {
  readonly line: Line
  readonly person: Person | null
  readonly watches = new Map<string, Watch>()
  readonly bucket: Bucket
  greeted = false
  /** Told to go; nothing it says counts any more. */
  dismissed = false
  lobby = false
  /** How many tables it was told wait for its person. */
  waiting: number | null = null

  constructor(line: Line, person: Person | null, now: number) {
    this.line = line
    this.person = person
    this.bucket = new Bucket(BURST, PER_SECOND, now)
  }

  get id(): string | null {
    return this.person?.id ?? null
  }

  send(message: ServerMessage): void {
    this.line.send(JSON.stringify(message))
  }

  /** Says what is wrong and hangs up. */
  dismiss(code: string): void {
    this.dismissed = true
    this.send({ type: 'problem', code })
    this.line.close(1008)
  }
}
