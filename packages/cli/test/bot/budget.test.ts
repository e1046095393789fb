import type { ClockFacts, Pace } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { budget } from '../../src/bot/budget.ts'

const LIVE: Pace = { kind: 'live', bank: 1800, increment: 12 }
const clock = (left: number | null): ClockFacts => ({
  left: [],
  running: 0,
  since: 0,
  due: left === null ? null : 1_000_000 + left,
})
const told = (pace: Pace, left: number | null) => budget(pace, clock(left), 1_000_000, 10_000)

test('without a clock, or with days to go, a program has what its owner allows', () => {
  expect(told({ kind: 'free' }, null)).toBe(10_000)
  expect(told({ kind: 'days', days: 1 }, 86_400_000)).toBe(10_000)
})

test('a program never has longer than its clock, and keeps most of that for later', () => {
  expect(told(LIVE, 1_800_000)).toBe(10_000)
  expect(told(LIVE, 120_000)).toBeLessThan(6_000)
  for (const left of [60_000, 10_000, 5_000, 2_000]) expect(told(LIVE, left)).toBeLessThan(left)
})

test('a program whose time is up is asked all the same, for an answer at once', () => {
  expect(told(LIVE, 500)).toBe(100)
  expect(told({ kind: 'days', days: 1 }, -5)).toBe(100)
})
