import { describe, expect, test } from 'vitest'
import { CARDS } from '../rules/data/cards.ts'
import { TREASURY_STEPS } from '../rules/data/tracks.ts'
import { eventsOf, id, kindNow, me, options, play, position, refused } from './position.ts'

const card = (name: string): number => id(CARDS, name)

describe('noble cards in the portfolio', () => {
  test('[LIS-014] [LIS-169] the reward comes first, then the card is tucked', () => {
    const s = position()
    const events = play(s, 'portfolio noble-king-blue-3')
    expect(me(s).reis).toBe(13)
    const types = events.map(e => e.type)
    expect(types.indexOf('reis')).toBeLessThan(types.indexOf('card-tucked'))
  })

  test('[LIS-014] a penalty is suffered', () => {
    const s = position({ players: [{ hand: ['noble-king-blue-5'], reis: 10 }] })
    play(s, 'portfolio noble-king-blue-5')
    expect(me(s).reis).toBe(7)
  })

  test('[LIS-015] [LIS-T10] a penalty that cannot be paid does not stop the card', () => {
    const s = position({ players: [{ hand: ['noble-king-blue-5'], reis: 0, goods: [0, 1, 0, 0] }] })
    play(s, 'portfolio noble-king-blue-5')
    expect(me(s).reis).toBe(0)
  })

  test('a penalty is paid as far as possible', () => {
    const s = position({ players: [{ hand: ['noble-king-blue-5'], reis: 1 }] })
    play(s, 'portfolio noble-king-blue-5')
    expect(me(s).reis).toBe(0)
    const wigs = position({ players: [{ hand: ['noble-king-brown-5'], wigs: 0 }] })
    play(wigs, 'portfolio noble-king-brown-5')
    expect(me(wigs).wigs).toBe(0)
  })

  test('[LIS-016] [LIS-170] the card lies in the top row: its icons count, its bottom does not act again', () => {
    const s = position({ players: [{ influence: 0, hand: ['noble-king-blue-4'] }] })
    play(s, 'portfolio noble-king-blue-4')
    expect(me(s).cards).toEqual([card('noble-king-blue-4')])
    expect(me(s).wigs).toBe(7)
    play(s, 'trade gold recruit', 'recruit king', 'pass', 'draw king')
    expect(s.players[0]?.wigs).toBe(7)
  })

  test('[LIS-017] [LIS-T16] after a noble card a sale or a trade must follow', () => {
    const s = position({ players: [{ ships: ['ship-purple-1'] }] })
    play(s, 'portfolio noble-king-blue-3')
    expect(kindNow(s)).toBe('market')
    expect(refused(s, 'pass')).toBe('not-optional')
    expect(new Set(options(s).map(text => text.split(' ')[0]))).toEqual(new Set(['sell', 'trade']))
  })

  test('an influence reward does not count the icons of its own card', () => {
    const s = position({
      players: [{ influence: 0, cards: ['noble-king-blue-5'], hand: ['noble-king-red-4'] }],
    })
    play(s, 'portfolio noble-king-red-4')
    expect(me(s).influence).toBe(3)
  })

  test('rewards with a choice may be declined', () => {
    const s = position({ players: [{ hand: ['noble-minister-blue-1'] }] })
    play(s, 'portfolio noble-minister-blue-1')
    expect(options(s)).toEqual([
      'take-good gold',
      'take-good cloth',
      'take-good books',
      'take-good tools',
      'pass',
    ])
    play(s, 'pass')
    expect(me(s).goods).toEqual([1, 1, 1, 1])
  })

  test('a production reward may be declined, to keep prices up', () => {
    const s = position({
      players: [{ hand: ['noble-minister-red-1'] }],
      stores: [[0, 'slot-gold', 'plot-e1']],
    })
    play(s, 'portfolio noble-minister-red-1')
    expect(options(s)).toEqual(['produce', 'pass'])
    play(s, 'pass')
    expect(s.prices[0]).toBe(6)
  })

  test('the penalties of good, official and favor let the player choose', () => {
    const goods = position({ players: [{ hand: ['noble-minister-purple-5'], ships: ['ship-purple-1'] }] })
    play(goods, 'portfolio noble-minister-purple-5')
    expect(options(goods)).toEqual([
      'lose-good gold',
      'lose-good cloth',
      'lose-good books',
      'lose-good tools',
    ])
    expect(refused(goods, 'pass')).toBe('not-optional')
    const people = position({ players: [{ hand: ['noble-builder-blue-5'], officials: [1, 0, 1, 1] }] })
    play(people, 'portfolio noble-builder-blue-5')
    expect(options(people)).toEqual(['lose-official king', 'lose-official builder'])
    play(people, 'lose-official king')
    expect(me(people).officials).toBe(6)
    const plaza = position({ players: [{ hand: ['noble-builder-blue-5'], officials: [0, 0, 0, 2] }] })
    play(plaza, 'portfolio noble-builder-blue-5')
    expect(me(plaza).officials).toBe(6)
    const favors = position({ players: [{ hand: ['noble-minister-brown-5'], favors: ['king', 'builder'] }] })
    play(favors, 'portfolio noble-minister-brown-5', 'lose-favor builder')
    expect(me(favors).favors).toEqual([1, 0, 0])
  })
})

