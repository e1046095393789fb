import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Sql, storable, type Value } from '../sql/sql.ts'

const CONNECT_MS = 3_000
/** No statement of ours takes nearly as long; PostgreSQL then says so, and the connection is as good as before. */
const STATEMENT_MS = 3_000
/** A server that has not answered by then is taken for dead, with the connection. */
const ANSWER_MS = 4_000
/** What a node holds when it is cut off from the server is free for others after this. */
const HELD_MS = 5_000

/**
 * Every statement of the server has its index, whatever is asked for: the database need not look for a way each time,
 * nor believe, while a database is young, that reading all of it is cheaper.
 */
export const BY_INDEX = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off'

const { INT8 } = pg.types.builtins

/** Times and counts are below 2^53; everything else comes as the library gives it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  application_name: 'ludoteca',
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_MS,
})

/** For a node at work: nothing is waited for longer than people would. */
export const briskly = (url: string): pg.ClientConfig => ({
  ...settings(url),
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
  idle_in_transaction_session_timeout: HELD_MS,
})

/** One connection that may take its time, for those who read or change all of a database. */
export async function connectPatiently(url: string): Promise<pg.Client> {
  const client = new pg.Client(settings(url))
  // Whoever asks next is told that it broke.
  client.on('error', () => {})
  await client.connect()
  return client
}

interface Prepared {
  readonly name: string
  readonly text: string
}

const prepared = new Map<string, Prepared>()

/** The same statement with numbered places, under a name by which each connection prepares it once. */
function prepare(text: string): Prepared {
  const known = prepared.get(text)
  if (known) return known
  let place = 0
  const made = {
    name: createHash('sha256').update(text).digest('hex').slice(0, 32),
    text: text.replace(/\?/g, () => `$${++place}`),
  }
  prepared.set(text, made)
  return made
}

type Given = Value | readonly Value[]

/** A connection, or whatever finds a free one. */
export interface Asked {
  query<Row extends object>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>>
}

/** Lists are given whole. */
export function ask<Row extends object>(
  client: Asked,
  text: string,
  values: readonly Given[],
): Promise<pg.QueryResult<Row>> {
  const given = values.map(value =>
    typeof value === 'object' && value !== null ? value.map(storable) : storable(value),
  )
  return client.query<Row>({ ...prepare(text), values: given })
}

export function sqlOn(client: Asked): Sql {
  return {
    async all<Row>(text: string, ...values: Value[]): Promise<Row[]> {
      return (await ask(client, text, values)).rows as Row[]
    },
    run: async (text, ...values) => (await ask(client, text, values)).rowCount ?? 0,
    locked: ' for update',
    unlocked: ' for update skip locked',
  }
}
