import type { Judgement } from '@ludoteca/bots/judge'
import type { Seat } from '@ludoteca/engine'

/** How much a review thinks, and where its dice come from. Equal files and equal terms give equal reviews. */
export interface Terms {
  /** Steps of the search at the first look at a decision. */
  readonly steps: number
  readonly seed: string
}

/** What was found out about a decision; actions are in notation. */
export interface Finding extends Omit<Judgement, 'choices'> {
  readonly seat: Seat
  readonly made: string
  /** The best first; the one that was made is among them. */
  readonly choices: readonly { readonly action: string; readonly shares: readonly number[] }[]
  /** The steps that were spent on it. */
  readonly steps: number
}

/** What was found out about one step of the game. */
export interface Look {
  readonly step: number
  /** What chance changed in each seat's share after it. */
  readonly luck: readonly number[]
  /** Null where there was nothing to decide. */
  readonly finding: Finding | null
}

/** A review under way: plain data, to be kept and gone on with. */
export interface ReviewState {
  readonly game: string
  /** Names the log that is reviewed. */
  readonly of: string
  readonly terms: Terms
  /** By step of the game; null where nobody has looked yet. */
  readonly looks: readonly (Look | null)[]
  /** The steps that each later pass looks at again, as far as that is known. */
  readonly again: readonly (readonly number[])[]
}

/** One piece of work: to look at a step of the game with so many steps of the search. */
export interface Job {
  readonly step: number
  readonly steps: number
  readonly reasons: boolean
  /** How many searches share the steps, each with dice of its own; the one in the middle counts. */
  readonly opinions: number
}
