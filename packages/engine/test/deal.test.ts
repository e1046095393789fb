import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { commitmentTo, DEAL, dealRng, isPromised, rngFrom } from '../src/index.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const keyOf = (rng: { readonly key: readonly number[] }): string =>
  rng.key.map(word => word.toString(16).padStart(8, '0')).join('')

const SEEDS = ['', '5eed', '桌游馆', '0123456789abcdef0123456789abcdef', 'a'.repeat(200)]

describe('a seed', () => {
  test.each(SEEDS)('has a key and a commitment that say nothing about each other: %j', seed => {
    const key = keyOf(dealRng({ seed }))
    const commitment = commitmentTo({ seed })
    expect(key).toBe(hash(`ludoteca/deal/2\0${seed}`))
    expect(commitment).toBe(hash(`ludoteca/commitment/2\0${seed}`))
    expect(new Set([key, commitment, hash(seed), keyOf(rngFrom(seed))]).size).toBe(3)
  })

  test.each(SEEDS)('dealt as at first has the plain hash as its key and nothing to publish: %j', seed => {
    expect(keyOf(dealRng({ seed, deal: 1 }))).toBe(hash(seed))
    expect(commitmentTo({ seed, deal: 1 })).toBeNull()
  })

  test('is dealt by the newest way unless something else is said', () => {
    expect(dealRng({ seed: 'x' })).toEqual(dealRng({ seed: 'x', deal: DEAL }))
    expect(commitmentTo({ seed: 'x' })).toBe(commitmentTo({ seed: 'x', deal: DEAL }))
  })

  test('keeps its promise, also one that was made before', () => {
    const dealt = { seed: 'x', deal: 2 } as const
    expect(isPromised(dealt, commitmentTo(dealt) ?? '')).toBe(true)
    expect(isPromised({ seed: 'x', deal: 1 }, hash('x'))).toBe(true)
    // A table that was open when the way to deal changed: its first print still names the seed.
    expect(isPromised(dealt, hash('x'))).toBe(true)
    expect(isPromised({ seed: 'y' }, commitmentTo(dealt) ?? '')).toBe(false)
    expect(isPromised({ seed: 'x', deal: 1 }, commitmentTo(dealt) ?? '')).toBe(false)
  })
})
