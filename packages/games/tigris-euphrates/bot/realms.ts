import {
  COLOURS,
  colourOfIndex,
  colourOfTile,
  findKingdoms,
  isTile,
  type Kingdoms,
  MONUMENTS,
  NEIGHBOURS,
  newKingdoms,
  type State,
  TEMPLE,
  UNKNOWN,
} from '../rules/index.ts'

/** No more kingdoms than leaders. */
const MOST = 16

/** The kingdoms in numbers; index: kingdom × 4 + colour. */
export interface Realms {
  readonly map: Kingdoms
  /** Face-up tiles: what leaders can count on in a war. */
  readonly tiles: Int16Array
  /** Index of the leader in charge, or -1. */
  readonly leaders: Int16Array
  readonly monuments: Int16Array
  /** By kingdom. */
  readonly treasures: Int16Array
}

/** Used again by every survey. */
const realms: Realms = {
  map: newKingdoms(),
  tiles: new Int16Array(MOST * 4),
  leaders: new Int16Array(MOST * 4),
  monuments: new Int16Array(MOST * 4),
  treasures: new Int16Array(MOST),
}

/** What can be counted on the board. Holds until the next survey. */
export function survey(s: State): Realms {
  const { map, tiles, leaders, monuments, treasures } = realms
  findKingdoms(s, s.united, map)
  tiles.fill(0)
  leaders.fill(-1)
  monuments.fill(0)
  treasures.fill(0)
  for (let square = 0; square < s.board.length; square++) {
    const kingdom = map.of[square] as number
    const piece = s.board[square] as number
    if (kingdom < 0 || !isTile(piece)) continue
    const at = kingdom * 4 + colourOfTile(piece)
    tiles[at] = (tiles[at] as number) + 1
  }
  for (let i = 0; i < s.leaders.length; i++) {
    const square = s.leaders[i] as number
    if (square >= 0) leaders[(map.of[square] as number) * 4 + colourOfIndex(i)] = i
  }
  for (const square of s.treasures) {
    const kingdom = map.of[square] as number
    if (kingdom >= 0) treasures[kingdom] = (treasures[kingdom] as number) + 1
  }
  for (let i = 0; i < s.monuments.length; i++) {
    const square = s.monuments[i] as number
    const kingdom = square < 0 ? -1 : (map.of[square] as number)
    if (kingdom < 0) continue
    for (const colour of MONUMENTS[i] ?? []) {
      monuments[kingdom * 4 + colour] = (monuments[kingdom * 4 + colour] as number) + 1
    }
  }
  return realms
}

export function templesBeside(s: State, square: number): number {
  let count = 0
  for (const each of NEIGHBOURS[square] as readonly number[]) if (s.board[each] === TEMPLE) count++
  return count
}

/** A hand nobody knows holds about so many of each colour. */
const USUAL = 1.5

/** Tiles of a colour in a hand. */
export function held(s: State, seat: number, colour: number): number {
  const hand = s.hands[seat] as number[]
  return (hand[UNKNOWN] as number) > 0 ? USUAL : (hand[colour] as number)
}

export type Needs = readonly number[]

/** How much a player wants points of each colour: most in the weakest one. Written into `out`, which is returned. */
export function needs(score: readonly number[], out: number[]): Needs {
  let weakest = Number.POSITIVE_INFINITY
  for (const colour of COLOURS) weakest = Math.min(weakest, score[colour] ?? 0)
  for (const colour of COLOURS) out[colour] = 1 / (1 + 0.5 * ((score[colour] ?? 0) - weakest))
  return out
}

/** The board, and what the player on turn wants. Holds until the next survey. */
export interface Situation extends Realms {
  readonly need: Needs
}

export const situationOf = (s: State): Situation => ({
  ...survey(s),
  need: needs(s.scores[s.active] as number[], [0, 0, 0, 0]),
})
