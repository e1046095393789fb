import { NEIGHBOURS, SQUARES } from '../data/board.ts'
import { CATASTROPHE, connects, EMPTY, type State } from '../state.ts'

/**
 * The kingdoms of a position, numbered by their first leader. Regions without a leader never matter
 * to the rules, so filling starts from the leaders and most of an early board is not looked at.
 */
export interface Kingdoms {
  count: number
  /** Kingdom of each square, or NONE. */
  readonly of: Int8Array
  /** Bit k is set on the squares outside that border on kingdom k. */
  readonly near: Uint16Array
}

export const NONE = -1

export const newKingdoms = (): Kingdoms => ({
  count: 0,
  of: new Int8Array(SQUARES),
  near: new Uint16Array(SQUARES),
})

const shared = newKingdoms()

function clear(into: Kingdoms): void {
  into.of.fill(NONE)
  into.near.fill(0)
  into.count = 0
}

/**
 * Finds all kingdoms. `without` is a square taken to be empty: a lifted leader, or the unification
 * tile. The result is overwritten by the next call with the same `into`.
 */
export function findKingdoms(s: State, without = -1, into: Kingdoms = shared): Kingdoms {
  clear(into)
  for (let i = 0; i < s.leaders.length; i++) fillFrom(s, s.leaders[i] as number, without, into)
  return into
}

/** Only the kingdom of the leader on this square, as number 0. */
export function kingdomOf(s: State, square: number): Kingdoms {
  clear(shared)
  fillFrom(s, square, -1, shared)
  return shared
}

/** Only the kingdoms of the leaders of one colour. */
export function kingdomsOfColour(s: State, colour: number): Kingdoms {
  clear(shared)
  for (let i = colour; i < s.leaders.length; i += 4) fillFrom(s, s.leaders[i] as number, -1, shared)
  return shared
}

/** Only the regions that touch this square. Some may have no leader: see `ledBy`. */
export function regionsAround(s: State, square: number): Kingdoms {
  clear(shared)
  const around = NEIGHBOURS[square] as readonly number[]
  for (let i = 0; i < around.length; i++) {
    const next = around[i] as number
    if (connects(s.board[next] as number)) fillFrom(s, next, -1, shared)
  }
  return shared
}

/** Bit k is set if region k has a leader. */
export function ledBy(s: State, { of }: Kingdoms): number {
  let bits = 0
  for (let i = 0; i < s.leaders.length; i++) {
    const home = s.leaders[i] as number
    if (home >= 0 && of[home] !== NONE) bits |= 1 << (of[home] as number)
  }
  return bits
}

/** The kingdoms that remain of the one around this square when the leader on it is lifted. */
export function partsWithout(s: State, square: number, whole: Kingdoms, into: Kingdoms): Kingdoms {
  clear(into)
  for (let i = 0; i < s.leaders.length; i++) {
    const home = s.leaders[i] as number
    if (home >= 0 && whole.of[home] === whole.of[square]) fillFrom(s, home, square, into)
  }
  return into
}

const stack = new Int16Array(SQUARES)

/** Adds the kingdom around a square, unless the square is none or in a kingdom found before. */
function fillFrom(s: State, home: number, without: number, into: Kingdoms): void {
  const { board } = s
  const { of, near } = into
  if (home < 0 || home === without || of[home] !== NONE) return
  const kingdom = into.count++
  const bit = 1 << kingdom
  let top = 0
  of[home] = kingdom
  stack[top++] = home
  while (top > 0) {
    const around = NEIGHBOURS[stack[--top] as number] as readonly number[]
    for (let i = 0; i < around.length; i++) {
      const next = around[i] as number
      if (of[next] === kingdom) continue
      const piece = board[next] as number
      if (piece === EMPTY || piece === CATASTROPHE || next === without) {
        near[next] = (near[next] as number) | bit
      } else {
        of[next] = kingdom
        stack[top++] = next
      }
    }
  }
}

export const atMostOne = (bits: number): boolean => (bits & (bits - 1)) === 0

export const atMostTwo = (bits: number): boolean => atMostOne(bits & (bits - 1))

/** The kingdom of a mask with exactly one bit. */
export const onlyKingdom = (bits: number): number => 31 - Math.clz32(bits)

/** The index in `leaders` of a kingdom's leader of this colour, or -1. */
export function leaderIn(s: State, kingdoms: Kingdoms, kingdom: number, colour: number): number {
  for (let i = colour; i < s.leaders.length; i += 4) {
    const home = s.leaders[i] as number
    if (home >= 0 && kingdoms.of[home] === kingdom) return i
  }
  return -1
}