describe('treasury cards in the portfolio', () => {
  test('[LIS-020] [LIS-021] réis equal to the right number, before the marker moves down 1', () => {
    const s = position({ treasury: 4 })
    const events = play(s, 'portfolio treasury-blue-1')
    expect(me(s).reis).toBe(10 + TREASURY_STEPS[4].right)
    expect(s.treasury).toBe(3)
    const types = events.map(e => e.type)
    expect(types.indexOf('reis')).toBeLessThan(types.indexOf('treasury-moved'))
  })

  test('[LIS-021] at the ends of the track the marker stays', () => {
    const s = position({ treasury: 0 })
    play(s, 'portfolio treasury-blue-1')
    expect(s.treasury).toBe(0)
    const top = position({ treasury: TREASURY_STEPS.length - 1 })
    play(top, 'portfolio noble-minister-blue-4')
    expect(top.treasury).toBe(TREASURY_STEPS.length - 1)
  })

  test('[LIS-022] the card lies in the bottom row and brings no icons', () => {
    const s = position({
      players: [
        {
          cards: ['treasury-blue-2', 'treasury-blue-3'],
          rubble: [2, 2, 2],
          hand: ['treasury-blue-1', 'treasury-blue-4'],
        },
      ],
    })
    play(s, 'portfolio treasury-blue-1')
    expect(me(s).cards.at(-1)).toBe(card('treasury-blue-1'))
    play(s, 'trade gold recruit', 'recruit king', 'pass', 'draw king')
    s.stack = [
      { kind: 'after-action', seat: 0 },
      { kind: 'turn', seat: 0 },
    ]
    s.active = 0
    play(s, 'portfolio treasury-blue-4')
    expect(options(s)).toEqual([
      'drop-card treasury-blue-2',
      'drop-card treasury-blue-3',
      'drop-card treasury-blue-1',
    ])
  })

  test('[LIS-023] after a treasury card a sale or a trade must follow', () => {
    const s = position()
    play(s, 'portfolio treasury-blue-1')
    expect(kindNow(s)).toBe('market')
    expect(refused(s, 'pass')).toBe('not-optional')
  })

  test('[LIS-025] its bottom effect is permanent, from this turn’s sale on', () => {
    const s = position({
      players: [{ ships: ['ship-purple-1'], hand: ['treasury-blue-2', 'noble-king-blue-3'], reis: 0 }],
    })
    play(s, 'portfolio treasury-blue-2')
    const before = me(s).reis
    play(s, 'sell gold ship-purple-1')
    expect(me(s).reis - before).toBe(6 + 2 + 2)
    const later = position({
      players: [{ ships: ['ship-purple-1'], cards: ['treasury-blue-2'], reis: 0, rubble: [1, 1, 1] }],
    })
    play(later, 'portfolio noble-king-blue-4', 'sell gold ship-purple-1')
    expect(me(later).reis).toBe(6 + 2 + 2)
  })

  test('a subsidy bonus helps later treasury cards, not its own', () => {
    const own = position({ players: [{ hand: ['treasury-red-5'], reis: 0 }], treasury: 2 })
    play(own, 'portfolio treasury-red-5')
    expect(me(own).reis).toBe(3)
    const later = position({
      players: [{ cards: ['treasury-red-5'], hand: ['treasury-blue-1'], reis: 0 }],
      treasury: 2,
    })
    play(later, 'portfolio treasury-blue-1')
    expect(me(later).reis).toBe(3 + 3)
  })
})

