import { describe, expect, test } from 'vitest'
import { PLOTS, SLOTS } from '../rules/data/city.ts'
import { standings } from '../rules/score.ts'
import {
  type Board,
  eventsOf,
  id,
  kindNow,
  me,
  options,
  type Position,
  play,
  position,
  refused,
} from './position.ts'

/** A player in the middle of Maia’s Noble action, with nothing else in the way. */
function building(given: Position & { board?: Board } = {}) {
  const { board, ...rest } = given
  const s = position({ players: [{ reis: 20, ...board }], ...rest })
  s.stack.push({ kind: 'store', seat: 0, may: false })
  return s
}

const owner = (s: ReturnType<typeof position>, plot: string): number => s.owners[id(PLOTS, plot)] as number

describe('building a store', () => {
  test('[LIS-098] well placed stores win: each scores for every building that has to do with it', () => {
    const rich = building({
      buildings: [
        [1, 'spot-n1', 'building-14 santos', 0],
        [1, 'spot-w-e', 'building-11 santos', 0],
        [1, 'spot-e-e', 'building-13 santos', 0],
      ],
      scoring: [5, 3, 4, 3, 4],
    })
    play(rich, 'store slot-gold plot-e1', 'house left')
    const poor = building({ scoring: [5, 3, 4, 3, 4] })
    play(poor, 'store slot-gold plot-e1', 'house left')
    expect((standings(rich)[0]?.total ?? 0) - (standings(poor)[0]?.total ?? 0)).toBe(15)
  })

  test('[LIS-099] step 1: one City tile is chosen from the display', () => {
    const s = building()
    const slots = new Set(options(s).map(text => text.split(' ')[1]))
    expect(slots.size).toBe(5)
    play(s, 'store slot-books plot-c3', 'house left')
    expect(s.tiles[id(SLOTS, 'slot-books')]).toBe(0)
    s.stack.push({ kind: 'store', seat: 0, may: false })
    expect(refused(s, 'store slot-books plot-d3')).toBe('tile-not-on-offer')
  })

  test('[LIS-100] the space of the display gives the trade, and with it the street the store faces', () => {
    const s = building()
    play(s, 'store slot-cloth plot-d3', 'recruit king', 'house left')
    expect(s.streets[id(PLOTS, 'plot-d3')]).toBe(1)
    const east = building()
    play(east, 'store slot-books plot-d3', 'recruit king', 'house left')
    expect(east.streets[id(PLOTS, 'plot-d3')]).toBe(2)
  })

  test('[LIS-101] step 2: an empty plot on either side of the street of that colour', () => {
    const s = building({ stores: [[1, 'slot-cloth', 'plot-a2']] })
    const plots = (slot: string): (string | undefined)[] =>
      options(s, `store ${slot}`).map(text => text.split(' ')[2])
    expect(plots('slot-cloth')).toEqual([
      'plot-a3',
      'plot-b2',
      'plot-b3',
      'plot-c2',
      'plot-c3',
      'plot-d2',
      'plot-d3',
      'plot-e2',
      'plot-e3',
    ])
    expect(plots('slot-gold')).toEqual([
      'plot-b1',
      'plot-b2',
      'plot-c1',
      'plot-c2',
      'plot-d1',
      'plot-d2',
      'plot-e1',
      'plot-e2',
    ])
    expect(plots('slot-tools')).toEqual(['plot-a4', 'plot-b4', 'plot-c4', 'plot-d4', 'plot-e4'])
    expect(refused(s, 'store slot-cloth plot-a2')).toBe('plot-taken')
    expect(refused(s, 'store slot-cloth plot-b4')).toBe('other-street')
    expect(refused(s, 'store slot-tools plot-b5')).toBe('other-street')
  })

  test('[LIS-102] step 3: the reward of the plot is taken', () => {
    const s = building({ board: { reis: 20, cards: ['noble-king-blue-5'], influence: 2 } })
    play(s, 'store slot-books plot-e3', 'house left')
    expect(me(s).influence).toBe(5)
    const books = building({ board: { goods: [0, 0, 0, 0] } })
    play(books, 'store slot-cloth plot-c3', 'house left')
    expect(me(books).goods).toEqual([0, 0, 1, 0])
  })

  test('[LIS-103] the store stands on the plot and faces the street of its colour', () => {
    const s = building()
    play(s, 'store slot-gold plot-d2', 'favor king', 'house left')
    expect(owner(s, 'plot-d2')).toBe(0)
    expect(s.streets[id(PLOTS, 'plot-d2')]).toBe(0)
  })

  test('[LIS-104] [LIS-105] step 4: one cube of the row or the column goes to the rack at once', () => {
    const s = building({ rubble: { B: [1, 1, 0], 2: [0, 0, 1], C: [1, 0, 0] } })
    play(s, 'store slot-gold plot-b2')
    expect(options(s)).toEqual(['clear row quake', 'clear row fire', 'clear column tsunami'])
    expect(refused(s, 'clear column quake')).toBe('cube-not-there')
    expect(refused(s, 'pass')).toBe('not-optional')
    play(s, 'clear column tsunami')
    expect(me(s).rubble).toEqual([0, 0, 1])
    expect(s.columnRubble.slice(3, 6)).toEqual([0, 0, 0])
  })

  test('without a cube in row and column nothing is taken', () => {
    const s = building()
    play(s, 'store slot-gold plot-b2')
    expect(kindNow(s)).toBe('house')
    expect(me(s).rubble).toEqual([0, 0, 0])
  })

  test('[LIS-106] step 5: the land is paid after the cube is taken', () => {
    const s = building({ board: { reis: 20 }, treasury: 2, rubble: { B: [1, 0, 0] } })
    const types = play(s, 'store slot-gold plot-b2').map(e => e.type)
    expect(types.indexOf('rubble-taken')).toBeLessThan(types.indexOf('land-bought'))
    expect(me(s).reis).toBe(20 - 3)
  })

  test('[LIS-107] land that cannot be paid cannot be built on', () => {
    const s = building({ board: { reis: 2, influence: 0 }, treasury: 2 })
    expect(refused(s, 'store slot-gold plot-b2')).toBe('land-too-dear')
    expect(refused(s, 'store slot-gold plot-e1')).toBeNull()
  })

  test('[LIS-107] [LIS-T52] the land reward helps to pay', () => {
    const s = building({ board: { reis: 2, influence: 0 }, treasury: 4 })
    play(s, 'store slot-gold plot-e1')
    expect(me(s).reis).toBe(2)
  })

  test('[LIS-107] a cube after which the land could not be paid is not on offer', () => {
    const s = building({ board: { reis: 4, influence: 0 }, treasury: 2, rubble: { B: [1, 0, 1] } })
    play(s, 'store slot-gold plot-b2')
    expect(me(s).rubble).toEqual([1, 0, 0])
    expect(me(s).reis).toBe(0)
  })

  test('[LIS-108] the price is the right number of the treasury and the cubes of row and column', () => {
    const s = building({ treasury: 3, rubble: { B: [1, 1, 1], 2: [0, 2, 1] } })
    play(s, 'store slot-gold plot-b2', 'clear row quake')
    expect(me(s).reis).toBe(20 - 12)
  })

  test('[LIS-109] cubes on spots of public buildings do not count', () => {
    const s = building({ treasury: 2, rubble: { 'spot-w-b': [2, 0, 0], 'spot-n1': [2, 0, 0] } })
    play(s, 'store slot-gold plot-b2')
    expect(me(s).reis).toBe(17)
  })

  test.each([
    ['[LIS-110] an earthquake cube', [2, 0, 0], 3],
    ['[LIS-112] a fire cube', [0, 2, 0], 2],
    ['[LIS-111] a tsunami cube', [0, 0, 2], 1],
  ] as const)('%s left beside the plot costs its price', (_name, cubes, price) => {
    const s = building({ treasury: 2, rubble: { B: cubes } })
    play(s, 'store slot-gold plot-b2')
    expect(me(s).reis).toBe(20 - 3 - price)
  })

  test('[LIS-113] step 6: a house goes from the board onto the store', () => {
    const s = building()
    play(s, 'store slot-gold plot-b2')
    expect(options(s)).toEqual(['house left', 'house middle', 'house right'])
    play(s, 'house middle')
    expect(me(s).houses).toEqual([0, 1, 0])
  })

  test('[LIS-T58] with all houses built there are no more stores', () => {
    const stores = (['b1', 'c1', 'd1', 'e1'] as const).map(plot => [0, 'slot-gold', `plot-${plot}`] as const)
    const more = (['a2', 'b2', 'c2', 'd2'] as const).map(plot => [0, 'slot-gold', `plot-${plot}`] as const)
    const s = position({ players: [{ reis: 50, houses: [2, 3, 3] }], stores: [...stores, ...more] })
    expect(refused(s, 'visit noble-builder-blue-3')).toBe('no-houses-left')
  })
})

