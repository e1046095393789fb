import type { TableRow } from '../store/store.ts'
import type { EntryOf } from './stored-entry.ts'

/**
 * What a table that is over means for its tournament; null while it is played. A seat that was resigned, or that the
 * guardian has at the end, was finished by the guardian. A game without a result leaves the points as they stood.
 */
export function resultOf({ phase, result, seats }: TableRow): EntryOf<'recorded'>['result'] | null {
  if (phase !== 'over' || !result) return null
  const { how, ranks, totals } = result
  const broken = how === 'abandoned'
  return {
    end: broken ? 'unfinished' : 'finished',
    seats: seats.map(({ guarded, resigned }, seat) => ({
      place: broken ? placeBy(totals, seat) : (ranks[seat] ?? null),
      points: totals[seat] ?? 0,
      guardian: guarded || resigned,
    })),
  }
}

function placeBy(totals: readonly number[], seat: number): number | null {
  const own = totals[seat]
  return own === undefined ? null : 1 + totals.filter(each => each > own).length
}
