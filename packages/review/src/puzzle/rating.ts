/** How well somebody solves the puzzles of a game: a rating on the scale of the puzzles'. */
export interface Rating {
  readonly value: number
  /** How many puzzles it comes from. */
  readonly count: number
}

/** Everybody begins here: in the lower half of the puzzles. */
export const BEGINNER: Rating = { value: 900, count: 0 }

/** Ratings this far apart: the stronger side wins ten times as often. */
const SPREAD = 400
/** How much one result counts: at first a lot, since little is known. */
const FIRST_WEIGHT = 96
const LAST_WEIGHT = 24
const LEAST = 100

/** The rating after a puzzle was solved at the first try, or not. */
export function rated({ value, count }: Rating, puzzle: number, solved: boolean): Rating {
  const expected = 1 / (1 + 10 ** ((puzzle - value) / SPREAD))
  const weight = Math.max(LAST_WEIGHT, FIRST_WEIGHT / (1 + count / 5))
  const next = Math.round(value + weight * ((solved ? 1 : 0) - expected))
  return { value: Math.max(LEAST, next), count: count + 1 }
}

/** Four grades, the easiest first. */
export const GRADES = ['easy', 'medium', 'hard', 'expert'] as const
export type Grade = (typeof GRADES)[number]

const BOUNDS = [900, 1100, 1300] as const

export function gradeOf(rating: number): Grade {
  const passed = BOUNDS.filter(bound => rating >= bound).length
  return GRADES[passed] as Grade
}

interface Hardness {
  /** How often bots find the solution, 0 to 1, from the level that thinks least to the one that thinks most. */
  readonly found: readonly number[]
  /** The lead over the next choice in share of the victory: a small one is harder to see. */
  readonly lead: number
  readonly choices: number
}

/** A lead that is hard to overlook. */
const PLAIN_LEAD = 0.15

/** How hard a puzzle is, on the scale of ratings. */
export function difficulty({ found, lead, choices }: Hardness): number {
  const missed = found.reduce((sum, part) => sum + (1 - part), 0) / Math.max(1, found.length)
  const slight = Math.max(0, 1 - lead / PLAIN_LEAD)
  return Math.round(500 + 1000 * missed + 400 * slight + 50 * Math.log2(Math.max(2, choices)))
}
