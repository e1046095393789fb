import { NEIGHBOURS, SQUARES } from '../data/board.ts'
import { CATASTROPHE, EMPTY, type State } from '../state.ts'

/**
 * The kingdoms of a position, numbered by their first leader. Regions without a leader never matter
 * to the rules, so filling starts from the leaders and most of an early board is not looked at.
 */
export interface Kingdoms {
  count: number
  /** Kingdom of each square, or NONE. */
  readonly of: Int8Array
  /** Bit k is set where a neighbouring square belongs to kingdom k. */
  readonly near: Uint16Array
}

export const NONE = -1

export const newKingdoms = (): Kingdoms => ({
  count: 0,
  of: new Int8Array(SQUARES),
  near: new Uint16Array(SQUARES),
})

const shared = newKingdoms()
const stack = new Int16Array(SQUARES)

/**
 * Finds all kingdoms. `without` is a square taken to be empty: a lifted leader, or the unification
 * tile. The result is overwritten by the next call with the same `into`.
 */
export function findKingdoms(s: State, without = -1, into: Kingdoms = shared): Kingdoms {
  const { board, leaders } = s
  const { of, near } = into
  of.fill(NONE)
  near.fill(0)
  let count = 0
  for (let i = 0; i < leaders.length; i++) {
    const home = leaders[i] as number
    if (home < 0 || home === without || of[home] !== NONE) continue
    const kingdom = count++
    const bit = 1 << kingdom
    let top = 0
    stack[top++] = home
    of[home] = kingdom
    while (top > 0) {
      const around = NEIGHBOURS[stack[--top] as number] as readonly number[]
      for (let n = 0; n < around.length; n++) {
        const next = around[n] as number
        near[next] = (near[next] as number) | bit
        if (of[next] !== NONE || next === without) continue
        const piece = board[next] as number
        if (piece === EMPTY || piece === CATASTROPHE) continue
        of[next] = kingdom
        stack[top++] = next
      }
    }
  }
  into.count = count
  return into
}

export const atMostOne = (bits: number): boolean => (bits & (bits - 1)) === 0

export const atMostTwo = (bits: number): boolean => atMostOne(bits & (bits - 1))

/** The kingdom of a mask with exactly one bit. */
export const onlyKingdom = (bits: number): number => 31 - Math.clz32(bits)

/** Whose leader of a colour lives in a kingdom: its index in `leaders`, or -1. */
export function leaderIn(s: State, kingdoms: Kingdoms, kingdom: number, colour: number): number {
  for (let i = colour; i < s.leaders.length; i += 4) {
    const home = s.leaders[i] as number
    if (home >= 0 && kingdoms.of[home] === kingdom) return i
  }
  return -1
}
