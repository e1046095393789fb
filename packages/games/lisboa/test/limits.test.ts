import { describe, expect, test } from 'vitest'
import { HOUSES } from '../rules/data/board.ts'
import { gainInfluence, payReis, purse } from '../rules/phases/gains.ts'
import { type Board, DEAR, eventsOf, kindNow, me, options, play, position, refused } from './position.ts'

describe('warehouse and rubble', () => {
  const goods = (board: Board) => {
    const s = position({ players: [{ hand: ['noble-minister-blue-1'], ...board }] })
    play(s, 'portfolio noble-minister-blue-1')
    return options(s)
      .filter(text => text.startsWith('take-good'))
      .map(text => text.split(' ')[1])
  }

  test('[LIS-173] at the start the warehouse holds two goods of each type', () => {
    expect(goods({ goods: [2, 1, 2, 2] })).toEqual(['cloth'])
  })

  test('[LIS-171] [LIS-174] each rubble set adds one place for every type', () => {
    expect(goods({ goods: [2, 1, 2, 2], rubble: [1, 1, 1] })).toEqual(['gold', 'cloth', 'books', 'tools'])
    expect(goods({ goods: [4, 3, 4, 4], rubble: [2, 2, 3] })).toEqual(['cloth'])
  })

  test('a clergy tile adds one more place', () => {
    expect(goods({ goods: [2, 2, 2, 2], clergy: ['clergy-17'] })).toHaveLength(4)
  })

  test('[LIS-180] [LIS-181] [LIS-T57] the rack takes five cubes of a colour; a sixth is discarded', () => {
    const s = position({ players: [{ rubble: [0, 5, 0] }], rubble: { A: [0, 1, 0] } })
    s.stack.push({ kind: 'store', seat: 0, may: false })
    const lost = s.lostRubble[1] as number
    const events = play(s, 'store slot-books plot-a3')
    expect(me(s).rubble).toEqual([0, 5, 0])
    expect(s.lostRubble[1]).toBe(lost + 1)
    expect(eventsOf(events, 'rubble-taken')).toMatchObject([{ kept: false }])
  })

  test('[LIS-182] cubes of all three colours are needed: sets are the smallest number', () => {
    const s = position({ players: [{ rubble: [5, 5, 0] }] })
    expect(me(s).markers).toBe(0)
    expect(goods({ goods: [2, 2, 2, 1], rubble: [5, 5, 0] })).toEqual(['tools'])
  })

  test('[LIS-183] rubble comes from stores and public buildings', () => {
    const store = position({ rubble: { A: [1, 0, 0] } })
    store.stack.push({ kind: 'store', seat: 0, may: false })
    play(store, 'store slot-books plot-a3')
    expect(me(store).rubble).toEqual([1, 0, 0])
    const opened = position({ players: [{ plans: ['plan-santos-1'] }], rubble: { 'spot-e-a': [0, 1, 1] } })
    opened.stack.push({ kind: 'open', seat: 0, may: false })
    play(opened, 'open spot-e-a')
    expect(me(opened).rubble).toEqual([0, 1, 1])
  })

  test('a card takes a cube from the pile, or nothing when it is empty', () => {
    const s = position({ players: [{ hand: ['noble-builder-red-1'] }], rubble: { pile: [1, 0, 1] } })
    play(s, 'portfolio noble-builder-red-1')
    expect(options(s)).toEqual(['take-cube quake', 'take-cube tsunami', 'pass'])
    play(s, 'take-cube tsunami')
    expect(me(s).rubble).toEqual([0, 0, 1])
    const empty = position({ players: [{ hand: ['noble-builder-red-1'] }] })
    play(empty, 'portfolio noble-builder-red-1')
    expect([me(empty).reis, me(empty).rubble]).toEqual([10, [0, 0, 0]])
    expect(kindNow(empty)).toBe('market')
  })

  test('[LIS-184] [LIS-185] [LIS-186] one cube of each colour is a set: limits grow at once, a marker goes to the Marquis', () => {
    const s = position({
      players: [
        {
          goods: [2, 2, 2, 2],
          rubble: [1, 1, 0],
          plans: ['plan-santos-1'],
          cards: ['noble-king-blue-5', 'treasury-blue-2'],
        },
      ],
      rubble: { 'spot-n4': [0, 0, 1] },
      offer: ['building-12 santos'],
    })
    s.stack.push({ kind: 'open', seat: 0, may: false })
    const events = play(s, 'open spot-n4')
    expect(eventsOf(events, 'set-completed')).toMatchObject([{ sets: 1 }])
    expect(me(s).markers).toBe(1)
    expect(me(s).goods[3]).toBe(3)
    play(s, 'portfolio noble-king-blue-3')
    expect(kindNow(s)).toBe('market')
  })
})

