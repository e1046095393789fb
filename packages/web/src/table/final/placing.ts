import type { Seat, Standing } from '@ludoteca/engine'

/** How one player came off, next to the others. */
export type Placing =
  | { readonly how: 'won'; readonly ahead: number; readonly next: Seat }
  /** The points were equal, and something else decided. */
  | { readonly how: 'wonTie'; readonly next: Seat }
  | { readonly how: 'shared' }
  | { readonly how: 'behind'; readonly place: number; readonly behind: number; readonly first: Seat }
  /** The place is not one of points: who resigned comes last. */
  | { readonly how: 'placed'; readonly place: number }
  | { readonly how: 'behindTie'; readonly place: number; readonly first: Seat }

/** Null without anybody to compare with. */
export function placingOf(standings: readonly Standing[], seat: Seat): Placing | null {
  const own = standings.find(each => each.seat === seat)
  const others = standings.filter(each => each.seat !== seat).toSorted((a, b) => a.rank - b.rank)
  const [next] = others
  if (!own || !next) return null
  if (own.rank === 1) {
    if (next.rank === 1) return { how: 'shared' }
    const ahead = own.total - next.total
    if (ahead < 0) return { how: 'placed', place: 1 }
    return ahead > 0 ? { how: 'won', ahead, next: next.seat } : { how: 'wonTie', next: next.seat }
  }
  const behind = next.total - own.total
  const place = { place: own.rank, first: next.seat }
  if (behind < 0) return { how: 'placed', place: own.rank }
  return behind > 0 ? { how: 'behind', behind, ...place } : { how: 'behindTie', ...place }
}
