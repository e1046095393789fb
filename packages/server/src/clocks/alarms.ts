import type { Room } from '../live/room.ts'
import { FAIRNESS } from '../table/clock.ts'
import { expire } from '../table/playing.ts'
import { LEASE_MS } from './errands.ts'

/** Timers cannot be set further ahead; the store hands out what is due later. */
const FURTHEST = 2 ** 31 - 1

/** Rings for loaded tables when a clock runs out. */
export class Alarms {
  private readonly timers = new Map<Room, NodeJS.Timeout>()
  private readonly clock: () => number

  constructor(clock: () => number) {
    this.clock = clock
  }

  /** After every change of a table. */
  set(room: Room): void {
    this.cancel(room)
    const due = room.table?.clock.due ?? null
    if (due === null) return
    const ahead = Math.max(0, due + FAIRNESS - this.clock())
    if (ahead > FURTHEST) return
    const timer = setTimeout(() => this.ring(room), ahead)
    timer.unref()
    this.timers.set(room, timer)
  }

  /** Also asked for by the store, which knows when a clock is due but not that an answer may be on its way. */
  ring(room: Room): void {
    room.post(() => {
      const due = room.table?.clock.due ?? null
      if (due === null || due + FAIRNESS > this.clock()) return this.set(room)
      this.cancel(room)
      return room.commit(table => expire(table, this.clock()))
    })
  }

  /** A clock runs out so soon that the store may not hand it out once more: the alarm must not be lost. */
  isNear(room: Room): boolean {
    const due = room.table?.clock.due ?? null
    return due !== null && this.timers.has(room) && due + FAIRNESS <= this.clock() + LEASE_MS
  }

  /** For a table that leaves the memory: from now on the store knows when it is due. */
  cancel(room: Room): void {
    clearTimeout(this.timers.get(room))
    this.timers.delete(room)
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
  }
}
