import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Alarms } from '../../src/clocks/alarms.ts'
import type { LiveTable, LiveTableDeps } from '../../src/live/live-table.ts'
import { LiveTables } from '../../src/live/live-tables.ts'
import { FAIRNESS } from '../../src/table/clock.ts'

const DUE = 10_000
const rung: number[] = []

/** A table whose clock is due at `DUE`. */
const live = {
  table: { clock: { due: DUE } },
  post: (job: () => unknown) => void job(),
  commit: async () => rung.push(Date.now()),
} as unknown as LiveTable

let alarms: Alarms
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  rung.length = 0
  alarms = new Alarms(() => Date.now())
  alarms.set(live)
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
  alarms.ring(live)
  expect(rung).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(rung).toEqual([DUE + FAIRNESS])
})

test('a table that leaves the memory is not kept there by its alarm', async () => {
  const store = { tables: { snapshot: async () => null, log: async () => [] }, shared: false }
  const liveTables = new LiveTables(
    {
      store,
      games: new Map(),
      clock: () => Date.now(),
      opened: Promise.resolve(),
      loaded: () => {},
      changed: () => {},
      dropped: (gone: LiveTable) => alarms.cancel(gone),
    } as unknown as LiveTableDeps,
    () => false,
  )
  const loaded = liveTables.at('t1')
  await loaded.run(() => {})
  loaded.table = live.table
  alarms.stop()
  alarms.set(loaded)
  expect(vi.getTimerCount()).toBe(2)
  liveTables.release(loaded)
  expect(liveTables.all()).toEqual([])
  // Only the sweep of the liveTables is left.
  expect(vi.getTimerCount()).toBe(1)
})
