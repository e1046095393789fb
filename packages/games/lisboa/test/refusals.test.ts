import { describe, expect, test } from 'vitest'
import type { Phase } from '../rules/frames.ts'
import { lisboa } from '../rules/game.ts'
import { putThing } from '../rules/lists.ts'
import type { RefusalRule } from '../rules/refusals.ts'
import { type Board, DEAR, type Position, position, read, refused } from './position.ts'

/** A position in which seat 0 has to decide just this. */
function asked(f: Phase, board: Board = {}, given: Position = {}) {
  const s = position({ players: [board], ...given })
  s.stack = [{ kind: 'after-action', seat: 0 }, f]
  return s
}

const seat = 0
const may = true

describe('every “no” names its rule', () => {
  const cases: readonly (readonly [RefusalRule, string, ReturnType<typeof asked>])[] = [
    ['card-not-in-hand', 'discard noble-king-red-1', asked({ kind: 'turn', seat })],
    ['card-not-in-hand', 'renew noble-king-red-1', asked({ kind: 'renew', seat })],
    [
      'not-in-portfolio',
      'drop-card noble-king-red-1',
      asked({ kind: 'surplus', seat }, { cards: ['noble-king-blue-5', 'treasury-blue-2'] }),
    ],
    [
      'not-in-portfolio',
      'drop-ship ship-red-1',
      asked({ kind: 'surplus', seat }, { cards: ['noble-king-blue-5', 'treasury-blue-2'] }),
    ],
    ['ship-not-in-play', 'sell gold ship-red-1', asked({ kind: 'market', seat })],
    ['fee-out-of-range', 'pay 9', asked({ kind: 'fee', seat, cost: 3 })],
    [
      'follow-too-dear',
      'follow noble-action',
      asked({ kind: 'follow', seat, noble: 1 }, { favors: ['minister'], influence: 0, wigs: 0 }, DEAR),
    ],
    ['not-this-noble', 'follow recruit', asked({ kind: 'follow', seat, noble: 1 }, { favors: ['minister'] })],
    ['favor-held', 'favor king', asked({ kind: 'favor', seat, may }, { favors: ['king'] })],
    [
      'no-clergy-tile',
      'cardinal 1 1',
      asked(
        { kind: 'cardinal', seat, may, least: 1, most: 2 },
        {},
        { church: [null, 'clergy-08', 'clergy-09', 'clergy-10', 'clergy-11', 'clergy-12'] },
      ),
    ],
    ['not-now', 'move-cardinal 1', asked({ kind: 'cardinal', seat, may, least: 1, most: 2 })],
    [
      'shipyard-empty',
      'ship ship-red-1 gold+cloth',
      asked({ kind: 'ship', seat, may }, {}, { shipyard: [] }),
    ],
    [
      'goods-missing',
      'ship ship-red-3 gold+cloth',
      asked({ kind: 'ship', seat, may }, { goods: [1, 0, 1, 1] }),
    ],
    ['ship-not-yours', 'upgrade ship-blue-1 ship-red-3 -', asked({ kind: 'ship', seat, may })],
    ['no-room-for-good', 'take-good gold', asked({ kind: 'take-good', seat, may }, { goods: [2, 0, 0, 0] })],
    [
      'extra-order',
      'extra gold',
      asked({ kind: 'extra', seat, left: 1, made: 0, from: 1 }, { goods: [0, 0, 0, 0] }),
    ],
    [
      'price-at-top',
      'raise-price gold',
      asked({ kind: 'raise-price', seat, may }, {}, { prices: [6, 4, 4, 4] }),
    ],
    [
      'official-not-there',
      'lose-official king',
      asked({ kind: 'lose-official', seat, left: 1 }, { officials: [0, 1, 1, 0] }),
    ],
    [
      'official-not-there',
      'staff 2+0+0+0',
      asked(
        { kind: 'staff', seat, spot: 0, plan: 0, need: 2 },
        { officials: [1, 1, 1, 0], plans: ['plan-santos-1'] },
      ),
    ],
    [
      'favor-not-held',
      'lose-favor king',
      asked({ kind: 'lose-favor', seat }, { favors: ['minister', 'builder'] }),
    ],
    [
      'decree-not-on-offer',
      'decree decree-strongbox',
      asked({ kind: 'decree', seat, may }, {}, { decrees: ['decree-gold-stores'] }),
    ],
    [
      'no-building-for-spot',
      'open spot-n4',
      asked({ kind: 'open', seat, may }, { plans: ['plan-santos-1'] }),
    ],
    ['no-reward-left', 'reward noble-king-blue-4', asked({ kind: 'rewards', seat, cards: [2] })],
    [
      'cube-not-there',
      'take-cube fire',
      asked({ kind: 'take-cube', seat, may }, {}, { rubble: { pile: [1, 0, 1] } }),
    ],
  ]

  test.each(cases)('%s: %s', (rule, action, s) => {
    expect(refused(s, action)).toBe(rule)
  })

  test('an architect without plans', () => {
    const s = asked({ kind: 'plan', seat, may })
    s.plans = putThing(s.plans, 0, [])
    expect(refused(s, 'plan santos')).toBe('plans-gone')
    s.plans = putThing(s.plans, 1, [])
    s.stack = [{ kind: 'market', seat }]
    expect(refused(s, 'trade gold plan')).toBe('plans-gone')
  })

  test('a Clergy tile that was not drawn cannot be kept', () => {
    const s = asked({ kind: 'keep', seat })
    s.players[0] = { ...(s.players[0] as (typeof s.players)[0]), offer: [0, 1] }
    expect(refused(s, 'keep clergy-30')).toBe('not-your-tile')
    expect(refused(s, 'keep clergy-02')).toBeNull()
  })

  test('numbers come with the reason', () => {
    const s = position({ ...DEAR, players: [{ influence: 1, wigs: 1 }] })
    expect(lisboa.refusal(s, read('visit noble-minister-blue-4'))).toEqual({
      rule: 'visit-too-dear',
      params: { cost: 3 },
    })
  })

  test('the staff named as too dear is that of a plan with a building for the spot', () => {
    const s = asked(
      { kind: 'open', seat, may },
      { plans: ['plan-santos-1', 'plan-mardel-5'], officials: [1, 1, 0, 0], reis: 0, influence: 0 },
      { offer: ['building-04 mardel'], treasury: 2 },
    )
    expect(lisboa.refusal(s, read('open spot-n4'))).toEqual({
      rule: 'staff-too-dear',
      params: { hire: 2, price: 6 },
    })
  })
})
