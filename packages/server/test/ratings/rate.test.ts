import { rating } from 'openskill'
import { describe, expect, test } from 'vitest'
import { afterGame, newcomer, shownSkill } from '../../src/ratings/rate.ts'

const ranked = (...ranks: number[]) => afterGame(ranks.map(rank => ({ rank, skill: newcomer })))

describe('skills after a game', () => {
  test('follow the ranks and become more certain', () => {
    const [first, second, third] = ranked(1, 2, 3)
    if (!first || !second || !third) throw new Error('three went in')
    expect(first.mu).toBeGreaterThan(second.mu)
    expect(second.mu).toBeGreaterThan(third.mu)
    for (const skill of [first, second, third]) expect(skill.sigma).toBeLessThan(newcomer.sigma)
  })

  test('stay in the order given', () => {
    const [last, first] = ranked(2, 1)
    expect(last?.mu).toBeLessThan(first?.mu ?? 0)
  })

  test('are equal for those who share a place', () => {
    const [a, b, c] = ranked(1, 1, 3)
    expect(a).toEqual(b)
    expect(a?.mu).toBeGreaterThan(c?.mu ?? 0)
  })

  test('a win over somebody much stronger brings more', () => {
    const strong = { mu: 35, sigma: 3 }
    const [upset] = afterGame([
      { rank: 1, skill: newcomer },
      { rank: 2, skill: strong },
    ])
    const [even] = ranked(1, 2)
    expect(upset?.mu).toBeGreaterThan(even?.mu ?? 0)
  })
})

test('a newcomer is what the library takes them for', () => {
  expect(newcomer).toEqual(rating())
})

test('a newcomer is shown at 1500, widely uncertain', () => {
  expect(shownSkill(newcomer)).toEqual({ rating: 1500, uncertainty: 333 })
})
