import type { TableStore } from '../store/store.ts'
import { peopleOf } from '../table/state.ts'
import type { LiveTable } from './live-table.ts'

/**
 * How many people have never looked at the rematch they were seated at. Whoever asks for one seats the others, who may be
 * far away or have had enough: nobody is made to play, and to lose, like that. `by` wants it to begin.
 */
export async function notCome(
  { table, watches }: LiveTable,
  by: string,
  tables: Pick<TableStore, 'seen'>,
): Promise<number> {
  if (table?.phase !== 'open' || table.rematchOf === null) return 0
  const here = new Set([by, ...[...watches].map(watch => watch.visitor.id)])
  const others = peopleOf(table).filter(person => !here.has(person))
  const seen = await Promise.all(others.map(person => tables.seen(table.id, person)))
  return seen.filter(seq => seq === 0).length
}
