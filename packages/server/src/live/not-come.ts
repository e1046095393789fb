import type { Refusal } from '@ludoteca/engine'
import type { TableStore } from '../store/store.ts'
import { peopleOf, type Table } from '../table/state.ts'

/**
 * Why a rematch cannot begin yet: whoever asks for one seats the others, who may be far away or have had enough. Nobody is
 * made to play, and to lose, before they have looked at the table once. `by` begins it; `isHere`: has a page open there now.
 */
export async function notCome(
  table: Table | null,
  by: string,
  isHere: (person: string) => boolean,
  tables: Pick<TableStore, 'seen'>,
): Promise<Refusal | null> {
  if (table?.phase !== 'open' || table.rematchOf === null) return null
  const others = peopleOf(table).filter(person => person !== by && !isHere(person))
  const seen = await Promise.all(others.map(person => tables.seen(table.id, person)))
  const missing = seen.filter(seq => seq === 0).length
  return missing > 0 ? { rule: 'not-come', params: { n: missing } } : null
}
