import { type AnyGame, defaultOf, soughtOptions } from '@ludoteca/engine'
import type { GameLength } from '@ludoteca/protocol'
import type { Filing, GameKind } from '../store/archive.ts'
import type { TableRow } from '../store/store.ts'

const MINUTES = 60_000
/** Longer than all of these: a matter of days. */
const UP_TO: readonly (readonly [GameLength, number])[] = [
  ['short', 30 * MINUTES],
  ['medium', 120 * MINUTES],
  ['long', 24 * 60 * MINUTES],
]

const lengthOf = (took: number): GameLength => UP_TO.find(([, most]) => took <= most)?.[0] ?? 'days'

function kindOf({ terms, started, created, ended, moved }: TableRow, game: AnyGame | undefined): GameKind {
  const sought = game ? soughtOptions(game) : []
  return {
    game: terms.game,
    seats: terms.seats,
    length: lengthOf((ended ?? moved) - (started ?? created)),
    options: Object.fromEntries(sought.map(spec => [spec.id, terms.options[spec.id] ?? defaultOf(spec)])),
  }
}

/** How a finished game is filed: where everybody may look at it and it was played to a result, with what it is found by. */
export function filingOf(row: TableRow, game: AnyGame | undefined): Omit<Filing, 'figures'> {
  const { id, ended, moved, visibility, result, seats } = row
  const open = visibility === 'public' && result !== null && result.how !== 'abandoned'
  return {
    table: id,
    ended: ended ?? moved,
    kind: open ? kindOf(row, game) : null,
    tournament: row.tournament?.id ?? null,
    people: seats.flatMap(({ person }, seat) => {
      const place = result?.ranks[seat]
      return person && place !== undefined ? [{ person: person.id, place }] : []
    }),
  }
}
