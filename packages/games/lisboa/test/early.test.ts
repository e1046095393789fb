import { describe, expect, test } from 'vitest'
import type { Phase } from '../rules/frames.ts'
import { lisboa } from '../rules/game.ts'
import type { RefusalRule } from '../rules/refusals.ts'
import { en } from '../rules/text/en.ts'
import { zh } from '../rules/text/zh.ts'
import { type Board, play, position, read, refused } from './position.ts'

/** Seat 0 is asked just this, after having played a card. */
function asked(f: Phase, board: Board = {}) {
  const s = position({ players: [board] })
  s.stack = [{ kind: 'after-action', seat: 0 }, f]
  return s
}

const seat = 0
const market = asked({ kind: 'market', seat }, { goods: [1, 0, 0, 0] })
const selling = asked({ kind: 'selling', seat })
const trading = asked({ kind: 'trading', seat, used: 1 << 2, left: 1 }, { goods: [0, 0, 1, 0] })
const audience = asked({ kind: 'audience', seat, noble: 1 })
const follow = asked({ kind: 'follow', seat, noble: 1 }, { favors: ['minister'] })
const turn = position()

describe('what is tried too early is told what has to happen first', () => {
  const cases: readonly (readonly [RefusalRule, string, ReturnType<typeof position>])[] = [
    ['card-before-noble', 'store slot-gold plot-e1', turn],
    ['card-before-noble', 'house left', turn],
    ['card-before-noble', 'decree decree-strongbox', turn],
    ['card-before-noble', 'open spot-n1', turn],
    ['card-before-noble', 'raise plan-santos-1 building-14', turn],
    ['card-before-state', 'state recruit', turn],
    ['card-before-state', 'ship ship-red-1 gold+cloth', turn],
    ['card-before-state', 'plan santos', turn],
    ['card-before-state', 'favor king', turn],
    ['card-before-state', 'cardinal 1 1', turn],
    ['card-before-state', 'recruit king', turn],
    ['card-before-market', 'sell gold ship-red-1', turn],
    ['card-before-market', 'trade gold ship', turn],
    ['draw-last', 'draw king', turn],
    ['follow-later', 'follow noble-action', turn],
    ['follow-later', 'lose-favor king', turn],
    ['church-later', 'give-up clergy-01', turn],
    ['only-as-reward', 'take-good gold', turn],
    ['only-as-reward', 'raise-price gold', turn],
    ['only-as-reward', 'take-cube fire', turn],
    ['card-played', 'portfolio noble-king-blue-3', market],
    ['no-visit-now', 'decree decree-strongbox', market],
    ['trade-first', 'state recruit', market],
    ['no-good-for-noble', 'plan santos', trading],
    ['state-action-used', 'state ship', trading],
    ['sell-or-trade', 'state ship', selling],
    ['state-before-noble', 'decree decree-strongbox', audience],
    ['state-first', 'ship ship-red-1 gold+cloth', audience],
    ['not-this-noble', 'plan santos', audience],
    ['only-follow', 'store slot-gold plot-e1', follow],
  ]

  test.each(cases)('%s: %s', (rule, action, s) => {
    expect(refused(s, action)).toBe(rule)
  })

  test('after the action only a card is left to take', () => {
    const s = position()
    play(s, 'discard noble-king-blue-3')
    expect(refused(s, 'state ship')).toBe('only-draw')
    expect(refused(s, 'visit noble-king-blue-4')).toBe('card-played')
  })

  test('without a card of the noble the way there is another one', () => {
    const none = position({ players: [{ hand: ['noble-king-blue-3', 'treasury-blue-1'] }] })
    expect(refused(none, 'decree decree-strongbox')).toBe('no-card-of-noble')
    const event = position({ players: [{ hand: ['noble-king-blue-3', 'treasury-blue-1'] }] })
    expect(refused(event, 'store slot-gold plot-e1')).toBe('event-first')
  })

  test('the sentence names the noble, the card and what it leads to', () => {
    const why = lisboa.refusal(turn, read('store slot-gold plot-e1'))
    if (!why) throw new Error('the store was not refused')
    expect(en.refusal(why)).toBe(
      'First choose a card: a Builder card lets you visit the Builder, and the visit ends with “Build a store”.',
    )
    expect(zh.refusal(why)).toBe('请先选一张手牌：用建筑师卡拜访建筑师，拜访最后就能“建造商店”。')
  })
})
