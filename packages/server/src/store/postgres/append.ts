import { InDoubt } from '../doubt.ts'
import { type KeptRow, keptRow, tableReads, tableWrites } from '../sql/tables.ts'
import type { TableStore } from '../store.ts'
import { together } from './batch.ts'
import { ask, sqlOn } from './connection.ts'
import type { Connections } from './connections.ts'
import { insist, isLostConnection, Unreached } from './lost.ts'
import { transaction } from './transaction.ts'

/**
 * Moves change nobody's seat; those of many tables go to the server in one message and to its disk in one commit. The
 * number of the next entry decides who is first, as does the primary key of the entries. Tables that somebody else holds
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
async function move(pool: Connections, moves: readonly Append[]): Promise<ReadonlySet<string>> {
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

/** `doubt`: it is not in the way now, but a connection broke with it, and what was said may still be carried out. */
type Moved = 'kept' | 'not' | 'doubt'

/**
 * Whether these are the entries at this place. The row is written once more: that waits for whoever still
 * holds it, and for a standby, so that what is found is as safe as what was confirmed.
 */
const isOwn = (pool: Connections, { table, seq, lines }: Append): Promise<boolean> =>
  transaction(pool, async client => {
    const sql = sqlOn(client)
    await sql.run('update tables set seq = seq where id = ?', table)
    const kept = await tableReads.log(sql, table, seq)
    return lines.every((line, at) => kept[at] === line)
  })

/**
 * Appends are tried again when the connection breaks, at the same place: only one of the tries can be kept. If another
 * entry is found there and one of them may have been, the log says whose it is; if the server cannot be reached, nobody
 * knows (`InDoubt`). `committed` hears how many went to disk together.
 */
export function appendTo(pool: Connections, committed: (writes: number) => void): TableStore['append'] {
  const moved = together<Append, Moved>(async given => {
    const first = new Map(given.toReversed().map(each => [each.table, each]))
    const doubt = new Doubt()
    const grown = await insist(
      () => doubt.over(move(pool, [...first.values()]), isUnanswered),
      isLostConnection,
    ).catch(
      // One that cannot be kept must not keep the others from it: it is tried again, and fails, alone.
      () => new Set<string>(),
    )
    if (grown.size > 0) committed(grown.size)
    return given.map(each => {
      if (first.get(each.table) !== each) return 'not'
      if (grown.has(each.table)) return 'kept'
      return doubt.any ? 'doubt' : 'not'
    })
  })

  return async (table, seq, lines, row) => {
    const given: Append = { table, seq, lines, row: keptRow(row) }
    const doubt = new Doubt()
    if (row.phase === 'playing' && seq > 0) {
      const became = await moved(given)
      if (became === 'kept') return true
      doubt.any = became === 'doubt'
    }
    const work = () =>
      doubt.over(
        transaction(pool, client => tableWrites.append(sqlOn(client), table, seq, lines, given.row)),
        isInDoubt,
      )
    try {
      const first = await insist(work, isInDoubt)
      if (first) committed(1)
      return first || (doubt.any && (await isOwn(pool, given)))
    } catch (error) {
      if (!doubt.any) throw error
      throw new InDoubt(`whether ${table} has grown is not known`, { cause: error })
    }
  }
}

/** A statement was said, and its answer never came. */
const isUnanswered = (error: unknown): boolean => isLostConnection(error) && !(error instanceof Unreached)

const isInDoubt = (error: unknown): boolean => error instanceof InDoubt

/** Remembers that something like this has gone wrong. */
class Doubt {
  any = false

  async over<T>(work: Promise<T>, isOne: (error: unknown) => boolean): Promise<T> {
    try {
      return await work
    } catch (error) {
      this.any ||= isOne(error)
      throw error
    }
  }
}
