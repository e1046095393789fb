import { expect, test } from 'vitest'
import {
  BEGINNER,
  NO_RECORD,
  type PuzzleRecord,
  rated,
  ratingIn,
  together,
  without,
} from '../src/puzzle/index.ts'

const answer = (puzzle: string, at: number, solved = true, game = 'toy') => ({
  ...{ game, puzzle, rating: 1000, solved, at },
})
const one: PuzzleRecord = {
  answers: [answer('a', 1), answer('b', 5, false)],
  days: [{ day: '2026-11-18', game: 'toy' }],
}
const other: PuzzleRecord = {
  answers: [answer('b', 3), answer('c', 4), answer('a', 9, false, 'other')],
  days: [
    { day: '2026-11-18', game: 'toy' },
    { day: '2026-11-18', game: 'other' },
  ],
}

test('two records make one, whichever comes first, with the earlier of two answers', () => {
  const both = together(one, other)
  expect(both.answers.map(each => `${each.game} ${each.puzzle} ${each.at}`)).toEqual([
    'toy a 1',
    'toy b 3',
    'toy c 4',
    'other a 9',
  ])
  expect(both.days).toHaveLength(2)
  expect(together(other, one).answers).toEqual(both.answers)
  expect(together(both, one)).toEqual(both)
  expect(together(NO_RECORD, both)).toEqual(both)
})

test('what one of them lacks is told apart', () => {
  expect(without(one, other)).toEqual({ answers: [answer('a', 1)], days: [] })
  expect(without(together(one, other), together(other, one))).toEqual(NO_RECORD)
})

test('the rating follows from the answers in their order, each game apart', () => {
  expect(ratingIn(NO_RECORD, 'toy')).toEqual(BEGINNER)
  expect(ratingIn(together(one, other), 'other')).toEqual(rated(BEGINNER, 1000, false))
  const expected = [true, true, true].reduce((rating, solved) => rated(rating, 1000, solved), BEGINNER)
  expect(ratingIn(together(one, other), 'toy')).toEqual(expected)
})
