import { expect, test } from 'vitest'
import {
  BEGINNER,
  dayBefore,
  dayOf,
  difficulty,
  gradeOf,
  lossIn,
  nextPuzzle,
  type Puzzle,
  puzzleOfDay,
  rated,
} from '../src/puzzle/index.ts'

const puzzle = (n: number, rating = 1000 + n): Puzzle => ({
  ...{ id: `p${n}`, game: 'toy', seats: 2, source: 0, at: n, theme: 'any', rating },
  ...{ best: 'a', tempting: 'b', share: 0.5, why: null, solvers: [] },
  rivals: [
    ['b', 0.04],
    ['c', 0.2],
  ],
})
const puzzles = Array.from({ length: 30 }, (_, n) => puzzle(n))

test('days are those of UTC', () => {
  expect(dayOf(new Date('2026-11-19T23:59:59Z'))).toBe('2026-11-19')
  expect(dayOf(new Date('2026-11-20T07:30:00+08:00'))).toBe('2026-11-19')
  expect(dayBefore('2026-03-01')).toBe('2026-02-28')
})

test('every puzzle is once that of the day before one comes again, the same for everybody', () => {
  const days = Array.from({ length: 30 }, (_, n) => dayOf(new Date(Date.UTC(2026, 0, 1 + n))))
  expect(new Set(days.map(day => puzzleOfDay(puzzles, day)?.id)).size).toBe(30)
  const day = '2026-11-19'
  expect(puzzleOfDay(puzzles.toReversed(), day)).toEqual(puzzleOfDay(puzzles, day))
  expect(puzzleOfDay([], day)).toBeNull()
})

test('the next puzzle is about as hard as one is good, and new as long as there are new ones', () => {
  expect(nextPuzzle(puzzles, 1012, [])?.id).toBe('p12')
  expect(['p11', 'p13']).toContain(nextPuzzle(puzzles, 1012, ['p12'])?.id)
  const all = puzzles.map(({ id }) => id).toReversed()
  expect(nextPuzzle(puzzles, 1000, all)?.id).toBe('p29')
  expect(nextPuzzle([], 1000, [])).toBeNull()
})

test('a rating rises with what is solved, more for hard puzzles, and settles', () => {
  const up = rated(BEGINNER, 1400, true).value - BEGINNER.value
  expect(up).toBeGreaterThan(rated(BEGINNER, 700, true).value - BEGINNER.value)
  expect(rated(BEGINNER, 1000, false).value).toBeLessThan(BEGINNER.value)
  const settled = { value: 1000, count: 100 }
  expect(rated(settled, 1400, true).value - 1000).toBeLessThan(up)
  let rating = BEGINNER
  for (let n = 0; n < 200; n++) rating = rated(rating, 1500, n % 2 === 0)
  expect(Math.abs(rating.value - 1500)).toBeLessThan(60)
})

test('a puzzle is hard that bots miss, with a slight lead, among many choices', () => {
  const plain = { found: [1, 1, 1, 1, 1], lead: 0.2, choices: 2 }
  expect(gradeOf(difficulty(plain))).toBe('easy')
  expect(gradeOf(difficulty({ found: [0, 0, 0, 0, 0], lead: 0.03, choices: 64 }))).toBe('expert')
  for (const harder of [{ found: [0, 1, 1, 1, 1] }, { lead: 0.03 }, { choices: 30 }])
    expect(difficulty({ ...plain, ...harder })).toBeGreaterThan(difficulty(plain))
})

test('what a choice loses is told where it was looked at', () => {
  expect(lossIn(puzzle(1), 'a')).toBe(0)
  expect(lossIn(puzzle(1), 'b')).toBe(0.04)
  expect(lossIn(puzzle(1), 'z')).toBeNull()
})
