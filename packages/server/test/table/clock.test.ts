import { describe, expect, test } from 'vitest'
import { dueAfterChange, dueInDays } from '../../src/table/days.ts'
import { foldDecision } from '../../src/table/fold.ts'
import { expire, postpone } from '../../src/table/playing.ts'
import { House } from './house.ts'

const LIVE = { kind: 'live', bank: 600, increment: 10 } as const
const live = () => House.playing({ pace: LIVE })

describe('a live clock', () => {
  test('runs for whoever decides and adds its increment when the turn has passed on', () => {
    const house = live()
    expect(house.table.clock).toMatchObject({ running: 0, since: 1_000, due: 601_000 })
    house.now += 4_000
    house.act('toss')
    expect(house.table.clock).toMatchObject({ running: 0, left: [596_000, 600_000, 600_000] })
    house.now += 6_000
    house.act('take')
    expect(house.table.clock).toMatchObject({ running: 1, left: [600_000, 600_000, 600_000] })
  })

  test('gives half of the round trip back, half a second at most', () => {
    const house = live()
    house.roundTrip = 300
    house.now += 1_000
    house.act('toss')
    expect(house.table.clock.left[0]).toBe(599_150)
    house.roundTrip = 9_000
    house.now += 1_000
    house.act('take')
    expect(house.table.clock.left[0]).toBe(598_650 + 10_000)
  })

  test('brings no second increment to whoever goes back and forth', () => {
    const house = live()
    house.tossAndTake()
    house.done('ana', { do: 'undo', steps: 2, count: 1 })
    expect(house.table.clock).toMatchObject({ running: 0, left: [610_000, 600_000, 600_000] })
    house.act('take')
    expect(house.table.clock.left[0]).toBe(610_000)
  })

  test('charges one’s own thinking before taking back, but nobody else’s', () => {
    const house = live()
    house.act('toss')
    house.now += 5_000
    house.done('ana', { do: 'undo', steps: 1, count: 1 })
    expect(house.table.clock.left[0]).toBe(595_000)
    house.tossAndTake()
    house.now += 7_000
    house.done('ana', { do: 'undo', steps: 2, count: 2 })
    expect(house.table.clock.left).toEqual([605_000, 600_000, 600_000])
  })

  test('stands still for bots', () => {
    const house = new House({ seats: 2, pace: LIVE })
    house.done('ana', { do: 'bot', seat: 1, level: 'easy' })
    house.done('ana', { do: 'start' })
    house.tossAndTake()
    expect(house.table.clock).toMatchObject({ running: null, due: null })
  })

  test('costs nobody the time during which the room was closed', () => {
    const house = live()
    house.now += 3_600_000
    house.add({ kind: 'reopened', at: house.now, closed: 3_599_000 })
    expect(house.table.clock.due).toBe(601_000 + 3_599_000)
    expect(house.expire()).toBe('not-overdue')
    house.act('toss')
    expect(house.table.clock.left[0]).toBe(599_000)
  })
})

describe('time that has run out', () => {
  function late(): House {
    const house = live()
    expect(house.expire()).toBe('not-overdue')
    house.now += 600_499
    expect(house.expire()).toBe('not-overdue')
    house.now++
    expect(house.expire()).toBeNull()
    return house
  }

  test('is marked, and waits for the others', () => {
    const house = late()
    expect(house.table).toMatchObject({ overdue: 0, clock: { running: null, due: null } })
    expect(house.expire()).toBe('not-overdue')
  })

  test('the person may still act, and has a minute from then on', () => {
    const house = late()
    house.tossAndTake()
    expect(house.table.overdue).toBeNull()
    expect(house.table.clock.left[0]).toBe(70_000)
  })

  test('the person may say that they are back', () => {
    const house = late()
    house.done('ana', { do: 'return' })
    expect(house.table).toMatchObject({ overdue: null, clock: { running: 0, due: house.now + 60_000 } })
    expect(house.try('ana', { do: 'return' })).toBe('not-away')
  })

  test('another may call the guardian, who plays until the person is back', () => {
    const house = late()
    expect(house.try('ana', { do: 'guard' })).toBe('guard-yourself')
    house.done('bea', { do: 'guard' })
    expect(house.try('bea', { do: 'guard' })).toBe('not-overdue')
    expect(house.table.seats[0]?.guarded).toBe(true)
    expect(house.bot()).toBeNull()
    expect(house.table.made.at(-1)).toMatchObject({ guarded: true })
    expect(house.try('ana', { do: 'ask', request: { kind: 'abandon' } })).toBe('return-first')
    house.done('ana', { do: 'return' })
    expect(house.table.seats[0]?.guarded).toBe(false)
    expect(house.bot()).toBe('stale')
  })

  test('who acts has taken the seat back', () => {
    const house = late()
    house.done('bea', { do: 'guard' })
    house.act('toss')
    expect(house.log.slice(-2).map(line => line.kind)).toEqual(['returned', 'acted'])
    expect(house.table.seats[0]?.guarded).toBe(false)
    expect(house.table.clock.running).toBe(0)
  })

  test('does not hold up an end the others agree on', () => {
    const house = late()
    house.done('bea', { do: 'ask', request: { kind: 'abandon' } })
    house.done('cai', { do: 'answer', yes: true })
    expect(house.table.result?.how).toBe('abandoned')
  })
})

