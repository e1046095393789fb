import { quantile } from '@ludoteca/harness/figures.ts'
import { expect, test } from 'vitest'
import { Assumptions } from '../../scale/assumptions.ts'
import { ordinary, usage } from '../../scale/model.ts'
import { demandOf, simulateDay } from '../../scale/sim/day.ts'
import { dayOfPeople, partOfHour } from '../../scale/sim/population.ts'
import { watchBots } from '../../scale/sim/thinkers.ts'
import { watchWindow } from '../../scale/sim/window.ts'
import { roundCosts as costs } from './costs.ts'

const assumed = Assumptions.parse({})
const even = Assumptions.parse({ spread: 0, node: { pauseMs: 0 } })
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

test('the hours of a day have all of its people', () => {
  expect(sum(Array.from({ length: 24 }, (_, hour) => partOfHour(assumed, hour)))).toBeCloseTo(1)
  const half = Assumptions.parse({ zones: [{ hours: 5.5, part: 1 }] })
  expect(sum(Array.from({ length: 24 }, (_, hour) => partOfHour(half, hour)))).toBeCloseTo(1)
  // Evening where they live, fifteen hours and a half after noon in Greenwich.
  expect(partOfHour(half, 15)).toBeGreaterThan(partOfHour(half, 22))
})

test.each([undefined, 40])('whoever came has gone, is there, or found no room (room for %s)', room => {
  const day = dayOfPeople(assumed, 8_000, 3, 80, room)
  expect(day.arrived).toBe(day.refused + day.left + day.present)
  expect(Math.abs(day.arrived / 8_000 - 1)).toBeLessThan(0.05)
  if (room === undefined) expect(day.refused).toBe(0)
  else {
    expect(day.refused).toBeGreaterThan(100)
    expect(Math.max(...day.minutes.map(minute => minute.sockets))).toBeLessThanOrEqual(room)
  }
  for (const minute of day.minutes) {
    expect(minute.sockets).toBeGreaterThanOrEqual(minute.daysPages + minute.watchers)
    expect(Math.min(...Object.values(minute))).toBeGreaterThanOrEqual(0)
  }
  expect(sum(day.minutes.map(minute => minute.begins))).toBe(day.games)
  expect(sum(day.minutes.map(minute => minute.visits))).toBe(day.arrived - day.refused)
  const moves = sum(day.minutes.map(minute => minute.personMoves + minute.botMoves))
  expect(Math.round(moves)).toBe(day.moves)
})

test('nobody waits at an empty table for longer than people have patience', () => {
  const alone = Assumptions.parse({ comeFor: { live: 1, bots: 0, days: 0, watch: 0 }, live: { again: 0 } })
  const day = dayOfPeople(alone, 30, 5, 10)
  // A handful of people who never meet: each plays with bots.
  expect(day.games).toBeGreaterThan(day.arrived / 3)
  expect(day.botSeats).toBeGreaterThan(0)
})

test('where nothing else is going on, a move takes as long as its parts', () => {
  const demand = {
    ...ordinary(0.05),
    pagesAtTable: 1,
    sockets: 0,
    visits: 0,
    returns: 0,
    begins: 0,
    views: 0,
  }
  const bare = {
    ...costs,
    node: { ...costs.node, baseCores: 0, farMs: 0 },
    database: { ...costs.database, baseCores: 0, farMs: 0 },
  }
  const plan = { nodes: 4, databases: 2, botMachines: 0 }
  const seen = watchWindow({ costs: bare, assumed: even, plan, demand, seconds: 4_000, seed: 1 })
  const parts = 1 + 0.2 + 0.5 + 0.1 + 0.3 + 2 + 0.5
  expect(seen.moves).toBeGreaterThan(100)
  expect(seen.served).toBe(seen.moves)
  expect(quantile(seen.latencies, 0.5) * 1000).toBeCloseTo(parts, 6)
})

test('every move is told of, and every page comes back, also when nodes are lost', () => {
  const plan = { nodes: 4, databases: 2, botMachines: 0 }
  const demand = ordinary(400)
  const storm = { pages: 2_000, from: 0.25, to: 0.5, lost: 1 }
  const seen = watchWindow({ costs, assumed, plan, demand, seconds: 20, seed: 2, storm })
  expect(seen.served).toBe(seen.moves)
  expect(Math.abs(seen.moves / (400 * 20) - 1)).toBeLessThan(0.05)
  expect(seen.back).toHaveLength(2_000)
  // Three nodes have at least this much to do with them.
  expect(Math.max(...seen.back)).toBeGreaterThan((2_000 / 3) * 0.002)
  const calm = watchWindow({ costs, assumed, plan, demand, seconds: 20, seed: 2 })
  expect(quantile(seen.latencies, 0.99)).toBeGreaterThan(quantile(calm.latencies, 0.99))
  expect(seen.statements).toBeLessThanOrEqual(seen.moves + 400 * 4)
})

test('nobody waits longer with more nodes', () => {
  const demand = ordinary(600)
  const p99 = (nodes: number): number =>
    quantile(
      watchWindow({
        costs,
        assumed,
        plan: { nodes, databases: 1, botMachines: 0 },
        demand,
        seconds: 20,
        seed: 4,
      }).latencies,
      0.99,
    )
  expect(usage(costs, demand, 2, 1).nodeCores).toBeGreaterThan(usage(costs, demand, 6, 1).nodeCores)
  expect(p99(2)).toBeGreaterThan(p99(6))
})

test('a day is the same for the same seed, and another for another', () => {
  const day = (seed: number) => simulateDay({ costs, assumed, people: 20_000, seed })
  expect(day(7)).toEqual(day(7))
  expect(day(7)).not.toEqual(day(8))
  expect(day(7)).toMatchObject({ bench: 'scale', people: 20_000, refused: 0, conserved: true })
})

test('bots that are many enough take as long as they think, and all of them decide', () => {
  const given = { decisionsPerSecond: 20, ms: [100], spread: 0, seed: 1 }
  const many = watchBots({ ...given, threads: 50 })
  expect(many.length).toBeGreaterThan(11_000)
  expect(quantile(many, 0.99)).toBeCloseTo(0.1, 6)
  expect(quantile(watchBots({ ...given, threads: 3 }), 0.99)).toBeGreaterThan(0.15)
})

test('a minute with nobody asks for nothing', () => {
  const nobody = {
    ...{ sockets: 0, liveTables: 0, daysPages: 0, watchers: 0 },
    visits: 0,
    begins: 0,
    personMoves: 0,
    botMoves: 0,
  }
  expect(demandOf(nobody, assumed, 80)).toMatchObject({ moves: 0, sockets: 0, tables: 0, views: 0 })
})

test('machines of one kind more cost what they cost, and nothing else changes', () => {
  const day = (nodes: number) =>
    simulateDay({ costs, assumed, people: 200_000, seed: 1, plan: { nodes, databases: 2 } })
  const [few, more] = [day(4), day(5)]
  expect((more.monthlyFor.nodes ?? 0) - (few.monthlyFor.nodes ?? 0)).toBe(assumed.node.monthly)
  expect(more.monthlyFor.databases).toBe(2 * 2 * assumed.database.monthly)
  expect(more.monthlyFor.traffic).toBe(few.monthlyFor.traffic)
  expect([few.nodes, few.databases]).toEqual([4, 2])
})
