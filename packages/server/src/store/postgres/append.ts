import type pg from 'pg'
import { keptRow, tableWrites } from '../sql/tables.ts'
import type { TableRow, TableStore } from '../store.ts'
import { ask, sqlOn } from './connection.ts'
import { insist, isLostConnection, transaction } from './transaction.ts'

/**
 * A move: it changes nobody's seat and goes to the server in one message. The number of the next line decides who is
 * first, as does the primary key of the lines.
 */
const MOVE = `with moved as (
    update tables set seq = ?, moved = ?, turn = ?, due = ?, wants = ?, facts = ?
    where id = ? and seq = ? and phase = 'playing' and people = ?
    returning id
  )
  insert into lines (table_id, seq, line)
  select moved.id, ?::integer + given.at - 1, given.line
  from moved, unnest(?::text[]) with ordinality as given (line, at)`

async function move(
  pool: pg.Pool,
  table: string,
  seq: number,
  lines: readonly string[],
  row: TableRow,
): Promise<boolean> {
  const { moved, turn, due, wants, people } = row
  const facts = JSON.stringify(row)
  const values = [seq + lines.length, moved, turn, due, wants, facts, table, seq, JSON.stringify(people)]
  return ((await ask(pool, MOVE, [...values, seq, lines])).rowCount ?? 0) > 0
}

/**
 * Appends are tried again when the connection breaks. One that had been kept after all is then found in the way; its
 * writer reads the log anew and meets its own line there.
 */
export const appendTo =
  (pool: pg.Pool): TableStore['append'] =>
  (table, seq, lines, row) =>
    insist(async () => {
      if (row.phase === 'playing' && seq > 0 && (await move(pool, table, seq, lines, row))) return true
      return transaction(pool, client => tableWrites.append(sqlOn(client), table, seq, lines, keptRow(row)))
    }, isLostConnection)
