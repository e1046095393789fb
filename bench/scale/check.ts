import { cluster } from '../online/cluster.ts'
import { load } from '../online/load.ts'
import { million } from '../online/million.ts'
import type { Costs } from './costs.ts'
import { transactions } from './measure/slopes.ts'

interface Compared {
  readonly what: string
  readonly model: number
  readonly measured: number
  /** How far the model is off, in percent of what was measured. */
  readonly off: number
}

const compared = (what: string, model: number, measured: number): Compared => ({
  what,
  model: shortened(model),
  measured: shortened(measured),
  off: Math.round((model / measured - 1) * 100),
})

/** People at the tables of the benches. */
const SEATS = [2, 3, 4]
const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length

const shortened = (value: number): number => Number(value.toPrecision(4))

/** What the model says of one server with its database in a file, and what `bench server` finds. */
export async function checkServer(
  { sqlite }: Costs,
  wish: { tables: number; rate: number; seconds: number; idle: number; warmUp: number },
) {
  const { tables, idle } = wish
  const found = await load(wish)
  const rate = found.movesPerSecond
  const commits = transactions(rate, sqlite.commitMs / 1000)
  const cores =
    sqlite.baseCores +
    idle * sqlite.socketCores +
    (rate * sqlite.moveMs + commits * sqlite.statementMs) / 1000
  const kb = idle * sqlite.socketKb + tables * sqlite.tableKb + found.movesPlayed * sqlite.tableMoveKb
  return [
    compared('server: cores', cores, found.cores),
    compared('server: memory in use (MB)', sqlite.baseMb + kb / 1024, found.usedMb),
    compared('server: memory (MB)', sqlite.baseMb + sqlite.besidesMb + kb / 1024, found.rssMb),
  ]
}

type Shared = Readonly<Record<'moveMs' | 'statementMs' | 'followMs' | 'followStatementMs' | 'farMs', number>>

/** The same of several nodes on PostgreSQL, with everybody's pages spread over them. */
export async function checkCluster(
  { node, database }: Costs,
  wish: { nodes: number; tables: number; rate: number; seconds: number; warmUp: number },
) {
  const { nodes } = wish
  const found = await cluster({ ...wish, kill: false })
  // The bench puts the pages of a table on different nodes, as far as there are some.
  const looking = mean(SEATS.map(seats => Math.min(seats, nodes)))
  const rate = found.movesPerSecond
  const commits = nodes * transactions(rate / nodes, database.commitMs / 1000)
  const perMove = (each: Shared): number =>
    each.moveMs + (looking - 1) * each.followMs + (nodes - looking) * each.farMs
  const cores = (base: number, each: Shared): number =>
    nodes * base +
    (rate * perMove(each) + commits * (each.statementMs + (looking - 1) * each.followStatementMs)) / 1000
  const { spent } = found
  if (!spent) throw new Error('what is used can be counted on Linux only, with the database on this machine')
  return [
    compared('cluster: cores of all nodes', cores(node.baseCores, node), spent.nodeCores),
    compared('cluster: cores of the database', cores(database.baseCores, database), spent.databaseCores),
    compared('cluster: transactions a second', commits, spent.commitsPerSecond),
    compared('cluster: log a move (bytes)', database.walBytes, spent.walBytes),
    compared('cluster: notices a move', database.notices, spent.notices),
    compared('cluster: waits for the disk, for each transaction', database.syncs, spent.syncs),
    compared('cluster: rows left for vacuum by a move', database.deadRows, spent.deadRows),
  ]
}

/** The same of a database full of finished games. */
export async function checkMillion({ database }: Costs, games: number) {
  const found = await million({ games, sqlite: false, explain: false })
  return [
    compared(
      'million: the database (MB)',
      found.databaseMbEmpty + (games * database.gameBytes) / 2 ** 20,
      found.databaseMb,
    ),
    // Finished games cost nothing when a server opens.
    compared('million: memory of a server on it (MB)', found.rssMbEmpty, found.rssMb),
  ]
}
