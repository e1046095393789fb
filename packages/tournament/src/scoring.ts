import type { Table } from './model.ts'
import type { Settings } from './settings.ts'

/** Points are counted in parts of a point: whatever is shared or spread over fewer places stays a whole number. */
export const PARTS = 720

/** A seat that counts in standings. */
interface SeatScore {
  /** The first of the places it shares; null at a table that counts for nobody, and for who forfeited. */
  readonly place: number | null
  /** How many seats share the place. */
  readonly shared: number
  /** In parts of a point. */
  readonly parts: number
  readonly gamePoints: number
  readonly guardian: boolean
  readonly forfeit: boolean
  readonly unfinished: boolean
}

/**
 * What each place is worth at a table of `size`, in parts of a point. First and last place are worth what they are at a
 * full table; those between lie on the line through the points of a full table.
 */
export function placeParts({ points, seats }: Settings, size: number): readonly number[] {
  if (size < 2) return points.slice(0, size).map(each => each * PARTS)
  return Array.from({ length: size }, (_, i) => {
    const over = (i * (seats - 1)) % (size - 1)
    const at = (i * (seats - 1) - over) / (size - 1)
    const here = points[at] ?? 0
    return ((here * (size - 1 - over) + (points[at + 1] ?? here) * over) * PARTS) / (size - 1)
  })
}

export function byeParts({ points, seats, bye }: Settings): number {
  if (bye === 'none') return 0
  if (bye === 'first') return (points[0] ?? 0) * PARTS
  return (points.reduce((sum, each) => sum + each, 0) * PARTS) / seats
}

const LAST = 1000
const FORFEITED = 2000

/** By what a seat is ranked at its table: lower is better, equal shares a place. */
function rankOf(settings: Settings, table: Table, seat: number): number {
  if (table.forfeits.includes(seat)) return FORFEITED
  const result = table.result?.seats[seat]
  if (!result || !table.result) return 0
  const unknown = table.result.seats.some((each, i) => each.place === null && !table.forfeits.includes(i))
  const even = table.result.end === 'unfinished' && (settings.unfinished !== 'places' || unknown)
  return (even ? 0 : (result.place ?? 0)) + (result.guardian && settings.guardian !== 'person' ? LAST : 0)
}

/** What a table brings each of its seats, bots too; null while it runs. */
export function scoreTable(settings: Settings, table: Table): readonly SeatScore[] | null {
  const { result } = table
  if (!result) return null
  const worth = placeParts(settings, table.seats.length)
  const ranks = table.seats.map((_, seat) => rankOf(settings, table, seat))
  const unfinished = result.end === 'unfinished'
  return ranks.map((rank, seat) => {
    const better = ranks.filter(each => each < rank).length
    const shared = ranks.filter(each => each === rank).length
    const forfeit = rank === FORFEITED
    const guardian = result.seats[seat]?.guardian ?? false
    const counts = !forfeit && !(unfinished && settings.unfinished === 'none')
    const pot = worth.slice(better, better + shared).reduce((sum, each) => sum + each, 0)
    return {
      place: counts ? better + 1 : null,
      shared,
      parts: counts && !(guardian && settings.guardian === 'none') ? pot / shared : 0,
      gamePoints: forfeit ? 0 : (result.seats[seat]?.points ?? 0),
      guardian,
      forfeit,
      unfinished,
    }
  })
}
