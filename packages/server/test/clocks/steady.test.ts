import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Gap, type SteadyClock, steadyClock } from '../../src/clocks/steady.ts'
import type { Store } from '../../src/store/store.ts'
import { choice, newStore, openHall, personOf } from '../live/hall.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 5, 15)

/** A machine: its clock, and time as it passes for what runs on it. */
let machine: { wall: number; mono: number }
let steady: SteadyClock
let gaps: Gap[]
beforeEach(() => {
  machine = { wall: START, mono: 50 }
  steady = steadyClock({ wall: () => machine.wall, mono: () => machine.mono })
  gaps = []
  steady.onGap(gap => gaps.push(gap))
  return () => steady.stop()
})

/** Time passes, and somebody looks at the clock each second. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 1_000) {
    machine.wall += Math.min(left, 1_000)
    machine.mono += Math.min(left, 1_000)
    steady.now()
  }
}

describe('the steady clock', () => {
  test('shows the time of day, and passes as time does', () => {
    pass(10_000)
    machine.wall += 300
    expect(steady.now()).toBe(START + 10_000)
    expect(gaps).toEqual([])
  })

  test.each([
    ['set forward', { wall: HOUR, mono: 0 }, HOUR],
    ['set back', { wall: -HOUR, mono: 0 }, -HOUR],
    ['stopped with the machine', { wall: HOUR, mono: 0 }, HOUR],
    ['left alone while the process stood still', { wall: HOUR, mono: HOUR }, HOUR],
  ])('follows a clock that was %s, and says so', (_, by, length) => {
    pass(10_000)
    machine.wall += by.wall
    machine.mono += by.mono
    expect(steady.now()).toBe(START + 10_000 + length)
    expect(gaps).toEqual([{ from: START + 10_000, to: START + 10_000 + length }])
    pass(5_000)
    expect(gaps).toHaveLength(1)
  })
})

test('a moment lost between two looks at the clocks is no jump', () => {
  let lost = 0
  const clock = steadyClock({
    wall() {
      if (lost > 0) machine.mono += 4_000
      if (lost-- > 0) machine.wall += 4_000
      return machine.wall
    },
    mono: () => machine.mono,
  })
  onTestFinished(() => clock.stop())
  clock.onGap(gap => gaps.push(gap))
  lost = 1
  expect(clock.now()).toBe(START + 4_000)
  expect(gaps).toEqual([])
})

describe('a live clock', () => {
  const BANK = 60_000
  const atTable = async (store?: Store) => {
    const hall = await openHall({ clock: steady.now, onGap: steady.onGap, ...(store && { store }) })
    const table = await hall.play(['ana', 'bea'], { pace: { kind: 'live', bank: 60, increment: 0 } })
    return { hall, table }
  }

  test.each([
    ['is set forward by an hour', { wall: HOUR, mono: 0 }],
    ['is set back by an hour', { wall: -HOUR, mono: 0 }],
    ['stands still for an hour', { wall: HOUR, mono: HOUR }],
  ])('loses nothing when the machine %s', async (_, by) => {
    const { hall, table } = await atTable()
    pass(20_000)
    machine.wall += by.wall
    machine.mono += by.mono
    const facts = (await hall.hub.look(table, personOf('ana')))?.facts
    expect(facts?.overdue).toBeNull()
    expect(facts?.clock).toMatchObject({ running: 0, due: machine.wall + BANK - 20_000 })
    const log = (await hall.store.tables.log(table, 0)).map(line => JSON.parse(line))
    expect(log.filter(line => line.kind === 'reopened')).toMatchObject([{ closed: by.wall }])
    pass(10_000)
    expect((await hall.hub.look(table, null))?.facts?.clock.due).toBe(machine.wall + BANK - 30_000)
  })

  test('is not called out for a gap, whoever notices it first; after it, it is', async () => {
    const { hall, table } = await atTable()
    pass(20_000)
    machine.wall += HOUR
    // The store hands the clock out as one that has run out long ago.
    const kinds = async () => (await hall.store.tables.log(table, 0)).map(line => JSON.parse(line).kind)
    await expect.poll(kinds, { timeout: 30_000 }).toContain('reopened')
    expect(await kinds()).not.toContain('timeout')
    pass(41_000)
    await expect.poll(kinds).toContain('timeout')
  })

  test('charges what was thought, not what was slept', async () => {
    const { hall, table } = await atTable()
    pass(20_000)
    machine.wall += HOUR
    steady.now()
    pass(5_000)
    const page = hall.enter('ana')
    page.say({ type: 'watch', table })
    await page.next('update')
    await hall.hub.command(table, personOf('ana'), 'message1', choice(page.page), steady.now())
    const lines = (await hall.store.tables.log(table, 0)).map(line => JSON.parse(line))
    expect(lines.at(-1)).toMatchObject({ kind: 'acted', cost: 25_000 })
  })

  test('counts several gaps, and a restart among them, once each', async () => {
    const store = await newStore()
    const { hall, table } = await atTable(store)
    for (const jump of [HOUR, -2 * HOUR, HOUR / 2]) {
      pass(5_000)
      machine.wall += jump
      steady.now()
    }
    await hall.hub.look(table, null)
    await hall.hub.stop()
    machine.wall += HOUR
    machine.mono += HOUR
    const again = await openHall({ store, clock: steady.now, onGap: steady.onGap })
    onTestFinished(() => again.hub.stop())
    const clock = (await again.hub.look(table, null))?.facts?.clock
    expect(clock?.due).toBe(machine.wall + BANK - 15_000)
  })
})
