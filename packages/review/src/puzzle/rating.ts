/** How well somebody solves the puzzles of a game: a rating on the scale of the puzzles'. */
export interface Rating {
  readonly value: number
  /** How many puzzles it comes from. */
  readonly count: number
}

/** Everybody begins here: in the lower half of the puzzles. */
export const BEGINNER: Rating = { value: 1000, count: 0 }

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

const BOUNDS = [900, 1250, 1600] as const

export function gradeOf(rating: number): Grade {
  const passed = BOUNDS.filter(bound => rating >= bound).length
  return GRADES[passed] as Grade
}

/**
 * How hard a puzzle is by how often bots find it: parts from 0 to 1, from the level that thinks least to the one that
 * thinks most. A small lead over the next choice is harder to see, too.
 */
export function difficulty(parts: readonly number[], lead: number): number {
  const missed = parts.reduce((sum, part) => sum + (1 - part), 0) / Math.max(1, parts.length)
  const slight = Math.max(0, 1 - lead / 0.15)
  return Math.round(700 + 1100 * missed + 350 * slight)
}
