import { idAfter } from '../ids.ts'
import type { LineOf, Occupant } from './lines.ts'
import type { Table } from './state.ts'

/** Where these people play again: the same place, whoever asks first or again. */
export const rematchId = ({ id }: Table): string => idAfter(id)

/** The same terms and people, everybody one seat on, so that another one begins. */
export function rematchLine(
  table: Table,
  { at, by, seed, code }: { at: number; by: string; seed: string; code: string },
): LineOf<'made'> {
  const seats = table.seats.map(({ person, bot }): Occupant => {
    if (person !== null) return { person }
    return bot === null ? {} : { bot }
  })
  const first = seats.shift()
  if (first) seats.push(first)
  return {
    kind: 'made',
    at,
    by,
    table: rematchId(table),
    terms: { ...table.terms, order: 'given' },
    version: table.game?.version ?? table.version,
    host: by,
    seats,
    seed,
    code: table.terms.visibility === 'private' ? code : null,
    rematchOf: table.id,
  }
}
