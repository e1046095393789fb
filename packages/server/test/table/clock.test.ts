import { describe, expect, test } from 'vitest'
import { dueAfterChange, dueInDays } from '../../src/table/days.ts'
import { foldDecision } from '../../src/table/fold.ts'
import { expire, postpone } from '../../src/table/playing.ts'
import { TableFixture } from './fixture.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const LIVE = { kind: 'live', bank: 600, increment: 10 } as const
const live = () => TableFixture.playing({ pace: LIVE })

describe('a live clock', () => {
  test('runs for whoever decides and adds its increment when the turn has passed on', () => {
    const fixture = live()
    expect(fixture.table.clock).toMatchObject({ running: 0, since: 1_000, due: 601_000 })
    fixture.now += 4_000
    fixture.act('toss')
    expect(fixture.table.clock).toMatchObject({ running: 0, left: [596_000, 600_000, 600_000] })
    fixture.now += 6_000
    fixture.act('take')
    expect(fixture.table.clock).toMatchObject({ running: 1, left: [600_000, 600_000, 600_000] })
  })

  test('gives half of the round trip back, half a second at most', () => {
    const fixture = live()
    fixture.roundTrip = 300
    fixture.now += 1_000
    fixture.act('toss')
    expect(fixture.table.clock.left[0]).toBe(599_150)
    fixture.roundTrip = 9_000
    fixture.now += 1_000
    fixture.act('take')
    expect(fixture.table.clock.left[0]).toBe(598_650 + 10_000)
  })

  test('brings no second increment to whoever goes back and forth', () => {
    const fixture = live()
    fixture.tossAndTake()
    fixture.done('ana', { do: 'undo', steps: 2, count: 1 })
    expect(fixture.table.clock).toMatchObject({ running: 0, left: [610_000, 600_000, 600_000] })
    fixture.act('take')
    expect(fixture.table.clock.left[0]).toBe(610_000)
  })

  test('charges who takes back for as long as that took, and nobody else', () => {
    const fixture = live()
    fixture.act('toss')
    fixture.now += 5_000
    fixture.done('ana', { do: 'undo', steps: 1, count: 1 })
    expect(fixture.table.clock.left[0]).toBe(595_000)
    fixture.tossAndTake()
    fixture.now += 7_000
    fixture.done('ana', { do: 'undo', steps: 2, count: 2 })
    expect(fixture.table.clock.left).toEqual([598_000, 600_000, 600_000])
  })

  test.each(['bea', 'a bot'])('runs also for who lets %s begin and stops them again', other => {
    const fixture = new TableFixture({ seats: 2, pace: { kind: 'live', bank: 60, increment: 0 } })
    if (other === 'bea') fixture.done('bea', { do: 'join' })
    else fixture.done('ana', { do: 'bot', seat: 1, level: 'easy' })
    fixture.done('ana', { do: 'start' })
    fixture.act('toss')
    for (let n = 0; n < 6; n++) {
      fixture.act('take')
      expect(fixture.turn).toBe(1)
      fixture.now += 10_000
      fixture.done('ana', { do: 'undo', steps: fixture.steps, count: 1 })
    }
    expect(fixture.table.clock.left).toEqual([0, 60_000])
    fixture.now += 500
    expect(fixture.expire()).toBeNull()
  })

  test('stands still for bots', () => {
    const fixture = new TableFixture({ seats: 2, pace: LIVE })
    fixture.done('ana', { do: 'bot', seat: 1, level: 'easy' })
    fixture.done('ana', { do: 'start' })
    fixture.tossAndTake()
    expect(fixture.table.clock).toMatchObject({ running: null, due: null })
  })

  test('costs nobody the time during which the server was closed', () => {
    const fixture = live()
    fixture.now += 3_600_000
    fixture.add({ kind: 'reopened', at: fixture.now, closed: 3_599_000 })
    expect(fixture.table.clock.due).toBe(601_000 + 3_599_000)
    expect(fixture.expire()).toBe('not-overdue')
    fixture.act('toss')
    expect(fixture.table.clock.left[0]).toBe(599_000)
  })
})

