import { type AnyMatch, act, startMatch } from '@ludoteca/engine'
import { humanSeats } from '../store/players.ts'
import type { TableRecord } from '../store/records.ts'
import { layTable, newTableId, recordOf } from '../store/tables.ts'

/** Only who plays alone may try another way: others have seen what would be tried again. */
export const mayPlayOn = ({ players }: Pick<TableRecord, 'players'>): boolean =>
  humanSeats(players).length === 1

/** A new table that stands where another stood after so many steps; resolves with its id. */
export function playOnFrom(record: TableRecord, match: AnyMatch, at: number): Promise<string> {
  const copy = startMatch(match.game, match.setup, match.names)
  for (const { seat, action } of match.steps.slice(0, at)) act(copy, seat, [action])
  const origin = { kind: 'moment', table: record.id, at } as const
  return layTable(recordOf({ ...record, id: newTableId(), origin }, copy))
}
