import { randomBytes } from 'node:crypto'

/** How many round trips are kept: the shortest is the way itself, anything longer was waiting. */
const KEPT = 4
/** A socket that has left this many heartbeats unanswered is dead; one may be late because the server itself was busy. */
const MOST_MISSED = 2
/** Long enough that no other payload matches by chance. */
const BYTES = 8

/**
 * Asks whether a page is still there, and measures the round trip. Each question carries bytes of its own, and only the
 * answer that repeats them counts, once: a pong that nobody asked for is no measurement.
 */
export class Heartbeat {
  private readonly asked = new Map<string, number>()
  private readonly trips: number[] = []
  private readonly now: () => number

  /** `now` is a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  get dead(): boolean {
    return this.asked.size >= MOST_MISSED
  }

  /** The shortest of the latest round trips, in milliseconds; 0 before the first. */
  get roundTrip(): number {
    return this.trips.length === 0 ? 0 : Math.min(...this.trips)
  }

  ask(): Buffer {
    const question = randomBytes(BYTES)
    this.asked.set(question.toString('hex'), this.now())
    return question
  }

  answer(said: Buffer): void {
    if (said.length !== BYTES) return
    const since = this.asked.get(said.toString('hex'))
    if (since === undefined) return
    this.asked.clear()
    this.trips.push(Math.max(0, this.now() - since))
    if (this.trips.length > KEPT) this.trips.shift()
  }
}
