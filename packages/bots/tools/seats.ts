import type { AnyGame } from '@ludoteca/engine'

/** How many play the games one after another: every number in turn, and once more four, since most tables are. */
export function seatsInTurn({ seats: { min, max } }: AnyGame): (i: number) => number {
  const tables = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return i => tables[i % (tables.length + 1)] ?? Math.min(4, max)
}
