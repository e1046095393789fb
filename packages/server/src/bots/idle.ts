import { setTimeout as pause } from 'node:timers/promises'
import { TooBusy } from './pool.ts'

/** The most moves that wait here; the store hands the others out again. */
const MOST = 100

/**
 * The moves of games that nobody plays any more, one after the other with a pause between them, whichever game they are of.
 * Each is a commit like any other: who begins many games and leaves them to bots would have them made as fast as bots can.
 */
export class Idle {
  private next = 0
  private waiting = 0
  private readonly gap: number

  /** `gap` in milliseconds. */
  constructor(gap: number) {
    this.gap = gap
  }

  /** Resolves when the next move may be made. */
  async turn(): Promise<void> {
    if (this.waiting >= MOST) throw new TooBusy('too many games that nobody plays')
    const now = performance.now()
    this.next = Math.max(now, this.next + this.gap)
    this.waiting++
    try {
      await pause(this.next - now, undefined, { ref: false })
    } finally {
      this.waiting--
    }
  }
}
