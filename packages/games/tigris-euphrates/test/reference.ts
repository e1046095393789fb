import { SQUARES } from '../rules/data/board.ts'
import { connects, type State } from '../rules/state.ts'

/** Across and down, worked out afresh: nothing here is shared with the rules. */
export function adjacent(square: number): number[] {
  const [x, y] = [square % 16, Math.floor(square / 16)]
  const around = [
    [x, y - 1],
    [x - 1, y],
    [x + 1, y],
    [x, y + 1],
  ] as const
  return around.filter(([a, b]) => a >= 0 && a < 16 && b >= 0 && b < 11).map(([a, b]) => b * 16 + a)
}

/** Plain flood fill over everything: all regions, leaders or not. `without` counts as empty. */
export function regions(s: State, without = -1): Set<number>[] {
  const occupied = (square: number): boolean => square !== without && connects(s.board[square] ?? 0)
  const found: Set<number>[] = []
  for (let start = 0; start < SQUARES; start++) {
    if (!occupied(start) || found.some(region => region.has(start))) continue
    const region = new Set([start])
    for (const square of region) for (const next of adjacent(square)) if (occupied(next)) region.add(next)
    found.push(region)
  }
  return found
}

export const kingdomsOf = (s: State, without = -1): Set<number>[] =>
  regions(s, without).filter(region => s.leaders.some(square => square !== without && region.has(square)))

/** How many different kingdoms a square borders on. */
export const bordering = (kingdoms: readonly Set<number>[], square: number): number =>
  kingdoms.filter(kingdom => adjacent(square).some(each => kingdom.has(each))).length