describe('influence', () => {
  const gained = (board: Board, options = {}) => {
    const s = position({ players: [board], options })
    gainInfluence(s, 0, undefined)
    return s
  }

  test('[LIS-187] a gain is the sum of the icons of nobles and ships in the top row', () => {
    const s = gained({
      influence: 0,
      cards: ['noble-king-blue-5', 'noble-builder-blue-3', 'treasury-blue-2'],
      ships: ['ship-purple-1'],
      rubble: [2, 2, 2],
    })
    expect(me(s).influence).toBe(3 + 2 + 2)
  })

  test('[LIS-188] [LIS-199] influence pays for the important actions: visits', () => {
    const s = position(DEAR)
    play(s, 'visit noble-minister-blue-4')
    expect(me(s).influence).toBe(2)
  })

  test('[LIS-189] [LIS-191] [LIS-T40] past 10 the marker stays at 10 and one wig is gained', () => {
    const s = gained({ influence: 10, cards: ['noble-king-purple-5'] })
    expect([me(s).influence, me(s).wigs]).toEqual([10, 6])
    const over = gained({ influence: 8, cards: ['noble-king-purple-5'] })
    expect([me(over).influence, me(over).wigs]).toEqual([10, 6])
  })

  test('[LIS-191] [LIS-T41] exactly reaching 10 brings a wig only by variant', () => {
    const s = gained({ influence: 7, cards: ['noble-king-blue-5'] })
    expect([me(s).influence, me(s).wigs]).toEqual([10, 5])
    const reach = gained({ influence: 7, cards: ['noble-king-blue-5'] }, { 'influence-wig': 'reach' })
    expect([me(reach).influence, me(reach).wigs]).toEqual([10, 6])
    const published = gained({ influence: 7, cards: ['noble-king-blue-5'] }, { rules: 'published' })
    expect(me(published).wigs).toBe(6)
  })

  test('[LIS-T42] a gain of nothing changes nothing', () => {
    const s = gained({ influence: 10 })
    expect([me(s).influence, me(s).wigs]).toEqual([10, 5])
  })

  test('[LIS-190] influence never falls below 0', () => {
    const s = position({ ...DEAR, players: [{ influence: 2, wigs: 9 }] })
    play(s, 'visit noble-minister-blue-4')
    expect([me(s).influence, me(s).wigs]).toEqual([0, 8])
    const cheap = position({ treasury: 4, players: [{ influence: 2, wigs: 9 }] })
    play(cheap, 'visit noble-minister-blue-4')
    expect([me(cheap).influence, me(cheap).wigs]).toEqual([2, 9])
  })

  test('[LIS-192] [LIS-197] five occasions bring influence, and a clergy tile makes each of them larger', () => {
    const s = gained({ influence: 0, clergy: ['clergy-32'] })
    expect(me(s).influence).toBe(1)
  })

  test('[LIS-193] building a ship', () => {
    const s = position({ players: [{ influence: 0, goods: [2, 1, 1, 0] }], shipyard: ['ship-red-1'] })
    play(s, 'portfolio noble-king-blue-3', 'trade gold ship', 'ship ship-red-1 cloth+books')
    expect(me(s).influence).toBe(3)
  })

  test('[LIS-195] cards', () => {
    const s = position({
      players: [{ influence: 0, cards: ['noble-king-blue-5'], hand: ['treasury-blue-6'] }],
    })
    play(s, 'sponsor treasury-blue-6')
    expect(me(s, 0).influence).toBe(3)
  })

  test('[LIS-196] buildings: land and spots', () => {
    const s = position({
      players: [{ influence: 0, cards: ['noble-king-blue-5'], plans: ['plan-santos-1'], reis: 30 }],
    })
    s.stack.push({ kind: 'store', seat: 0, may: false })
    play(s, 'store slot-cloth plot-b2', 'house left')
    expect(me(s).influence).toBe(3)
    s.stack.push({ kind: 'open', seat: 0, may: false })
    play(s, 'open spot-e-c')
    expect(me(s).influence).toBe(6)
  })

  test('[LIS-198] [LIS-200] influence is spent on visits, and in place of réis that are missing', () => {
    const s = position({ treasury: 4, players: [{ reis: 3, influence: 10, hand: ['treasury-blue-3'] }] })
    play(s, 'sponsor treasury-blue-3')
    expect([me(s).reis, me(s).influence]).toEqual([0, 5])
  })

  test('[LIS-T44] cash is paid first', () => {
    const s = position({ players: [{ reis: 5, influence: 10 }] })
    payReis(s, 0, 4, 'land', undefined)
    expect([me(s).reis, me(s).influence]).toEqual([1, 10])
  })

  test('[LIS-201] each réis mark reached on the way down pays 1; what is passed is lost', () => {
    const paid = [1, 2, 3, 4, 5, 6].map(price => {
      const s = position({ players: [{ reis: 0, influence: 10 }] })
      payReis(s, 0, price, 'land', undefined)
      return me(s).influence
    })
    expect(paid).toEqual([7, 5, 3, 2, 1, 0])
    const from5 = position({ players: [{ reis: 0, influence: 5 }] })
    payReis(from5, 0, 1, 'land', undefined)
    expect(me(from5).influence).toBe(3)
  })

  test('[LIS-T45] influence raises at most 6 réis', () => {
    expect(purse(position({ players: [{ reis: 0, influence: 10 }] }), 0)).toBe(6)
    expect(purse(position({ players: [{ reis: 0, influence: 4 }] }), 0)).toBe(4)
    const s = position({ treasury: 4, players: [{ reis: 0, influence: 5, hand: ['treasury-blue-3'] }] })
    expect(refused(s, 'sponsor treasury-blue-3')).toBe('event-too-dear')
  })
})