describe('a pace in days', () => {
  test('counts from the beginning of a turn, by the person’s own calendar', () => {
    const house = new House({ seats: 2, pace: { kind: 'days', days: 2 } })
    house.due = (person, days) => (person === 'bea' ? 777 : days)
    house.done('bea', { do: 'join' })
    house.done('ana', { do: 'start' })
    expect(house.table.clock).toMatchObject({ running: 0, due: 2 })
    house.due = () => 555
    house.act('toss')
    expect(house.table.clock.due).toBe(2)
    house.act('take')
    expect(house.table.clock).toMatchObject({ running: 1, due: 555 })
  })

  const noon = Date.UTC(2026, 5, 15, 12)
  const DAY = 86_400_000
  const quiet = (from: number, to: number, zone = 'UTC') => ({ from: from * 60, to: to * 60, zone })

  test.each([
    ['nothing special', { away: null, quiet: null }, noon + DAY],
    ['away for two days', { away: noon + 2 * DAY, quiet: null }, noon + 3 * DAY],
    ['away in the past', { away: noon - DAY, quiet: null }, noon + DAY],
    ['quiet from 11 to 14', { away: null, quiet: quiet(11, 14) }, noon + DAY + 2 * 3_600_000],
    ['quiet at night', { away: null, quiet: quiet(22, 7) }, noon + DAY],
    ['quiet past midnight', { away: null, quiet: quiet(10, 2) }, noon + DAY + 14 * 3_600_000],
    [
      'quiet at night in Shanghai',
      { away: null, quiet: quiet(20, 8, 'Asia/Shanghai') },
      noon + DAY + 12 * 3_600_000,
    ],
    ['quiet hours of no length', { away: null, quiet: quiet(12, 12) }, noon + DAY],
  ])('%s', (_, settings, due) => {
    expect(dueInDays(1, noon, settings)).toBe(due)
  })

  const plans = (away: number | null) => ({ away, quiet: null })
  test.each([
    ['going away', plans(null), plans(noon + 5 * DAY), noon + 5.5 * DAY],
    ['coming back early', plans(noon + 5 * DAY), plans(null), noon + DAY / 2],
    ['staying away longer', plans(noon + 5 * DAY), plans(noon + 7 * DAY), noon + 7.5 * DAY],
    ['being away only in the past', plans(null), plans(noon - DAY), noon + DAY / 2],
  ])('%s leaves as much of a turn as there was', (_, before, after, due) => {
    const was = Math.max(noon, before.away ?? noon) + DAY / 2
    expect(dueAfterChange(was, noon, before, after)).toBe(due)
  })

  test('a turn whose person goes away ends later, and is not called out before', () => {
    const house = House.playing({ seats: 2, pace: { kind: 'days', days: 1 } })
    const due = house.table.clock.due ?? 0
    for (const somebody of ['bea', 'nobody']) {
      expect(postpone(house.table, somebody, house.now, was => was + DAY)).toEqual({ ok: true, lines: [] })
    }
    expect(postpone(house.table, 'ana', house.now, was => was)).toEqual({ ok: true, lines: [] })
    const decision = postpone(house.table, 'ana', house.now, was => was + DAY)
    if (!decision.ok) throw new Error(decision.refusal.rule)
    foldDecision(house.table, decision)
    expect(house.table.clock).toMatchObject({ running: 0, due: due + DAY })
    expect(expire(house.table, due + DAY)).toMatchObject({ ok: false })
    expect(expire(house.table, due + DAY + 500)).toMatchObject({ ok: true })
  })
})
