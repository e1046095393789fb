import type { Puzzle } from '@ludoteca/review/puzzle'
import { beforeEach, expect, test } from 'vitest'
import {
  addRecord,
  belongTo,
  isDaySolved,
  noteAnswer,
  noteDay,
  progressOf,
  recordHere,
  recordIn,
  streak,
} from '../../src/puzzles/progress.ts'
import { keep } from '../../src/store/device.ts'

const puzzle = (id: string, rating = 1000): Puzzle => ({
  ...{ id, game: 'toy', seats: 2, source: 0, at: 0, theme: 'any', rating },
  ...{ best: 'a', tempting: 'b', share: 0.5, rivals: [], why: null, solvers: [] },
})

beforeEach(() => keep('ludoteca.puzzles', null))

test('the first answer to a puzzle changes the rating, and no later one', () => {
  const first = noteAnswer(puzzle('a'), true, 5)
  expect(first.rating?.change).toBeGreaterThan(0)
  expect(progressOf('toy').rating).toEqual({ value: first.rating?.value, count: 1 })
  noteAnswer(puzzle('b'), false, 6)
  expect(noteAnswer(puzzle('a'), false, 7)).toEqual({ record: { answers: [], days: [] }, rating: null })
  expect(progressOf('toy')).toMatchObject({ rating: { count: 2 }, met: ['b', 'a'] })
  expect(progressOf('other').met).toEqual([])
})

test('what was done before anybody signed in comes to the account; what is another account’s stays with it', () => {
  noteAnswer(puzzle('a'), true, 5)
  belongTo('ana')
  addRecord('ana', { answers: [{ game: 'toy', puzzle: 'c', rating: 900, solved: true, at: 1 }], days: [] })
  expect(progressOf('toy').met).toEqual(['c', 'a'])
  addRecord('bo', { answers: [], days: [{ day: '2026-11-19', game: 'toy' }] })
  expect(recordHere().days).toEqual([])
  belongTo('bo')
  expect(progressOf('toy').met).toEqual([])
  belongTo(null)
  noteAnswer(puzzle('d'), true, 8)
  belongTo('ana')
  expect(progressOf('toy').met).toEqual(['d'])
})

test('days in a row count, of whichever game, wherever they were solved', () => {
  noteDay('2026-11-17', 'toy')
  noteDay('2026-11-18', 'other')
  noteDay('2026-11-18', 'other')
  expect(recordHere().days).toHaveLength(2)
  expect(streak('2026-11-19')).toBe(2)
  expect(streak('2026-11-20')).toBe(0)
  belongTo('ana')
  addRecord('ana', { answers: [], days: [{ day: '2026-11-16', game: 'toy' }] })
  expect(streak('2026-11-18')).toBe(3)
  expect(isDaySolved('2026-11-16', 'toy')).toBe(true)
  expect(isDaySolved('2026-11-16', 'other')).toBe(false)
})

test('what is no record is none', () => {
  for (const nothing of [null, 7, [], {}, { answers: 'x', days: [{ day: 1, game: 'g' }] }])
    expect(recordIn(nothing)).toEqual({ answers: [], days: [] })
  keep('ludoteca.puzzles', { owner: 3, record: { answers: [{ puzzle: 'a' }] }, again: 'no' })
  expect(progressOf('toy')).toMatchObject({ rating: { count: 0 }, met: [] })
})
