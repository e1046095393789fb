import { idAfter } from '../ids.ts'
import type { EntryOf, Occupant } from './entry.ts'
import { rulesSeats, type Table } from './state.ts'

/** Where these people play again: the same place, whoever asks first or again. */
export const rematchId = ({ id }: Table): string => idAfter(id)

/** The same terms and people, everybody one seat on, so that another one begins. */
export function rematchEntry(
  table: Table,
  { at, by, seed, code }: { at: number; by: string; seed: string; code: string },
): EntryOf<'made'> {
  const seats = table.seats.map(({ person, bot }): Occupant => {
    if (person !== null) return { person }
    return bot === null ? {} : { bot }
  })
  // Nobody moves on to a seat that the rules play.
  const first = rulesSeats(table).length === 0 ? seats.shift() : undefined
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
