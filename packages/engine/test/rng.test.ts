import { describe, expect, test } from 'vitest'
import { below, cloneRng, fork, HIDDEN_RNG, pick, rngFrom, shuffle, word } from '../src/index.ts'

/** Pearson’s statistic against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

describe('the same seed gives the same numbers for ever', () => {
  test('words', () => {
    const rng = rngFrom('ludoteca')
    expect([word(rng), word(rng), word(rng), word(rng)]).toEqual(FROZEN.words)
  })
  test('below', () => {
    const rng = rngFrom('ludoteca')
    expect(Array.from({ length: 12 }, () => below(rng, 100))).toEqual(FROZEN.below)
  })
  test('shuffle', () => {
    expect(shuffle(rngFrom('桌游馆'), ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']).join('')).toBe(FROZEN.shuffle)
  })
})

const FROZEN = {
  words: [752251700, 221624846, 3598103140, 2759398890],
  below: [25, 11, 85, 22, 61, 44, 58, 11, 50, 20, 20, 92],
  shuffle: 'aebcgfdh',
}

describe('below', () => {
  test('gives every number equally often', () => {
    const rng = rngFrom('dice')
    const counts = new Array<number>(6).fill(0)
    for (let i = 0; i < 60_000; i++) {
      const face = below(rng, 6)
      counts[face] = (counts[face] ?? 0) + 1
    }
    expect(chiSquare(counts)).toBeLessThan(20.5)
  })

  test('throws away words that would favour small numbers', () => {
    // Of 2³⁰ numbers only 3·2²⁸ can be shared out evenly: a quarter of all words must be skipped.
    const rng = rngFrom('rejection')
    const n = 3 * 2 ** 28
    let low = 0
    for (let i = 0; i < 8000; i++) if (below(rng, n) < n / 3) low++
    expect(rng.drawn).toBeGreaterThan(10_000)
    expect(Math.abs(low / 8000 - 1 / 3)).toBeLessThan(0.02)
  })

  test('refuses a range that is empty or too large', () => {
    expect(() => below(rngFrom('x'), 0)).toThrow(RangeError)
    expect(() => pick(rngFrom('x'), [])).toThrow(RangeError)
    expect(() => below(rngFrom('x'), 2 ** 30 + 1)).toThrow(RangeError)
    expect(below(rngFrom('x'), 2 ** 30)).toBeLessThan(2 ** 30)
  })

  test('below 1 is 0', () => {
    expect(below(rngFrom('x'), 1)).toBe(0)
  })
})

test('shuffle gives every order equally often', () => {
  const rng = rngFrom('orders')
  const counts = new Map<string, number>()
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(rng, [0, 1, 2, 3]).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()])).toBeLessThan(49.7)
})

test('shuffle changes the list it is given and loses nothing', () => {
  const list = Array.from({ length: 50 }, (_, i) => i)
  expect(shuffle(rngFrom('cards'), list)).toBe(list)
  expect(list).not.toEqual([...list].sort((a, b) => a - b))
  expect(new Set(list).size).toBe(50)
})

test('generators do not disturb one another, however they take turns', () => {
  const alone = Array.from({ length: 40 }, (_, seed) => {
    const rng = rngFrom(`seed ${seed}`)
    return Array.from({ length: 40 }, () => word(rng))
  })
  const rngs = alone.map((_, seed) => rngFrom(`seed ${seed}`))
  const mixed = rngs.map((): number[] => [])
  for (let i = 0; i < 40; i++) for (const [seed, rng] of rngs.entries()) mixed[seed]?.push(word(rng))
  expect(mixed).toEqual(alone)
})

test('a clone goes its own way from the same place', () => {
  const rng = rngFrom('twins')
  for (let i = 0; i < 20; i++) word(rng)
  const twin = cloneRng(rng)
  const next = word(rng)
  expect(word(twin)).toBe(next)
  word(twin)
  expect(rng.drawn).toBe(21)
})

test('a fork has a key of its own', () => {
  const rng = rngFrom('parent')
  const child = fork(rng)
  expect(child.key).toHaveLength(8)
  expect(child.key).not.toEqual(rng.key)
  expect(word(child)).not.toBe(word(rng))
})

test('nobody draws from a hidden generator', () => {
  expect(() => word({ ...HIDDEN_RNG })).toThrow(/hidden/)
})
