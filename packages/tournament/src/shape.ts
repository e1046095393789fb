import type { Settings } from './settings.ts'

/** How many people sit at each table, the largest first, and how many have no table. */
export interface Shape {
  readonly people: readonly number[]
  readonly byes: number
}

const evenly = (count: number, tables: number): number[] =>
  Array.from({ length: tables }, (_, i) => Math.floor(count / tables) + (i < count % tables ? 1 : 0))

/**
 * What is promised for `count` people: nobody sits out who need not.
 * With bots every table is full and the bots are spread. With smaller tables sizes differ by one at most and never fall
 * below `fewest`. Otherwise all tables are full. Too few people for one full table sit at a smaller one.
 */
export function shapeFor(count: number, { seats, fewest, rest }: Settings): Shape {
  const all = Math.ceil(count / seats)
  if (rest === 'bot') return count < 2 ? { people: [], byes: count } : { people: evenly(count, all), byes: 0 }
  if (count < seats) return count < fewest ? { people: [], byes: count } : { people: [count], byes: 0 }
  if (rest === 'smaller' && Math.floor(count / all) >= fewest) return { people: evenly(count, all), byes: 0 }
  const full = Math.floor(count / seats)
  return { people: evenly(full * seats, full), byes: count - full * seats }
}