describe('slots and limits', () => {
  test('[LIS-161] the top row holds three nobles and ships, no treasury cards', () => {
    const s = position({
      players: [
        {
          cards: ['noble-king-blue-5'],
          ships: ['ship-red-1', 'ship-red-2'],
          rubble: [3, 3, 3],
          hand: ['treasury-blue-1', 'noble-king-blue-3'],
        },
      ],
    })
    play(s, 'portfolio noble-king-blue-3')
    expect(options(s)).toEqual([
      'drop-card noble-king-blue-5',
      'drop-ship ship-red-1',
      'drop-ship ship-red-2',
    ])
    const below = position({
      players: [{ cards: ['noble-king-blue-5'], ships: ['ship-red-1', 'ship-red-2'], rubble: [3, 3, 3] }],
    })
    play(below, 'portfolio treasury-blue-1')
    expect(kindNow(below)).toBe('market')
  })

  test('[LIS-162] the bottom row holds three treasury cards, no nobles', () => {
    const s = position({
      players: [
        {
          cards: ['treasury-blue-2', 'treasury-blue-3', 'treasury-blue-4', 'noble-king-blue-5'],
          rubble: [3, 3, 3],
        },
      ],
    })
    play(s, 'portfolio treasury-blue-1')
    expect(options(s)).toEqual([
      'drop-card treasury-blue-2',
      'drop-card treasury-blue-3',
      'drop-card treasury-blue-4',
    ])
    expect(refused(s, 'drop-card noble-king-blue-5')).toBe('full-row')
  })

  test('[LIS-163] [LIS-164] six slots for six cards are the portfolio, whatever the limit', () => {
    const full: readonly string[] = [
      'noble-king-blue-5',
      'noble-king-blue-4',
      'treasury-blue-2',
      'treasury-blue-3',
      'treasury-blue-4',
    ]
    const s = position({
      players: [
        {
          cards: full,
          ships: ['ship-red-1'],
          rubble: [5, 5, 5],
          hand: ['noble-king-blue-3', 'treasury-blue-1'],
        },
      ],
    })
    play(s, 'portfolio noble-king-blue-3')
    expect(kindNow(s)).toBe('room')
    play(s, 'drop-ship ship-red-1')
    expect(me(s).cards.length + me(s).ships.length).toBe(6)
  })

  test('[LIS-165] [LIS-175] at the start the portfolio holds two cards', () => {
    const s = position({ players: [{ cards: ['noble-king-blue-5'] }] })
    play(s, 'portfolio noble-king-blue-3')
    expect(kindNow(s)).toBe('market')
    const full = position({ players: [{ cards: ['noble-king-blue-5', 'treasury-blue-2'] }] })
    play(full, 'portfolio noble-king-blue-3')
    expect(kindNow(full)).toBe('room')
  })

  test('[LIS-172] [LIS-176] [LIS-T14] each rubble set allows one card more', () => {
    for (const sets of [1, 2]) {
      const cards = ['noble-king-blue-5', 'treasury-blue-2', 'treasury-blue-3', 'treasury-blue-4']
      const s = position({ players: [{ cards: cards.slice(0, 1 + sets), rubble: [sets, sets, sets] }] })
      play(s, 'portfolio noble-king-blue-3')
      expect(kindNow(s)).toBe('market')
      const full = position({ players: [{ cards: cards.slice(0, 2 + sets), rubble: [sets, sets, sets] }] })
      play(full, 'portfolio noble-king-blue-3')
      expect(kindNow(full)).toBe('room')
    }
  })

  test('[LIS-177] [LIS-T12] a full portfolio loses one card before the next comes in', () => {
    const s = position({ players: [{ cards: ['noble-king-blue-5', 'treasury-blue-2'] }] })
    play(s, 'portfolio noble-king-blue-3')
    expect(options(s)).toEqual(['drop-card noble-king-blue-5', 'drop-card treasury-blue-2'])
    expect(refused(s, 'pass')).toBe('not-optional')
    expect(refused(s, 'drop-card noble-king-blue-3')).toBe('card-in-play')
  })

  test('[LIS-178] [LIS-T12] the card discarded leaves the game', () => {
    const s = position({ players: [{ cards: ['noble-king-blue-5', 'treasury-blue-2'] }] })
    play(s, 'portfolio noble-king-blue-3', 'drop-card treasury-blue-2')
    expect(s.gone).toContain(card('treasury-blue-2'))
    expect(me(s).cards).toEqual([card('noble-king-blue-5'), card('noble-king-blue-3')])
  })

  test('[LIS-179] [LIS-T13] a discarded ship takes the goods in its hold along', () => {
    const s = position({ players: [{ cards: ['treasury-blue-2'], ships: ['ship-red-1 books'] }] })
    play(s, 'portfolio noble-king-blue-3', 'drop-ship ship-red-1')
    expect(me(s).ships).toEqual([])
  })

  test('with room nothing can be discarded', () => {
    const s = position({ players: [{ cards: ['noble-king-blue-5'] }] })
    play(s, 'portfolio noble-king-blue-3')
    expect(refused(s, 'drop-card noble-king-blue-5')).toBe('portfolio-has-room')
  })

  test('the effect of a discarded card is gone before the new one acts', () => {
    const s = position({
      players: [{ cards: ['treasury-red-5', 'noble-king-blue-5'], hand: ['treasury-blue-1'], reis: 0 }],
      treasury: 2,
    })
    play(s, 'portfolio treasury-blue-1', 'drop-card treasury-red-5')
    expect(me(s).reis).toBe(3)
  })
})

