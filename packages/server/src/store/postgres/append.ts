import type pg from 'pg'
import { type KeptRow, keptRow, tableWrites } from '../sql/tables.ts'
import type { TableStore } from '../store.ts'
import { ask, sqlOn } from './connection.ts'
import { together } from './together.ts'
import { insist, isLostConnection, transaction } from './transaction.ts'

/**
 * Moves change nobody's seat; those of many tables go to the server in one message and to its disk in one commit. The
 * number of the next line decides who is first, as does the primary key of the lines. Tables that somebody else holds
 * are passed over: no table waits for another one, and no two nodes for each other.
 */
const MOVES = `with given as (
    select * from unnest(?::text[], ?::integer[], ?::integer[], ?::bigint[], ?::text[], ?::bigint[], ?::text[],
      ?::text[], ?::text[]) as given (id, seq, next, moved, turn, due, wants, people, facts)
  ), free as (
    select given.* from given, lateral (
      select from tables
      where id = given.id and seq = given.seq and phase = 'playing' and people = given.people
      for update skip locked
    ) as held
  ), grown as (
    update tables set seq = free.next, moved = free.moved, turn = free.turn, due = free.due, wants = free.wants,
      facts = free.facts
    from free where tables.id = free.id
    returning tables.id
  ), added as (
    insert into lines (table_id, seq, line)
    select log.* from unnest(?::text[], ?::integer[], ?::text[]) as log (id, seq, line) join grown using (id)
  )
  select id from grown`

interface Append {
  readonly table: string
  readonly seq: number
  readonly lines: readonly string[]
  readonly row: KeptRow
}

/** Which of these tables have grown; each is named once. */
async function move(pool: pg.Pool, moves: readonly Append[]): Promise<ReadonlySet<string>> {
  const column = <T>(of: (move: Append) => T): T[] => moves.map(of)
  const log = moves.flatMap(({ table, seq, lines }) =>
    lines.map((line, at) => ({ table, seq: seq + at, line })),
  )
  const { rows } = await ask<{ id: string }>(pool, MOVES, [
    column(each => each.table),
    column(each => each.seq),
    column(each => each.seq + each.lines.length),
    column(each => each.row.moved),
    column(each => each.row.turn),
    column(each => each.row.due),
    column(each => each.row.wants),
    column(each => each.row.people),
    column(each => each.row.facts),
    log.map(each => each.table),
    log.map(each => each.seq),
    log.map(each => each.line),
  ])
  return new Set(rows.map(row => row.id))
}

/**
 * Appends are tried again when the connection breaks. One that had been kept after all is then found in the way; its
 * writer reads the log anew and meets its own line there. `committed` hears how many went to disk together.
 */
export function appendTo(pool: pg.Pool, committed: (writes: number) => void): TableStore['append'] {
  const moved = together<Append, boolean>(async given => {
    const first = new Map(given.toReversed().map(each => [each.table, each]))
    const grown = await insist(() => move(pool, [...first.values()]), isLostConnection)
    if (grown.size > 0) committed(grown.size)
    return given.map(each => first.get(each.table) === each && grown.has(each.table))
  })
  const appended = async ({ table, seq, lines, row }: Append): Promise<boolean> => {
    const work = () => transaction(pool, client => tableWrites.append(sqlOn(client), table, seq, lines, row))
    const first = await insist(work, isLostConnection)
    if (first) committed(1)
    return first
  }
  return async (table, seq, lines, row) => {
    const given = { table, seq, lines, row: keptRow(row) }
    // One that cannot be kept must not keep the others from it: it is tried again, and fails, alone.
    if (row.phase === 'playing' && seq > 0 && (await moved(given).catch(() => false))) return true
    return appended(given)
  }
}
