import type { Action } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import type { Reason } from '../src/reason.ts'
import { type Effect, plainReason, reasonFor } from '../src/reasons.ts'

type Parts = Record<string, number>

/** What a choice changes for the one who decides and for a rival. */
const effect = (type: string, now: Parts, later: Parts = now, rival: Parts = {}): Effect => ({
  action: { type } as Action,
  now: [now, {}],
  later: [later, rival],
})

const reason = (effects: readonly Effect[], choice = 0): Reason | null =>
  reasonFor({ game: 'g', seat: 0, effects, spent: ['coins', 'goods'], mute: ['tempo'], margin: 1 }, choice)

describe('a reason', () => {
  test('names what grows by the action itself', () => {
    const sell = effect('sell', { goods: -1, coins: 3 }, { goods: -1, coins: 3, wigs: 1 })
    expect(reason([sell, effect('pass', {}, { wigs: 1 })])).toEqual({ game: 'g', key: 'coins', params: {} })
  })

  test('is never something that only shrinks less than with the others', () => {
    const sellOne = effect('sell', { goods: -1 })
    const sellMore = effect('sell', { goods: -3, coins: 1.2 })
    expect(reason([sellOne, sellMore])).toBeNull()
    expect(reason([effect('keep', {}), sellMore])).toMatchObject({ key: 'goods', kept: true })
  })

  test('for not doing anything is what the others would spend, and not what comes anyway', () => {
    const stay = effect('pass', {}, { wigs: 5, favors: 2 })
    const follow = effect('follow', { coins: -2 }, { coins: -2, wigs: 4 })
    expect(reason([stay, follow])).toEqual({ game: 'g', key: 'coins', params: {}, kept: true })
    expect(reason([stay, effect('follow', {}, { wigs: 4 })])).toBeNull()
  })

  test('is what sets a choice apart, before what all of them bring', () => {
    const choices = [
      effect('take', { wigs: 4, coins: 2 }),
      effect('take', { wigs: 4, coins: 0 }),
      effect('take', { wigs: 4, coins: 0 }),
    ]
    expect(reason(choices)?.key).toBe('coins')
    expect(reason(choices, 1)?.key).toBe('wigs')
  })

  test('what comes at once says more than what may follow', () => {
    const choices = [effect('load', { points: 2 }, { points: 2, use: 2.5 }), effect('load', {}, {})]
    expect(reason(choices)?.key).toBe('points')
  })

  test('may be a rival: one who loses by it, or who would gain by the others', () => {
    const others = effect('role', {}, {}, { points: 3 })
    expect(reason([effect('role', {}, {}, { points: -1 }), others])).toMatchObject({
      key: 'rival',
      params: { seat: 1 },
    })
    expect(reason([effect('role', {}, {}, { points: 1 }), others])).toMatchObject({ key: 'denies' })
    expect(reason([others, effect('role', {}, {}, { points: 1 })])).toBeNull()
  })

  test('is neither a trifle nor what comes by itself', () => {
    expect(reason([effect('build', { points: 0.01, tempo: 3 }), effect('build', {})])).toBeNull()
  })

  test('where nothing speaks for a choice its share does', () => {
    const keys = [0.5, 0.41, 0.3].map(share => plainReason('g', share, 0.4).key)
    expect(keys).toEqual(['ahead', 'even', 'behind'])
  })
})
