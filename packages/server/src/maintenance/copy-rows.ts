import type { Value } from '../store/sql/sql.ts'
import type { End } from './database.ts'

/** The tables of a database, each with its key. */
export const KEYS: Readonly<Record<string, readonly string[]>> = {
  people: ['id'],
  looks: ['look'],
  sessions: ['hash'],
  pushes: ['endpoint'],
  lines: ['table_id', 'seq'],
  snapshots: ['table_id'],
  notes: ['table_id', 'person'],
  seen: ['table_id', 'person'],
  held: ['table_id', 'person'],
  puzzle_answers: ['person', 'game', 'puzzle'],
  puzzle_days: ['person', 'day', 'game'],
  reviews: ['table_id'],
  archive_kinds: ['kind'],
  archive_people: ['table_id', 'person'],
  archive: ['table_id'],
  figures: ['person', 'table_id'],
  seats: ['person', 'table_id'],
  results: ['table_id'],
  result_people: ['table_id', 'seat'],
  ratings: ['person', 'game'],
  tournament_lines: ['tournament_id', 'seq'],
  tournament_people: ['person', 'tournament_id'],
  tournaments: ['id'],
  audits: ['id'],
  house: ['key'],
  tables: ['id'],
}

const ROWS_AT_ONCE = 200

type Row = Readonly<Record<string, Value>>

/** The key of the last row that is there: rows come in the order of their keys. */
async function lastKey({ sql }: End, table: string, key: readonly string[]): Promise<Value[] | null> {
  const order = key.map(column => `${column} desc`).join(', ')
  const [last] = await sql.all<Row>(`select ${key.join(', ')} from ${table} order by ${order} limit 1`)
  return last ? key.map(column => last[column] ?? null) : null
}

function rowsAfter(
  { sql }: End,
  table: string,
  key: readonly string[],
  last: Value[] | null,
): Promise<Row[]> {
  const after = last ? `where (${key.join(', ')}) > (${key.map(() => '?').join(', ')})` : ''
  const text = `select * from ${table} ${after} order by ${key.join(', ')} limit ?`
  return sql.all<Row>(text, ...(last ?? []), ROWS_AT_ONCE)
}

async function put(to: End, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const places = rows.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ')
  const values = rows.flatMap(row => columns.map(column => row[column] ?? null))
  await to.exec('begin')
  await to.sql.run(
    `insert into ${table} (${columns.join(', ')}) values ${places} on conflict do nothing`,
    ...values,
  )
  await to.exec('commit')
}

/** Copies all rows of one kind, going on where an earlier copy was broken off. */
export async function copyRows(from: End, to: End, table: string): Promise<number> {
  const key = KEYS[table] ?? []
  let last = table === 'house' ? null : await lastKey(to, table, key)
  let count = 0
  for (;;) {
    const rows = await rowsAfter(from, table, key, last)
    const end = rows.at(-1)
    if (!end) return count
    await put(to, table, rows)
    count += rows.length
    last = key.map(column => end[column] ?? null)
  }
}
