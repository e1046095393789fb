import { CONNECTIONS } from '@ludoteca/server/internals/store/postgres/connections.ts'
import type { Assumptions } from './assumptions.ts'
import type { Costs } from './costs.ts'
import { transactions } from './measure/slopes.ts'

/** What is asked of the whole server in one second, and what it holds meanwhile. */
export interface Demand {
  /** Entries with moves, of people and of bots. */
  readonly moves: number
  /** Pages that are open, and tables that some of them look at. */
  readonly sockets: number
  readonly tables: number
  /** Pages at each of these tables, and moves that were made there. */
  readonly pagesAtTable: number
  readonly movesAtTable: number
  /** Pages that come, those of them that open a table nobody looks at, games that begin, answers under `/api`. */
  readonly visits: number
  readonly returns: number
  readonly begins: number
  readonly views: number
}

/** What one node and one database of several do and hold then. */
export interface Usage {
  readonly nodeCores: number
  readonly nodeMb: number
  readonly databaseCores: number
  /** Transactions with moves a second, log and connections, of each database. */
  readonly commits: number
  readonly walMb: number
  readonly connections: number
  /** Processor time of a node that goes into hearing of tables that nobody there looks at: cores. */
  readonly hearing: number
}

/** On how many of `nodes` so many pages come to be, when each is sent to any of them. */
export const nodesOf = (pages: number, nodes: number): number => nodes * (1 - (1 - 1 / nodes) ** pages)

/** What so many nodes and databases have to do for that. Nothing is left over for luck: see the simulation. */
export function usage(
  costs: Costs,
  demand: Demand,
  nodes: number,
  databases: number,
  speeds = { node: 1, database: 1 },
): Usage {
  const { node, database } = costs
  const { moves, visits, returns, begins, views } = demand
  const partitions = Math.max(1, databases)
  const looking = Math.max(1, nodesOf(demand.pagesAtTable, nodes))
  const elsewhere = nodes - looking
  const perMove = (each: { moveMs: number; followMs: number; farMs: number }): number =>
    each.moveMs + (looking - 1) * each.followMs + elsewhere * each.farMs
  const perStatement = (each: typeof node | typeof database): number =>
    each.statementMs + (looking - 1) * each.followStatementMs
  const perSecond = (each: typeof node | typeof database): number =>
    moves * perMove(each) + returns * each.returnMs + begins * each.beginMs + views * each.viewMs
  const kb =
    demand.sockets * node.socketKb +
    demand.tables * looking * (node.tableKb + demand.movesAtTable * node.tableMoveKb)
  const commits = nodes * transactions(moves / nodes / partitions, database.commitMs / 1000)
  return {
    nodeCores:
      (node.baseCores +
        (demand.sockets / nodes) * node.socketCores +
        (perSecond(node) +
          commits * partitions * perStatement(node) +
          Math.max(0, visits - returns) * node.connectMs) /
          1000 /
          nodes) /
      speeds.node,
    nodeMb: node.baseMb + node.besidesMb + kb / 1024 / nodes,
    databaseCores:
      (nodes * database.baseCores +
        (perSecond(database) / partitions + commits * perStatement(database)) / 1000) /
      speeds.database,
    commits,
    walMb: (moves / partitions) * (database.walBytes / 2 ** 20),
    connections: databases === 0 ? 0 : nodes * (CONNECTIONS + 1),
    hearing: ((moves / nodes) * elsewhere * node.farMs) / 1000 / speeds.node,
  }
}

/** How fast the cores are that are rented, next to those that were measured on. */
export const speedsOf = ({ node, database }: Assumptions) => ({ node: node.speed, database: database.speed })

/** The same costs where one node has its database in a file. */
export function inFile(costs: Costs): Costs {
  const { sqlite, node, database } = costs
  const { writtenBytes, commitMs, ...own } = sqlite
  const none = {
    baseCores: 0,
    moveMs: 0,
    statementMs: 0,
    followMs: 0,
    followStatementMs: 0,
    farMs: 0,
    returnMs: 0,
    beginMs: 0,
    viewMs: 0,
  }
  return {
    ...costs,
    node: {
      ...node,
      ...own,
      returnMs: node.returnMs + database.returnMs,
      viewMs: node.viewMs + database.viewMs,
    },
    database: { ...database, ...none, commitMs, walBytes: writtenBytes },
  }
}

/** The same where machines of another kind are rented: how long a transaction takes is then the disk's and the way's. */
export const rented = (costs: Costs, { database, wayMs }: Assumptions): Costs => ({
  ...costs,
  database: {
    ...costs.database,
    commitMs: database.syncMs + 2 * wayMs + costs.database.statementMs / database.speed,
  },
  sqlite: { ...costs.sqlite, commitMs: database.syncMs },
})

/** What goes with so many moves a second, in a room where people play three to a table and think nine seconds. */
export const ordinary = (moves: number): Demand => ({
  moves,
  sockets: moves * 9 * 3.3,
  tables: moves * 9,
  pagesAtTable: 3.2,
  movesAtTable: 120,
  visits: moves / 40,
  returns: moves / 60,
  begins: moves / 180,
  views: moves / 12,
})