describe('time that has run out', () => {
  function late(): TableFixture {
    const fixture = live()
    expect(fixture.expire()).toBe('not-overdue')
    fixture.now += 600_499
    expect(fixture.expire()).toBe('not-overdue')
    fixture.now++
    expect(fixture.expire()).toBeNull()
    return fixture
  }

  test('is marked, and waits for the others', () => {
    const fixture = late()
    expect(fixture.table).toMatchObject({ overdue: 0, clock: { running: null, due: null } })
    expect(fixture.expire()).toBe('not-overdue')
  })

  test('the person may still act, and has a minute from then on', () => {
    const fixture = late()
    fixture.tossAndTake()
    expect(fixture.table.overdue).toBeNull()
    expect(fixture.table.clock.left[0]).toBe(70_000)
  })

  test('the person may say that they are back', () => {
    const fixture = late()
    fixture.done('ana', { do: 'return' })
    expect(fixture.table).toMatchObject({ overdue: null, clock: { running: 0, due: fixture.now + 60_000 } })
    expect(fixture.try('ana', { do: 'return' })).toBe('not-away')
  })

  test('another may call the guardian, who plays until the person is back', () => {
    const fixture = late()
    expect(fixture.try('ana', { do: 'guard' })).toBe('guard-yourself')
    fixture.done('bea', { do: 'guard' })
    expect(fixture.try('bea', { do: 'guard' })).toBe('not-overdue')
    expect(fixture.table.seats[0]?.guarded).toBe(true)
    expect(fixture.bot()).toBeNull()
    expect(fixture.table.made.at(-1)).toMatchObject({ guarded: true })
    expect(fixture.try('ana', { do: 'ask', request: { kind: 'abandon' } })).toBe('return-first')
    fixture.done('ana', { do: 'return' })
    expect(fixture.table.seats[0]?.guarded).toBe(false)
    expect(fixture.bot()).toBe('stale')
  })

  test('who acts has taken the seat back', () => {
    const fixture = late()
    fixture.done('bea', { do: 'guard' })
    fixture.act('toss')
    expect(fixture.log.slice(-2).map(line => line.kind)).toEqual(['returned', 'acted'])
    expect(fixture.table.seats[0]?.guarded).toBe(false)
    expect(fixture.table.clock.running).toBe(0)
  })

  test.each([LIVE, { kind: 'days', days: 2 }] as const)(
    'brings one minute to a position, and no second one: %o',
    pace => {
      const fixture = TableFixture.playing({ pace })
      const runOut = (): void => {
        fixture.now = (fixture.table.clock.due ?? 0) + 500
        expect(fixture.expire()).toBeNull()
      }
      runOut()
      fixture.done('ana', { do: 'return' })
      expect(fixture.table).toMatchObject({ overdue: null, clock: { due: fixture.now + MINUTE } })
      runOut()
      expect(fixture.try('ana', { do: 'return' })).toBe('no-more-time')
      fixture.act('toss')
      expect(fixture.table).toMatchObject({ overdue: null, clock: { due: fixture.now + MINUTE } })
      runOut()
      for (let n = 0; n < 3; n++) {
        fixture.done('ana', { do: 'undo', steps: fixture.steps, count: 1 })
        expect(fixture.table).toMatchObject({ overdue: 0, clock: { running: null, due: null } })
        expect(fixture.try('ana', { do: 'return' })).toBe('no-more-time')
        fixture.act('toss')
        expect(fixture.table).toMatchObject({ overdue: 0, clock: { running: null, due: null } })
      }
      expect(fixture.try('bea', { do: 'guard' })).toBeNull()
    },
  )

  test('in days stays up while the guardian plays on, also for who comes back and takes that back', () => {
    const fixture = TableFixture.playing({ pace: { kind: 'days', days: 2 } })
    const { due } = fixture.table.clock
    fixture.now = (due ?? 0) + 500
    expect(fixture.expire()).toBeNull()
    fixture.done('bea', { do: 'guard' })
    expect(fixture.bot()).toBeNull()
    expect(fixture.turn).toBe(0)
    fixture.done('ana', { do: 'return' })
    expect(fixture.table.clock).toMatchObject({ running: 0, due: fixture.now + MINUTE })
    fixture.done('ana', { do: 'undo', steps: fixture.steps, count: 1 })
    expect(fixture.table.clock).toMatchObject({ running: 0, due: fixture.now + MINUTE })
    fixture.now += MINUTE + 500
    expect(fixture.expire()).toBeNull()
    fixture.done('bea', { do: 'guard' })
    fixture.tossAndTake()
    fixture.done('ana', { do: 'undo', steps: fixture.steps, count: 2 })
    expect(fixture.table.clock.due).toBeLessThanOrEqual(fixture.now + MINUTE)
  })

  test('does not hold up an end the others agree on', () => {
    const fixture = late()
    fixture.done('bea', { do: 'ask', request: { kind: 'abandon' } })
    fixture.done('cai', { do: 'answer', yes: true })
    expect(fixture.table.result?.how).toBe('abandoned')
  })
})

