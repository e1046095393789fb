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

/** The lead of the solution over everything else: in the short, the deep and the verifying search. */
interface Margin {
  readonly first: number
  readonly deep: number
  readonly verified: number
}

/** How a game is searched for puzzles: steps of the search. */
export interface Depths {
  /** At each decision of the bots that play. */
  readonly play: number
  /** What the levels take in the time they have. */
  readonly medium: number
  readonly hard: number
  /** A closer look, and the deep one; the one that verifies takes twice as many. */
  readonly first: number
  readonly deep: number
  /** Looked at more closely at once: one decision in so many, and those with so few choices. */
  readonly every: number
  readonly few: number
  readonly margin: Margin
}

const USUAL: Margin = { first: 0.025, deep: 0.03, verified: 0.025 }
/** Where most decisions can be made in another order, few choices lead by much. */
const CLOSE: Margin = { first: 0.022, deep: 0.026, verified: 0.022 }

export const DEPTHS: Readonly<Record<string, Depths>> = {
  'puerto-rico': {
    ...{ play: 70, medium: 250, hard: 2500, first: 600, deep: 2500, every: 6, few: 0 },
    margin: USUAL,
  },
  'tigris-euphrates': {
    ...{ play: 40, medium: 250, hard: 2500, first: 400, deep: 2500, every: 30, few: 8 },
    margin: CLOSE,
  },
  lisboa: { play: 50, medium: 100, hard: 900, first: 320, deep: 1400, every: 8, few: 0, margin: USUAL },
}
