import { MOST } from '@ludoteca/server/internals/store/postgres/batch.ts'
import type { Assumptions } from './assumptions.ts'
import type { Costs } from './costs.ts'
import { ordinary, speedsOf, type Usage, usage } from './model.ts'

const MOST_NODES = 1_000
const MOST_MOVES = 1_000_000
const STEPS = 40

/** One notice in the queue: four numbers, the channel, and `table seq`. */
const NOTICE_BYTES = 52

/** Indexes that every move changes: by when it moved, by whose turn it is, by what is due, by what is wanted. */
const INDEXES = 4

interface Limit {
  readonly what: string
  /** A second. */
  readonly moves: number
  /** That it takes to make so many; null where no number of them does. */
  readonly nodes: number | null
}

/** What one database carries: at how many moves a second each of its means is used up, the first to go first. */
export function limitsOf(costs: Costs, assumed: Assumptions): Limit[] {
  const { database } = assumed
  const at = (moves: number): { nodes: number; use: Usage } => {
    const demand = ordinary(moves)
    let nodes = 1
    let use = usage(costs, demand, nodes, 1, speedsOf(assumed))
    // More nodes help as long as they do not hear more of each other than they do themselves.
    while (use.nodeCores > assumed.use && nodes < MOST_NODES) {
      nodes++
      use = usage(costs, demand, nodes, 1, speedsOf(assumed))
    }
    return { nodes, use }
  }
  const rowPages = 1 + INDEXES
  const means: Readonly<Record<string, (moves: number) => number>> = {
    processor: moves => at(moves).use.databaseCores / database.cores,
    'write-ahead log': moves => at(moves).use.walMb / database.walMbPerSecond,
    connections: moves => at(moves).use.connections / database.connections,
    'notices: half of what nodes may do': moves => at(moves).use.hearing / (assumed.use / 2),
    'the queue of notices': moves =>
      (moves * costs.database.notices * NOTICE_BYTES * database.stillSeconds) /
      (database.noticesMb * 2 ** 20),
    'vacuum as it is set at first': moves =>
      (moves * costs.database.deadRows * (1 - costs.database.hot) * rowPages * database.vacuumPage) /
      database.vacuumPoints,
    // Each node has one transaction with moves under way; the disk takes all that wait for it at once.
    'the disk': moves => (moves * (database.syncMs / 1000)) / (at(moves).nodes * MOST),
  }
  return Object.entries(means)
    .map(([what, used]) => {
      let [low, high] = [1, MOST_MOVES]
      for (let step = 0; step < STEPS; step++) {
        const middle = (low + high) / 2
        if (used(middle) < 1) low = middle
        else high = middle
      }
      const { nodes } = at(low)
      return { what, moves: Math.round(low), nodes: nodes < MOST_NODES ? nodes : null }
    })
    .toSorted((a, b) => a.moves - b.moves)
}
