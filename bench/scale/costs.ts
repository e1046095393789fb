import { z } from 'zod'

const amount = z.number().nonnegative()

/** What a node of the server costs: processor time in milliseconds, all threads together. */
const Node = z.object({
  /** Doing nothing: cores. */
  baseCores: amount,
  /** In use with nothing loaded, and what a busy process holds beyond what is in use: code, stacks, what is to be collected. */
  baseMb: amount,
  besidesMb: amount,
  /** A move, from the message to what everybody at the table is sent, where all of them are on the same node. */
  moveMs: amount,
  /** A transaction with moves, however many they are. */
  statementMs: amount,
  /** A move made on another node, at a table that pages here look at; and what comes on top for each transaction. */
  followMs: amount,
  followStatementMs: amount,
  /** A move made on another node, at a table that nobody here looks at. */
  farMs: amount,
  /** A page that comes, says hello and watches the lobby. */
  connectMs: amount,
  /** A page that comes and opens its table, which is not in memory yet: all of it, with its share of loading it. */
  returnMs: amount,
  /** A game that is set up, joined by all and begun. */
  beginMs: amount,
  /** An answer under `/api` of the kind that lists and profiles are made of. */
  viewMs: amount,
  /** A page that does nothing: cores. */
  socketCores: amount,
  socketKb: amount,
  /** A table in memory, with the pages that look at it; and what each of its moves adds. */
  tableKb: amount,
  tableMoveKb: amount,
  /** What a page at a table is sent of a move. */
  updateBytes: amount,
})

/** What the PostgreSQL server costs: processor time in milliseconds, all its processes together. */
const Database = z.object({
  version: z.string(),
  /** For each node that does nothing: cores. */
  baseCores: amount,
  moveMs: amount,
  statementMs: amount,
  followMs: amount,
  followStatementMs: amount,
  farMs: amount,
  returnMs: amount,
  beginMs: amount,
  viewMs: amount,
  /** How long a node waits for a statement with moves and its commit, as follows from how many moves share one. */
  commitMs: amount,
  walBytes: amount,
  /** Bytes that a move leaves in tables and indexes. */
  diskBytes: amount,
  /** Bytes of a finished game that has no more than its first line, with its place in all lists. */
  gameBytes: amount,
  /** Calls that wait for the disk, for each transaction with moves. */
  syncs: amount,
  /** Notices that other nodes hear, for each move. */
  notices: amount,
  /** Rows that a move leaves behind for vacuum, and the part of updates that touches no index. */
  deadRows: amount,
  hot: amount,
})

/** One node with its database in a file: its processor time has the database's in it. */
const File = z.object({
  baseCores: amount,
  baseMb: amount,
  besidesMb: amount,
  moveMs: amount,
  statementMs: amount,
  commitMs: amount,
  /** Bytes that are sent to the disk for a move, log and database. */
  writtenBytes: amount,
  socketCores: amount,
  socketKb: amount,
  tableKb: amount,
  tableMoveKb: amount,
})

const Bot = z.object({
  game: z.string(),
  level: z.string(),
  /** Time on a core for a decision (bots think by the clock), and how many a seat makes in a game. */
  ms: amount,
  decisions: amount,
})

/** What `bench scale measure` prints, and everything else here is reckoned from. */
export const Costs = z.object({
  bench: z.literal('costs'),
  machine: z.object({ cores: amount, node: z.string() }),
  node: Node,
  database: Database,
  sqlite: File,
  bots: z.array(Bot),
})
export type Costs = z.infer<typeof Costs>
export type NodeCosts = Costs['node']
export type DatabaseCosts = Costs['database']
