import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Alarms } from '../../src/clocks/alarms.ts'
import { Bucket } from '../../src/live/limits/bucket.ts'
import type { LiveTable } from '../../src/live/live-table.ts'
import { Throttle } from '../../src/live/throttle.ts'
import { TableFixture } from '../table/fixture.ts'

describe('a bucket', () => {
  test('lets so many through at once and fills up with time', () => {
    const bucket = new Bucket(3, 2, 0)
    expect([bucket.take(0), bucket.take(0, 2), bucket.take(0)]).toEqual([true, true, false])
    expect([bucket.take(500), bucket.take(500)]).toEqual([true, false])
    expect([bucket.take(60_000, 3), bucket.take(60_000)]).toEqual([true, false])
  })

  test('is not confused by a clock that goes back', () => {
    const bucket = new Bucket(1, 1, 10_000)
    expect([bucket.take(10_000), bucket.take(0), bucket.take(500), bucket.take(1_000)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

describe('with time in hand', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000 }))
  afterEach(() => void vi.useRealTimers())

  test('a throttle does each thing once in a while', () => {
    const done: string[] = []
    const throttle = new Throttle<string>(100, key => done.push(key))
    for (const key of ['a', 'b', 'a', 'a']) throttle.ask(key)
    expect(done).toEqual([])
    vi.advanceTimersByTime(100)
    expect(done).toEqual(['a', 'b'])
    throttle.ask('a')
    throttle.stop()
    vi.advanceTimersByTime(1_000)
    expect(done).toHaveLength(2)
  })

  test('an alarm rings half a second after the time is up, for the latest clock alone', () => {
    const fixture = TableFixture.playing({ pace: { kind: 'live', bank: 60, increment: 0 } })
    const rung: number[] = []
    const live = { table: fixture.table, post: () => rung.push(Date.now()) } as unknown as LiveTable
    const alarms = new Alarms(() => Date.now())
    alarms.set(live)
    vi.advanceTimersByTime(30_000)
    fixture.now = Date.now()
    fixture.tossAndTake()
    alarms.set(live)
    vi.advanceTimersByTime(59_000)
    expect(rung).toEqual([])
    vi.advanceTimersByTime(1_500)
    expect(rung).toEqual([31_000 + 60_000 + 500])
    alarms.set(live)
    alarms.stop()
    vi.advanceTimersByTime(600_000)
    expect(rung).toHaveLength(1)
  })
})