describe('a pace in days', () => {
  test('counts from the beginning of a turn, by the person’s own calendar', () => {
    const fixture = new TableFixture({ seats: 2, pace: { kind: 'days', days: 2 } })
    fixture.due = (person, days) => (person === 'bea' ? 777 : days)
    fixture.done('bea', { do: 'join' })
    fixture.done('ana', { do: 'start' })
    expect(fixture.table.clock).toMatchObject({ running: 0, due: 2 })
    fixture.due = () => 555
    fixture.act('toss')
    expect(fixture.table.clock.due).toBe(2)
    fixture.act('take')
    expect(fixture.table.clock).toMatchObject({ running: 1, due: 555 })
  })

  describe('taking back', () => {
    const HOUR = 3_600_000
    const slow = () => TableFixture.playing({ pace: { kind: 'days', days: 2 } })
    const back = (fixture: TableFixture, person: string, count = 1) =>
      fixture.done(person, { do: 'undo', steps: fixture.steps, count })

    test('goes back into the same turn, which is up when it was', () => {
      const fixture = slow()
      const { due } = fixture.table.clock
      for (let n = 0; n < 5; n++) {
        fixture.now += HOUR
        fixture.tossAndTake()
        expect(fixture.table.clock).toMatchObject({ running: 1, due: fixture.now + 2 * DAY })
        fixture.now += HOUR
        back(fixture, 'ana', n % 2 ? 1 : 2)
        expect(fixture.table.clock).toMatchObject({ running: 0, due, plain: due, first: due })
        if (n % 2) back(fixture, 'ana')
        expect(fixture.table.clock).toMatchObject({ running: 0, due, plain: due, first: due })
      }
    })

    test('over several turns finds each of them again', () => {
      const fixture = slow()
      const [ana, own] = [fixture.table.clock.due, fixture.now]
      fixture.tossAndTake()
      const bea = fixture.table.clock.due
      fixture.now += HOUR
      fixture.tossAndTake()
      fixture.now += HOUR
      back(fixture, 'bea', 2)
      expect(fixture.table.clock).toMatchObject({ running: 1, due: bea })
      back(fixture, 'ana', 2)
      expect(fixture.table.clock).toMatchObject({ running: 0, due: ana })
      expect(ana).toBe(own + 2 * DAY)
    })

    test('after the turn was up is out of time', () => {
      const fixture = slow()
      fixture.act('toss')
      fixture.now += 2 * DAY - HOUR
      fixture.act('take')
      fixture.now += 2 * HOUR
      back(fixture, 'ana')
      expect(fixture.expire()).toBeNull()
      expect(fixture.table.overdue).toBe(0)
    })

    test('in a turn that is up brings no new one', () => {
      const fixture = slow()
      const { due } = fixture.table.clock
      fixture.act('toss')
      fixture.now += 2 * DAY + HOUR
      expect(fixture.expire()).toBeNull()
      back(fixture, 'ana')
      expect(fixture.table).toMatchObject({ overdue: 0, clock: { running: null, plain: due } })
      fixture.act('toss')
      expect(fixture.table).toMatchObject({ overdue: null, clock: { due: fixture.now + MINUTE } })
      fixture.act('take')
      expect(fixture.table.clock).toMatchObject({ running: 1, due: fixture.now + 2 * DAY })
      back(fixture, 'ana')
      expect(fixture.table.clock).toMatchObject({ running: 0, due: fixture.now + MINUTE })
    })

    test('keeps what changed plans and a stopped server have moved', () => {
      const fixture = slow()
      const { due } = fixture.table.clock
      if (due === null) throw new Error('no clock')
      fixture.add({ kind: 'postponed', at: fixture.now, seat: 0, due: due + DAY + HOUR, plain: due + DAY })
      fixture.tossAndTake()
      fixture.add({ kind: 'reopened', at: fixture.now, closed: HOUR })
      back(fixture, 'ana', 2)
      expect(fixture.table.clock).toMatchObject({
        running: 0,
        due: due + DAY + 2 * HOUR,
        plain: due + DAY + HOUR,
        first: due + HOUR,
      })
    })

    test('by agreement begins a turn anew', () => {
      const fixture = slow()
      fixture.tossAndTake()
      fixture.now += HOUR
      fixture.done('bea', { do: 'ask', request: { kind: 'rewind', steps: 0 } })
      for (const person of ['ana', 'cai']) fixture.done(person, { do: 'answer', yes: true })
      expect(fixture.table.clock).toMatchObject({ running: 0, due: fixture.now + 2 * DAY })
    })

    test('of a log written before was a new turn, and stays one', () => {
      const fixture = slow()
      fixture.tossAndTake()
      fixture.add({
        kind: 'undone',
        at: fixture.now,
        by: 'ana',
        id: 'x',
        seat: 0,
        count: 1,
        cost: 0,
        due: 777,
      })
      expect(fixture.table.clock).toMatchObject({ running: 0, due: 777, plain: 777, first: 777 })
    })
  })

  const noon = Date.UTC(2026, 5, 15, 12)
  const quiet = (from: number, to: number, zone = 'UTC') => ({ from: from * 60, to: to * 60, zone })

  test.each([
    ['nothing special', { away: null, quiet: null }, noon + DAY],
    ['away for two days', { away: noon + 2 * DAY, quiet: null }, noon + 3 * DAY],
    ['away in the past', { away: noon - DAY, quiet: null }, noon + DAY],
    ['away for a part of a millisecond', { away: noon + 0.5, quiet: null }, noon + DAY + 1],
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
    const fixture = TableFixture.playing({ seats: 2, pace: { kind: 'days', days: 1 } })
    const due = fixture.table.clock.due ?? 0
    for (const somebody of ['bea', 'nobody']) {
      expect(postpone(fixture.table, somebody, fixture.now, was => was + DAY)).toEqual({
        ok: true,
        entries: [],
      })
    }
    expect(postpone(fixture.table, 'ana', fixture.now, was => was)).toEqual({ ok: true, entries: [] })
    const decision = postpone(fixture.table, 'ana', fixture.now, was => was + DAY)
    if (!decision.ok) throw new Error(decision.refusal.rule)
    foldDecision(fixture.table, decision)
    expect(fixture.table.clock).toMatchObject({ running: 0, due: due + DAY })
    expect(expire(fixture.table, due + DAY)).toMatchObject({ ok: false })
    expect(expire(fixture.table, due + DAY + 500)).toMatchObject({ ok: true })
  })
})
