import type { LiveTable } from '../live/live-table.ts'
import { FAIRNESS } from '../table/clock.ts'
import { expire } from '../table/playing.ts'
import { LEASE_MS } from './waiting-work.ts'

/** Timers cannot be set further ahead; the store hands out what is due later. */
const FURTHEST = 2 ** 31 - 1

/** Rings for loaded tables when a clock runs out. */
export class Alarms {
  private readonly timers = new Map<LiveTable, NodeJS.Timeout>()
  private readonly clock: () => number

  constructor(clock: () => number) {
    this.clock = clock
  }

  /** After every change of a table. */
  set(live: LiveTable): void {
    this.cancel(live)
    const due = live.table?.clock.due ?? null
    if (due === null) return
    const ahead = Math.max(0, due + FAIRNESS - this.clock())
    if (ahead > FURTHEST) return
    const timer = setTimeout(() => this.ring(live), ahead)
    timer.unref()
    this.timers.set(live, timer)
  }

  /** Called by the timer, and for what the store hands out: the store does not know that an answer may be on its way. */
  ring(live: LiveTable): void {
    live.post(() => {
      const due = live.table?.clock.due ?? null
      if (due === null || due + FAIRNESS > this.clock()) return this.set(live)
      this.cancel(live)
      return live.commit(table => expire(table, this.clock()))
    })
  }

  /** Whether a clock runs out so soon that the store may not hand it out again: the table must stay in memory. */
  isNear(live: LiveTable): boolean {
    const due = live.table?.clock.due ?? null
    return due !== null && this.timers.has(live) && due + FAIRNESS <= this.clock() + LEASE_MS
  }

  /** For a table that leaves the memory: from now on the store knows when it is due. */
  cancel(live: LiveTable): void {
    clearTimeout(this.timers.get(live))
    this.timers.delete(live)
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
  }
}
