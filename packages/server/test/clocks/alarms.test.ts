import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Alarms } from '../../src/clocks/alarms.ts'
import type { Room } from '../../src/live/room.ts'
import { FAIRNESS } from '../../src/table/clock.ts'

const DUE = 10_000
const rung: number[] = []

/** A table whose clock is due at `DUE`. */
const room = {
  table: { clock: { due: DUE } },
  post: (job: () => unknown) => void job(),
  commit: async () => rung.push(Date.now()),
} as unknown as Room

let alarms: Alarms
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  rung.length = 0
  alarms = new Alarms(() => Date.now())
  alarms.set(room)
})
afterEach(() => {
  alarms.stop()
  vi.useRealTimers()
})

test('a clock is called out when an answer sent in time would have arrived', () => {
  vi.advanceTimersByTime(DUE + FAIRNESS - 1)
  expect(rung).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(rung).toEqual([DUE + FAIRNESS])
})

test('a call from the store that comes too early does not put it off', () => {
  vi.advanceTimersByTime(DUE + 1)
  alarms.ring(room)
  expect(rung).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(rung).toEqual([DUE + FAIRNESS])
})
