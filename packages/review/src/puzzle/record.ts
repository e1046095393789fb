import { BEGINNER, type Rating, rated } from './rating.ts'

/** What somebody answered at first to a puzzle. */
export interface PuzzleAnswer {
  readonly game: string
  readonly puzzle: string
  /** How hard the puzzle was. */
  readonly rating: number
  readonly solved: boolean
  readonly at: number
}

/** A puzzle of the day that was solved on its day. */
export interface SolvedDay {
  readonly day: string
  readonly game: string
}

/** All that somebody did with puzzles: ratings and streaks follow from it, so two records make one. */
export interface PuzzleRecord {
  readonly answers: readonly PuzzleAnswer[]
  readonly days: readonly SolvedDay[]
}

export const NO_RECORD: PuzzleRecord = { answers: [], days: [] }

const isSame = (one: PuzzleAnswer, other: PuzzleAnswer): boolean =>
  one.game === other.game && one.puzzle === other.puzzle

const inOrder = (one: PuzzleAnswer, other: PuzzleAnswer): number =>
  one.at - other.at || (`${one.game} ${one.puzzle}` < `${other.game} ${other.puzzle}` ? -1 : 1)

/** The rating in a game that these answers lead to, in the order they were given. */
export const ratingIn = ({ answers }: PuzzleRecord, game: string): Rating =>
  answers
    .filter(each => each.game === game)
    .sort(inOrder)
    .reduce((rating, { rating: puzzle, solved }) => rated(rating, puzzle, solved), BEGINNER)

/** What both say; of two answers to a puzzle the earlier one. */
export function together(one: PuzzleRecord, other: PuzzleRecord): PuzzleRecord {
  const answers = [...one.answers, ...other.answers].sort(inOrder)
  return {
    answers: answers.filter((each, at) => answers.findIndex(first => isSame(first, each)) === at),
    days: [...one.days, ...without(other, one).days],
  }
}

/** What only the first one says. */
export const without = (one: PuzzleRecord, other: PuzzleRecord): PuzzleRecord => ({
  answers: one.answers.filter(each => !other.answers.some(known => isSame(known, each))),
  days: one.days.filter(
    ({ day, game }) => !other.days.some(known => known.day === day && known.game === game),
  ),
})
