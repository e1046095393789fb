import { describe, expect, test } from 'vitest'
import { CARDS } from '../rules/data/cards.ts'
import { DECREES } from '../rules/data/decrees.ts'
import { lisboa } from '../rules/game.ts'
import { decreeWigs, standings } from '../rules/score.ts'
import { type Board, eventsOf, id, kindNow, me, options, play, position, refused } from './position.ts'

const SHOWN = ['decree-gold-stores', 'decree-cloth-stores', 'decree-book-stores']
const decreesPart = (s: ReturnType<typeof position>, seat: number): number =>
  standings(s)[seat]?.parts.find(each => each.key === 'decrees')?.points ?? 0

describe('decrees', () => {
  const asked = (board: Board = {}) => {
    const s = position({ players: [board], decrees: SHOWN })
    s.stack = [
      { kind: 'after-action', seat: 0 },
      { kind: 'decree', seat: 0, may: false },
    ]
    return s
  }

  test('[LIS-122] a decree whose condition is met brings wigs at the end of the game', () => {
    const s = position({
      version: 4,
      players: [{ decrees: ['decree-gold-stores'] }],
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-gold', 'plot-b1'],
      ],
    })
    expect(decreesPart(s, 0)).toBe(8)
    expect(decreesPart(position({ players: [{ decrees: ['decree-gold-stores'] }] }), 0)).toBe(0)
  })

  test('[LIS-123] one decree is taken from the display', () => {
    const s = asked()
    expect(options(s)).toEqual(SHOWN.map(name => `decree ${name}`))
    play(s, 'decree decree-cloth-stores')
    expect(me(s).decrees).toEqual([id(DECREES, 'decree-cloth-stores')])
    expect(kindNow(s)).toBe('draw')
  })

  test('[LIS-124] [LIS-125] a rubble-set marker buys one more, once per action', () => {
    const s = asked({ rubble: [3, 3, 3] })
    play(s, 'decree decree-gold-stores')
    expect(options(s)).toEqual(['decree decree-cloth-stores', 'decree decree-book-stores', 'pass'])
    play(s, 'decree decree-book-stores')
    expect(me(s).markers).toBe(2)
    expect(me(s).decrees).toHaveLength(2)
    expect(kindNow(s)).toBe('draw')
    const spent = asked({ rubble: [1, 1, 1], markers: 0 })
    play(spent, 'decree decree-gold-stores')
    expect(kindNow(spent)).toBe('draw')
  })

  test('a spent marker lowers neither limits nor the wigs for sets', () => {
    const s = asked({ rubble: [1, 1, 1] })
    const sets = (): number => standings(s)[0]?.parts.find(each => each.key === 'sets')?.points ?? 0
    play(s, 'decree decree-gold-stores', 'decree decree-book-stores')
    expect(me(s).markers).toBe(0)
    expect(sets()).toBe(3)
  })

  test('[LIS-126] decrees are open to everybody', () => {
    const s = position({ players: [{ decrees: SHOWN }] })
    for (const viewer of [1, 2, 'table'] as const) {
      expect(lisboa.view(s, viewer).players[0]?.decrees).toEqual(me(s, 0).decrees)
    }
  })

  test('[LIS-127] a decree counts only for its owner', () => {
    const s = position({
      players: [{ decrees: ['decree-gold-stores'] }],
      stores: [[1, 'slot-gold', 'plot-e1']],
    })
    expect([0, 1, 2].map(seat => decreesPart(s, seat))).toEqual([0, 0, 0])
  })

  test('[LIS-128] any number of decrees may be held', () => {
    const many = DECREES.slice(10, 30).map(decree => decree.id)
    const s = position({ players: [{ decrees: many }], decrees: SHOWN })
    s.stack.push({ kind: 'decree', seat: 0, may: false })
    play(s, 'decree decree-gold-stores')
    expect(me(s).decrees).toHaveLength(21)
  })

  test('no decree gives more than its maximum', () => {
    const stores = ['b1', 'c1', 'd1', 'e1', 'b2'].map(plot => [0, 'slot-gold', `plot-${plot}`] as const)
    const s = position({ version: 4, players: [{ decrees: ['decree-gold-stores'] }], stores })
    expect(decreesPart(s, 0)).toBe(12)
  })

  test.each([
    ['decree-facing-doors', 9],
    ['decree-guild-house', 4],
    ['decree-mixed-trade', 4],
    ['decree-every-block', 4],
    ['decree-every-street', 9],
    ['decree-col-5', 5],
    ['decree-row-d', 6],
    ['decree-shopkeepers-1', 4],
    ['decree-strongbox', 5],
    ['decree-standing', 4],
    ['decree-kings-purse', 3],
    ['decree-warehouseman', 4],
    ['decree-full-shelf', 5],
    ['decree-grand-city', 1],
    ['decree-north-front', 4],
    ['decree-three-offices', 4],
    ['decree-leading-office', 4],
    ['decree-reserve-staff', 4],
    ['decree-well-connected', 3],
    ['decree-three-patrons', 6],
    ['decree-tonnage', 0],
    ['decree-full-holds', 3],
    ['decree-cartloads', 2],
    ['decree-quake-rubble', 2],
    ['decree-chapter-1', 2],
    ['decree-in-favour', 3],
    ['decree-architect-santos', 3],
    ['decree-plans-in-hand', 4],
    ['decree-gold-stores', 8],
    ['decree-tool-stores', 3],
    ['decree-king-clerks', 4],
    ['decree-kings-men', 4],
    ['decree-ministers-men', 4],
    ['decree-fire-rubble', 0],
    ['decree-gold-stock', 2],
    ['decree-tool-stock', 3],
    ['decree-full-choir', 0],
    ['decree-all-favours', 4],
    ['decree-house-rows', 7],
    ['decree-great-carrack', 2],
  ])('%s is worth %i in this city', (name, wigs) => {
    const s = position({
      version: 4,
      treasury: 2,
      players: [
        {
          reis: 10,
          influence: 5,
          goods: [1, 1, 1, 1],
          cards: ['noble-king-blue-5', 'noble-minister-blue-3'],
          ships: ['ship-red-1 gold'],
          rubble: [2, 1, 2],
          clergy: ['clergy-01'],
          favors: ['king'],
          plans: ['plan-mardel-1'],
          done: ['plan-santos-1'],
          officials: [1, 1, 0, 0],
        },
        { officials: [1, 0, 0, 0] },
      ],
      stores: [
        [0, 'slot-gold', 'plot-d1'],
        [0, 'slot-gold', 'plot-d2'],
        [0, 'slot-cloth', 'plot-b3'],
        [0, 'slot-small', 'plot-c5'],
      ],
      buildings: [
        [0, 'spot-n1', 'building-14 santos', 2],
        [1, 'spot-n2', 'building-06 mardel', 2],
      ],
    })
    expect(decreeWigs(s, 0, id(DECREES, name))).toBe(wigs)
  })

  test.each([
    ['decree-book-stores', 9],
    ['decree-col-4', 9],
    ['decree-guild-house', 6],
    ['decree-architect-any', 2],
    ['decree-architect-mardel', 6],
    ['decree-west-front', 3],
    ['decree-east-front', 2],
    ['decree-builder-clerks', 8],
    ['decree-all-clerks', 4],
    ['decree-staffed-halls-1', 2],
    ['decree-shipowner', 3],
    ['decree-tonnage', 5],
    ['decree-great-carrack', 6],
    ['decree-full-holds', 12],
    ['decree-builders-men', 5],
    ['decree-treasury-men', 8],
    ['decree-cleared-1', 6],
    ['decree-book-of-laws', 3],
  ])('%s is worth %i to a shipowner', (name, wigs) => {
    const s = position({
      version: 4,
      players: [
        {
          goods: [0, 0, 0, 0],
          cards: ['noble-builder-blue-3', 'treasury-blue-2', 'treasury-blue-3'],
          ships: ['ship-brown-1 gold gold cloth books', 'ship-purple-1 tools'],
          rubble: [3, 3, 3],
          markers: 1,
          done: ['plan-mardel-1', 'plan-mardel-2'],
          decrees: ['decree-book-of-laws', 'decree-strongbox', 'decree-standing'],
          officials: [0, 0, 2, 1],
        },
      ],
      stores: [
        [0, 'slot-books', 'plot-a4'],
        [0, 'slot-books', 'plot-b4'],
        [0, 'slot-books', 'plot-c4'],
      ],
      buildings: [
        [0, 'spot-w-a', 'building-06 mardel', 3],
        [0, 'spot-e-b', 'building-10 mardel', 1],
      ],
    })
    expect(decreeWigs(s, 0, id(DECREES, name))).toBe(wigs)
  })
})