describe('a good to sell or trade', () => {
  test('[LIS-166] exactly one of selling and trading follows', () => {
    const s = position({ players: [{ ships: ['ship-purple-1'] }] })
    play(s, 'portfolio noble-king-blue-3', 'trade gold recruit', 'recruit king')
    expect(options(s).every(text => text.startsWith('trade') || text === 'pass')).toBe(true)
  })

  test('[LIS-167] [LIS-T09] without a good no card can be played into the portfolio', () => {
    const s = position({ players: [{ goods: [0, 0, 0, 0], hand: ['noble-king-blue-5', 'treasury-blue-1'] }] })
    expect(refused(s, 'portfolio noble-king-blue-5')).toBe('no-good-to-sell-or-trade')
    expect(refused(s, 'portfolio treasury-blue-1')).toBe('no-good-to-sell-or-trade')
  })

  test('[LIS-168] [LIS-T08] a good gained from the card itself counts', () => {
    const s = position({ players: [{ goods: [0, 0, 0, 0] }] })
    play(s, 'portfolio noble-builder-blue-3')
    expect(me(s).goods).toEqual([0, 0, 0, 1])
    expect(kindNow(s)).toBe('market')
    expect(options(s)).toEqual(['trade tools recruit', 'trade tools plan'])
  })

  test('a penalty that takes the last good forbids the card', () => {
    const s = position({ players: [{ goods: [0, 1, 0, 0], hand: ['noble-minister-blue-5'] }] })
    expect(refused(s, 'portfolio noble-minister-blue-5')).toBe('no-good-to-sell-or-trade')
  })

  test('with a good that nobody takes the card is not playable', () => {
    const s = position({ players: [{ goods: [0, 0, 1, 0], hand: ['noble-king-blue-3'] }] })
    expect(refused(s, 'portfolio noble-king-blue-3')).toBe('nothing-to-sell-or-trade')
    const gained = position({ players: [{ goods: [0, 0, 0, 0], hand: ['noble-minister-blue-3'] }] })
    expect(refused(gained, 'portfolio noble-minister-blue-3')).toBe('nothing-to-sell-or-trade')
  })

  test('a choice that would leave no sale or trade is not offered', () => {
    const s = position({ players: [{ goods: [0, 1, 1, 0], hand: ['noble-minister-blue-5'], favors: [] }] })
    play(s, 'portfolio noble-minister-blue-5')
    expect(me(s).goods).toEqual([0, 1, 0, 0])
    const full = position({
      players: [
        {
          goods: [0, 0, 1, 0],
          cards: ['noble-king-blue-4', 'noble-king-blue-5'],
          ships: ['ship-red-1'],
          rubble: [3, 3, 3],
        },
      ],
    })
    play(full, 'portfolio noble-king-blue-3')
    expect(options(full)).toEqual(['drop-card noble-king-blue-4', 'drop-card noble-king-blue-5'])
    expect(refused(full, 'drop-ship ship-red-1')).toBe('full-row')
  })
})

test('effects of one card are resolved from left to right', () => {
  const s = position({ players: [{ hand: ['noble-builder-blue-4'] }] })
  const events = play(s, 'portfolio noble-builder-blue-4', 'recruit minister')
  const types = events.map(e => e.type)
  expect(types.indexOf('official-placed')).toBeLessThan(types.indexOf('reis'))
  expect(eventsOf(events, 'reis').map(e => e.n)).toEqual([1])
})
