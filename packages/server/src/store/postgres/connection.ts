import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Sql, storable, type Value } from '../sql/sql.ts'

const CONNECTIONS = 10
const CONNECT_MS = 5_000
/** Nothing the room asks takes nearly as long. */
const STATEMENT_MS = 30_000

/**
 * Every statement of the room has its index, whatever is asked for: the database need not look for a way each time,
 * nor believe, while a house is young, that reading all of it is cheaper.
 */
export const BY_INDEX = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off'

const { INT8 } = pg.types.builtins

/** Times and counts are below 2^53; everything else comes as the library gives it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  application_name: 'ludoteca',
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
})

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...settings(url),
    max: CONNECTIONS,
    // A rush is no time to make new ones.
    idleTimeoutMillis: 0,
    onConnect: async client => void (await client.query(BY_INDEX)),
  })
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
  pool.on('error', () => {})
  return pool
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

/** Lists are given whole. */
export function ask<Row extends object>(
  client: pg.ClientBase | pg.Pool,
  text: string,
  values: readonly Given[],
): Promise<pg.QueryResult<Row>> {
  const given = values.map(value =>
    typeof value === 'object' && value !== null ? value.map(storable) : storable(value),
  )
  return client.query<Row>({ ...prepare(text), values: given })
}

export function sqlOn(client: pg.ClientBase | pg.Pool): Sql {
  return {
    async all<Row>(text: string, ...values: Value[]): Promise<Row[]> {
      return (await ask(client, text, values)).rows as Row[]
    },
    run: async (text, ...values) => (await ask(client, text, values)).rowCount ?? 0,
    locked: ' for update',
    unlocked: ' for update skip locked',
  }
}
