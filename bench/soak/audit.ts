import type { AnyGame } from '@ludoteca/engine'
import type { TableStore } from '@ludoteca/server/internals/store/store.ts'
import { FAIRNESS } from '@ludoteca/server/internals/table/clock.ts'
import type { Entry } from '@ludoteca/server/internals/table/entry.ts'
import { fold, open } from '@ludoteca/server/internals/table/fold.ts'
import type { Table } from '@ludoteca/server/internals/table/state.ts'
import { readEntry } from '@ludoteca/server/internals/table/stored-entry.ts'

/** Tables that nobody looks at are asked for every second. */
const SLACK = 2_000

interface Audit {
  tables: number
  games: number
  moves: number
  timeouts: number
  guarded: number
  returned: number
  /** Tables whose clocks ran when the server was closed and got that time back. */
  reopened: number
  /** Clocks that ran out and nobody said so. */
  lost: number
  /** Clocks that were called out though they did not run, or too early. */
  early: number
}

const isDue = ({ clock }: Table, at: number): boolean =>
  clock.running !== null && clock.due !== null && at >= clock.due + FAIRNESS

const isLate = (table: Table, at: number): boolean => isDue(table, at - SLACK)

/** What the logs say: whether every clock that ran out was called out, once, when it did. */
export async function audit(
  tables: TableStore,
  games: ReadonlyMap<string, AnyGame>,
  now: number,
): Promise<Audit> {
  const found: Audit = {
    tables: 0,
    games: 0,
    moves: 0,
    timeouts: 0,
    guarded: 0,
    returned: 0,
    reopened: 0,
    lost: 0,
    early: 0,
  }
  for (const id of await tables.ids(null, Number.MAX_SAFE_INTEGER)) {
    const [first, ...rest] = (await tables.log(id, 0)).map(lineOf)
    if (first?.kind !== 'made') throw new Error(`${id} does not begin`)
    const table = open(first, games)
    for (const line of rest) {
      count(found, table, line)
      fold(table, line)
    }
    found.tables++
    if (table.phase === 'over') found.games++
    else if (isLate(table, now)) found.lost++
  }
  return found
}

function lineOf(text: string): Entry {
  const read = readEntry(text)
  if (!read.ok) throw new Error(`unreadable: ${text}`)
  return read.entry
}

function count(found: Audit, table: Table, line: Entry): void {
  // A server that was closed gives the time back first.
  if (line.kind !== 'reopened' && isLate(table, line.at)) found.lost++
  if (line.kind === 'acted') found.moves++
  if (line.kind === 'guarded') found.guarded++
  if (line.kind === 'returned') found.returned++
  if (line.kind === 'reopened') found.reopened++
  if (line.kind !== 'timeout') return
  found.timeouts++
  if (!isDue(table, line.at)) found.early++
}