describe('sponsoring an event', () => {
  test('[LIS-155] a treasury card is played into the royal court', () => {
    const s = position({ players: [{ hand: ['treasury-blue-3', 'noble-king-blue-3'] }], decrees: SHOWN })
    play(s, 'sponsor treasury-blue-3')
    expect(s.court).toBe(id(CARDS, 'treasury-blue-3'))
    expect(me(s).cards).toEqual([])
    play(s, 'decree decree-gold-stores')
    expect(s.court).toBe(-1)
    expect(s.gone).toEqual([id(CARDS, 'treasury-blue-3')])
  })

  test('[LIS-156] it costs the right number of the treasury', () => {
    const s = position({ treasury: 4, players: [{ hand: ['treasury-blue-3'] }], decrees: SHOWN })
    play(s, 'sponsor treasury-blue-3')
    expect(me(s).reis).toBe(10 - 5)
    expect(s.treasury).toBe(4)
    const poor = position({
      treasury: 4,
      players: [{ hand: ['treasury-blue-3'], reis: 1, influence: 3 }],
      decrees: SHOWN,
    })
    expect(refused(poor, 'sponsor treasury-blue-3')).toBe('event-too-dear')
  })

  test('[LIS-157] the action or reward in the middle of the card is done', () => {
    const s = position({ players: [{ hand: ['treasury-blue-2'], goods: [0, 0, 0, 0] }] })
    play(s, 'sponsor treasury-blue-2', 'take-good cloth', 'take-good gold')
    expect(me(s, 0).goods).toEqual([1, 1, 0, 0])
  })

  test('nobody can follow an event', () => {
    const s = position({
      players: [{ hand: ['treasury-blue-3'] }, { favors: ['king', 'minister', 'builder'] }],
      decrees: SHOWN,
    })
    play(s, 'sponsor treasury-blue-3', 'decree decree-gold-stores')
    expect(kindNow(s)).toBe('draw')
  })

  test('[LIS-T54] the event “build a store” pays the treasury twice', () => {
    const s = position({ treasury: 4, players: [{ reis: 20, hand: ['treasury-blue-1'] }] })
    play(s, 'sponsor treasury-blue-1', 'store slot-gold plot-b1')
    expect(me(s).reis).toBe(10)
    const poor = position({
      treasury: 4,
      players: [{ reis: 5, influence: 0, hand: ['treasury-blue-1'] }],
      rubble: { A: [2, 0, 0], E: [2, 0, 0] },
    })
    expect(refused(poor, 'sponsor treasury-blue-1')).toBe('event-impossible')
  })

  test('an event that would do nothing cannot be sponsored', () => {
    const full = position({ players: [{ hand: ['treasury-blue-2'], goods: [2, 2, 2, 2] }] })
    expect(refused(full, 'sponsor treasury-blue-2')).toBe('event-impossible')
    const noPlan = position({ players: [{ hand: ['treasury-red-4'] }] })
    expect(refused(noPlan, 'sponsor treasury-red-4')).toBe('event-impossible')
  })

  test('of several effects at least one must be used', () => {
    const s = position({ players: [{ hand: ['treasury-blue-5'] }] })
    play(s, 'sponsor treasury-blue-5')
    expect(options(s)).toContain('pass')
    play(s, 'pass')
    expect(kindNow(s)).toBe('recruit')
    expect(refused(s, 'pass')).toBe('not-optional')
    const goods = position({ players: [{ hand: ['treasury-blue-2'], goods: [1, 1, 1, 1] }] })
    play(goods, 'sponsor treasury-blue-2')
    expect(refused(goods, 'pass')).toBe('not-optional')
    play(goods, 'take-good gold')
    expect(options(goods)).toContain('pass')
    play(goods, 'pass')
    expect(kindNow(goods)).toBe('draw')
    const state = position({ players: [{ hand: ['treasury-brown-4'], wigs: 0 }] })
    play(state, 'sponsor treasury-brown-4', 'pass')
    expect(me(state).wigs).toBe(4)
  })

  test('“two State actions” obliges to one, the second is another one', () => {
    const s = position({ players: [{ hand: ['treasury-blue-4'], goods: [0, 0, 0, 0] }] })
    play(s, 'sponsor treasury-blue-4')
    expect(options(s)).toEqual(['state favor', 'state cardinal', 'state recruit', 'state plan'])
    play(s, 'state recruit', 'recruit king')
    expect(options(s)).toEqual(['state favor', 'state cardinal', 'state plan', 'pass'])
    expect(refused(s, 'state recruit')).toBe('state-action-used')
    const events = play(s, 'state plan', 'plan santos')
    expect(eventsOf(events, 'plan-taken')).toHaveLength(1)
    expect(kindNow(s)).toBe('draw')
  })

  test('discounts make events cheaper, down to nothing', () => {
    const s = position({
      treasury: 2,
      players: [
        { hand: ['treasury-blue-3'], cards: ['treasury-red-1', 'treasury-brown-2'], clergy: ['clergy-36'] },
      ],
      decrees: SHOWN,
    })
    play(s, 'sponsor treasury-blue-3')
    expect(me(s).reis).toBe(10)
  })
})