describe('houses', () => {
  test('[LIS-209] three groups of houses stand on the board', () => {
    expect(HOUSES).toEqual([2, 3, 3])
    expect(me(position()).houses).toEqual([0, 0, 0])
  })

  test('[LIS-210] [LIS-211] the builder chooses the group; a group gives its lowest house', () => {
    const s = position({
      players: [{ reis: 30, houses: [2, 1, 0] }],
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-gold', 'plot-b1'],
        [0, 'slot-gold', 'plot-c1'],
      ],
    })
    s.stack.push({ kind: 'store', seat: 0, may: false })
    play(s, 'store slot-gold plot-b2')
    expect(options(s)).toEqual(['house middle', 'house right'])
    expect(refused(s, 'house left')).toBe('house-group-empty')
    play(s, 'house middle')
    expect(me(s).houses).toEqual([2, 2, 0])
  })

  const visitWith = (left: number) => {
    const s = position({
      ...DEAR,
      players: [{ houses: [left, 0, 0], goods: [0, 0, 0, 2] }],
      stores: ['plot-a4', 'plot-b4'].slice(0, left).map(plot => [0, 'slot-tools', plot] as const),
    })
    play(s, 'visit noble-minister-blue-4')
    return s
  }

  test('[LIS-212] [LIS-215] with both left houses réis pay for a visit, in any part', () => {
    const s = visitWith(2)
    expect(options(s)).toEqual(['pay 0', 'pay 1', 'pay 2', 'pay 3'])
    play(s, 'pay 2')
    expect([me(s).reis, me(s).influence]).toEqual([8, 4])
  })

  test('[LIS-215] with both left houses réis pay for following, too', () => {
    const s = position({
      ...DEAR,
      players: [
        { goods: [1, 0, 0, 0] },
        { favors: ['minister'], houses: [2, 0, 0], influence: 0, wigs: 0, reis: 3 },
      ],
      stores: [
        [1, 'slot-gold', 'plot-e1'],
        [1, 'slot-gold', 'plot-b1'],
      ],
    })
    play(s, 'visit noble-minister-blue-4')
    play(s, options(s, 'decree')[0] as string, 'follow noble-action')
    expect(s.players[1]?.reis).toBe(0)
  })

  test('[LIS-214] the first left house does nothing', () => {
    const s = visitWith(1)
    expect(kindNow(s)).toBe('decree')
    expect([me(s).reis, me(s).influence]).toEqual([10, 2])
  })

  const priceWith = (middle: number, options_ = {}): number => {
    const s = position({
      players: [{ goods: [2, 2, 2, 2], houses: [0, middle, 0] }],
      shipyard: ['ship-brown-1'],
      options: options_,
      stores: ['b1', 'c1', 'd1'].slice(0, middle).map(plot => [0, 'slot-gold', `plot-${plot}`] as const),
    })
    s.stack.push({ kind: 'ship', seat: 0, may: true })
    const [first = ''] = options(s)
    return first.endsWith('-') ? 0 : first.split('+').length
  }

  test('[LIS-216] [LIS-217] [LIS-218] [LIS-T48] the middle houses: a ship costs 1 type less, the same again, nothing', () => {
    expect([0, 1, 2, 3].map(middle => priceWith(middle))).toEqual([4, 3, 3, 0])
    expect([1, 2, 3].map(middle => priceWith(middle, { 'second-house': 'more' }))).toEqual([3, 2, 0])
  })

  const produceWith = (right: number, goods: Board['goods'], more = false) => {
    const s = position({
      players: [{ goods: goods ?? [0, 0, 0, 0], houses: [0, 0, right] }],
      options: more ? { 'second-house': 'more' } : {},
      stores: ['a4', 'b4', 'c4'].slice(0, right).map(plot => [0, 'slot-tools', `plot-${plot}`] as const),
    })
    s.stack.push({ kind: 'produce', seat: 0, may: true })
    play(s, 'produce')
    return s
  }

  test('[LIS-219] [LIS-220] the first and second right house: one extra good of one type', () => {
    for (const right of [1, 2]) {
      const s = produceWith(right, [0, 0, 0, 0])
      expect(options(s, 'extra')).toContain('extra cloth')
      play(s, 'extra cloth')
      expect(me(s).goods).toEqual([0, 1, 0, right])
      expect(s.prices[1]).toBe(4)
    }
  })

  test('[LIS-220] by variant the second right house gives a second type', () => {
    const s = produceWith(2, [0, 0, 0, 0], true)
    expect(options(s)).toEqual(['extra gold', 'extra cloth'])
    play(s, 'extra gold', 'extra books')
    expect(me(s).goods).toEqual([1, 0, 1, 2])
  })

  test('[LIS-213] [LIS-221] the third right house: one extra of every type, instead of the earlier ability', () => {
    const s = produceWith(3, [0, 0, 0, 0])
    expect(me(s).goods).toEqual([1, 1, 1, 2])
    expect(kindNow(s)).toBe('turn')
  })

  test('[LIS-222] extra goods need room', () => {
    const s = produceWith(1, [2, 1, 2, 1])
    expect(me(s).goods).toEqual([2, 2, 2, 2])
    const full = produceWith(3, [2, 2, 1, 2])
    expect(me(full).goods).toEqual([2, 2, 2, 2])
  })
})