describe('wigs of a new store', () => {
  const north = [1, 'spot-n1', 'building-14 santos', 0] as const

  test('[LIS-114] step 7: wigs come after the house', () => {
    const s = building({ buildings: [north] })
    play(s, 'store slot-gold plot-b2')
    expect(me(s).wigs).toBe(5)
    play(s, 'house left')
    expect(me(s).wigs).toBe(8)
  })

  test('[LIS-115] buildings of the street and of the row score', () => {
    const s = building({ buildings: [north, [1, 'spot-w-b', 'building-11 santos', 0]] })
    play(s, 'store slot-gold plot-b2', 'house left')
    expect(me(s).wigs).toBe(5 + 6)
  })

  test('[LIS-116] [LIS-T56] a building of the row counts only with the trade of the store', () => {
    const s = building({ buildings: [[1, 'spot-w-b', 'building-12 santos', 2]] })
    play(s, 'store slot-gold plot-b2', 'house left')
    expect(me(s).wigs).toBe(5)
  })

  test('[LIS-117] relevant are the north of the street and both ends of the row: at most three', () => {
    const s = building({
      buildings: [
        north,
        [1, 'spot-n2', 'building-06 mardel', 1],
        [1, 'spot-w-b', 'building-11 santos', 1],
        [1, 'spot-e-b', 'building-13 santos', 1],
        [1, 'spot-w-c', 'building-16 santos', 1],
        [1, 'spot-e-c', 'building-01 santos', 1],
      ],
    })
    play(s, 'store slot-gold plot-b2', 'house left')
    expect(me(s).wigs).toBe(5 + 3 * 3)
  })

  test('[LIS-118] value of the plot’s column × relevant buildings, nothing without any', () => {
    const scoring = [5, 3, 4, 3, 4] as const
    const buildings = [
      [1, 'spot-w-b', 'building-14 santos', 0],
      [1, 'spot-e-b', 'building-06 mardel', 0],
    ] as const
    const s = building({ buildings, scoring })
    const events = play(s, 'store slot-cloth plot-b2', 'house left')
    expect(eventsOf(events, 'store-scored')).toMatchObject([{ wigs: 3 * 2 }])
    const none = building({ scoring })
    play(none, 'store slot-cloth plot-b2', 'house left')
    expect(me(none).wigs).toBe(5)
  })

  test('[LIS-118] on the two sides of one street different columns score', () => {
    const given = {
      buildings: [[1, 'spot-n1', 'building-14 santos', 0]] as const,
      scoring: [5, 3, 4, 3, 4] as const,
    }
    const west = building(given)
    play(west, 'store slot-gold plot-b1', 'house left')
    expect(me(west).wigs).toBe(5 + 5)
    const east = building(given)
    play(east, 'store slot-gold plot-b2', 'house left')
    expect(me(east).wigs).toBe(5 + 3)
    const small = building({ ...given, buildings: [[1, 'spot-n4', 'building-11 santos', 0]] })
    play(small, 'store slot-small plot-c5', 'house left')
    expect(me(small).wigs).toBe(5 + 4)
  })

  test('[LIS-119] tile, plot, reward and placement, rubble, payment, house, wigs: in this order', () => {
    const s = building({ buildings: [north], rubble: { B: [1, 0, 0] }, treasury: 2 })
    const types = play(s, 'store slot-gold plot-b1', 'house left').map(e => e.type)
    expect(types.filter(type => type !== 'reis')).toEqual([
      'good-gained',
      'store-placed',
      'rubble-taken',
      'land-bought',
      'house-built',
      'store-scored',
    ])
  })

  test('a clergy tile adds wigs to every store', () => {
    const s = building({ board: { clergy: ['clergy-27'] } })
    play(s, 'store slot-gold plot-b2', 'house left')
    expect(me(s).wigs).toBe(7)
  })
})

