import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Assumptions } from '../../scale/assumptions.ts'
import { Costs } from '../../scale/costs.ts'
import { limitsOf } from '../../scale/limits.ts'
import { parted } from '../../scale/measure/slopes.ts'
import { nodesOf, ordinary, usage } from '../../scale/model.ts'
import { planFor } from '../../scale/plan.ts'
import { roundCosts as costs } from './costs.ts'

const assumed = Assumptions.parse({})
const nothing = {
  ...{
    moves: 0,
    sockets: 0,
    tables: 0,
    pagesAtTable: 0,
    movesAtTable: 0,
    visits: 0,
    returns: 0,
    begins: 0,
    views: 0,
  },
}

test('the measurement that is kept can be read', () => {
  const kept = new URL('../../scale/costs.json', import.meta.url)
  expect(Costs.parse(JSON.parse(readFileSync(kept, 'utf8'))).bench).toBe('costs')
})

test('with nothing to do, nodes and databases use what they use at rest', () => {
  const used = usage(costs, nothing, 3, 2)
  expect(used.nodeCores).toBeCloseTo(0.02)
  expect(used.databaseCores).toBeCloseTo(0.003)
  expect(used).toMatchObject({ commits: 0, walMb: 0, connections: 33, hearing: 0, nodeMb: 180 })
})

test('one node hears nobody, and twice the moves cost twice as much beyond what is at rest', () => {
  const apart = { ...costs, database: { ...costs.database, commitMs: 0.001 } }
  const [once, twice] = [100, 200].map(moves => usage(apart, { ...nothing, moves, pagesAtTable: 3 }, 1, 1))
  expect(once?.nodeCores).toBeCloseTo(0.02 + 100 * 0.0012, 4)
  expect(twice?.nodeCores).toBeCloseTo(0.02 + 200 * 0.0012, 4)
  expect(once?.hearing).toBe(0)
  expect(twice?.walMb).toBeCloseTo((200 * 2_000) / 2 ** 20)
})

test('several databases share what is asked; every node is connected to each', () => {
  const demand = ordinary(1_000)
  const [one, four] = [usage(costs, demand, 8, 1), usage(costs, demand, 8, 4)]
  expect(four.walMb).toBeCloseTo(one.walMb / 4)
  expect(four.databaseCores).toBeLessThan(one.databaseCores / 2)
  expect(four.connections).toBe(one.connections)
})

test('pages that are sent anywhere are on as many nodes as chance says', () => {
  expect(nodesOf(3, 1)).toBe(1)
  expect(nodesOf(1, 50)).toBeCloseTo(1)
  expect(nodesOf(2, 2)).toBeCloseTo(1.5)
  expect(nodesOf(3, 1_000_000)).toBeCloseTo(3, 3)
})

test('a plan is as small as it may be, and grows with what is asked', () => {
  expect(planFor(costs, assumed, ordinary(1), 0.1)).toEqual({ nodes: 1, databases: 0, botMachines: 0 })
  const plans = [800, 2_000, 4_000].map(moves => planFor(costs, assumed, ordinary(moves), 10))
  const nodes = plans.map(plan => plan?.nodes ?? 0)
  expect(nodes).toEqual(nodes.toSorted((a, b) => a - b))
  for (const [n, plan] of plans.entries()) {
    if (!plan) throw new Error('there is a plan')
    const demand = ordinary([800, 2_000, 4_000][n] ?? 0)
    expect(usage(costs, demand, plan.nodes, plan.databases).nodeCores).toBeLessThanOrEqual(assumed.use)
    const left = plan.nodes - Math.ceil(plan.nodes / assumed.places)
    expect(usage(costs, demand, left, plan.databases).nodeCores).toBeLessThanOrEqual(assumed.useInNeed)
  }
  expect(plans[2]?.botMachines).toBeLessThan(plans[0]?.botMachines ?? 0)
})

test('what gives way first comes first', () => {
  const limits = limitsOf(costs, assumed)
  expect(limits.map(each => each.moves)).toEqual(limits.map(each => each.moves).toSorted((a, b) => a - b))
  const wal = limits.find(each => each.what === 'write-ahead log')
  expect(wal?.moves).toBeCloseTo((100 * 2 ** 20) / 2_000, -2)
})

test('what a move and what a transaction costs is found from two loads', () => {
  const load = (moves: number, transactions: number) => ({
    moves,
    transactions,
    ms: 0.4 * moves + 0.9 * transactions,
  })
  const found = parted(load(1_000, 900), load(4_000, 1_200))
  expect(found.moveMs).toBeCloseTo(0.4)
  expect(found.statementMs).toBeCloseTo(0.9)
  expect(parted({ ...load(1_000, 900), ms: 1 }, { ...load(4_000, 1_200), ms: 4_000 }).statementMs).toBe(0)
})
