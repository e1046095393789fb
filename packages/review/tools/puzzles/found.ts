import type { Reason } from '@ludoteca/bots'
import type { Options } from '@ludoteca/engine'

/** A decision of a game that bots played, in which one choice stands out and short thought misses it. */
export interface Found {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** What was done before it, in notation. */
  readonly log: readonly string[]
  readonly seat: number
  readonly solution: string
  /** What the other choices lose, the least first, by the search that was hardest on the solution. */
  readonly rivals: readonly { readonly action: string; readonly loss: number }[]
  readonly share: number
  readonly why: Reason | null
  /** What `medium` chose, most often. */
  readonly tempting: string
  /** How often each level finds the solution, of so many tries. */
  readonly solved: Readonly<Record<string, readonly [number, number]>>
}

/** How a game is searched for puzzles: steps of the search. */
export interface Depths {
  /** At each decision of the bots that play. */
  readonly play: number
  /** What level `medium`, `hard` and `expert` take in the time they have. */
  readonly medium: number
  readonly hard: number
  readonly expert: number
  readonly first: number
  readonly deep: number
}

export const DEPTHS: Readonly<Record<string, Depths>> = {
  'puerto-rico': { play: 80, medium: 250, hard: 2500, expert: 8000, first: 600, deep: 2500 },
  'tigris-euphrates': { play: 80, medium: 250, hard: 2500, expert: 8000, first: 600, deep: 2500 },
  lisboa: { play: 50, medium: 100, hard: 900, expert: 3000, first: 320, deep: 1400 },
}

/** The lead of the solution over everything else: in the deep search, and in the one that verifies. */
export const MARGIN = { first: 0.025, deep: 0.03, verified: 0.025 } as const