describe('small tiles, discounts, details', () => {
  test('[LIS-120] [LIS-121] the five small tiles go only onto the small plots at the far right', () => {
    const s = building()
    expect(SLOTS.filter(slot => slot.small).map(slot => slot.id)).toEqual(['slot-small'])
    expect([s.tiles[4], s.smallSupply]).toEqual([1, 4])
    const small = options(s).filter(text => text.includes('slot-small'))
    expect(small.every(text => text.endsWith('5'))).toBe(true)
    expect(options(s).filter(text => text.endsWith('5'))).toEqual(small)
    expect(PLOTS.filter(plot => plot.small)).toHaveLength(5)
  })

  test('[LIS-120] no large tile takes the place of the small ones when they are gone', () => {
    const s = position({
      stores: ['a5', 'b5', 'c5', 'd5', 'e5'].map(plot => [1, 'slot-small', `plot-${plot}`] as const),
    })
    s.tiles = s.tiles.map((n, slot) => (SLOTS[slot]?.small ? 0 : n))
    s.smallSupply = 0
    play(s, 'discard noble-king-blue-3', 'draw king')
    expect(s.tiles[id(SLOTS, 'slot-small')]).toBe(0)
  })

  test('the display is filled up at the end of a turn, from the supply of the same size', () => {
    const s = building()
    play(s, 'store slot-small plot-c5', 'house left')
    expect(s.tiles).toEqual([1, 1, 1, 1, 0])
    play(s, 'discard noble-king-blue-3', 'draw king')
    expect([s.tiles, s.smallSupply, s.tileSupply]).toEqual([[1, 1, 1, 1, 1], 3, 18])
  })

  test('with two players row E is closed', () => {
    const s = building({ seats: 2 })
    expect(options(s).some(text => text.includes('plot-e'))).toBe(false)
    expect(refused(s, 'store slot-gold plot-e1')).toBe('plot-closed')
  })

  test('[LIS-T53] room won by the rubble comes too late for the goods of the land', () => {
    const s = building({ board: { goods: [2, 0, 0, 0], rubble: [0, 1, 1] }, rubble: { B: [1, 0, 0] } })
    const events = play(s, 'store slot-gold plot-b1', 'house left')
    expect(me(s).goods[0]).toBe(2)
    expect(eventsOf(events, 'good-lost')).toHaveLength(1)
    expect(eventsOf(events, 'set-completed')).toHaveLength(1)
  })

  test('discounts on land and free rubble add up, never below 0', () => {
    const board: Board = { reis: 20, cards: ['treasury-blue-1', 'treasury-red-3'], clergy: ['clergy-25'] }
    const s = building({ board, treasury: 4, rubble: { B: [1, 1, 2] } })
    play(s, 'store slot-gold plot-b2', 'clear row quake')
    expect(me(s).reis).toBe(20 - (5 + 2 - 2 - 2))
    const free = building({ board, treasury: 0 })
    play(free, 'store slot-gold plot-b2')
    expect(me(free).reis).toBe(20)
  })

  test('influence from the land reward may pay for it', () => {
    const s = building({
      board: { reis: 0, influence: 0, cards: ['noble-king-blue-5', 'noble-king-purple-5'] },
      treasury: 2,
    })
    play(s, 'store slot-cloth plot-b2')
    expect(me(s).influence).toBe(2)
  })
})
