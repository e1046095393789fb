import { describe, expect, test } from 'vitest'
import { type Planter, position, type Wanted } from '../position.ts'

const table = (wanted: Partial<Wanted> & { players?: Planter[] }) =>
  position({ seats: 3, options: { newBuildings: 'on' }, ...wanted })

describe('trading post', () => {
  const POST: Planter = { goods: { coffee: 1, corn: 1 }, buildings: { trading_post: 1, large_market: 1 } }

  test('any kind, price and privilege but no market bonus; the barrel goes to the supply', () => {
    const t = table({ house: ['coffee'], players: [POST] }).take('trader')
    expect(t.options).toEqual(['sell corn', 'sell corn +post', 'sell coffee +post', 'pass'])
    const coffee = t.barrels.coffee ?? 0
    t.does('sell coffee +post')
    expect([t.doubloons(0), t.house, t.barrels.coffee]).toEqual([5, ['coffee'], coffee + 1])
  })
  test('also when the house is full', () => {
    const t = table({ house: ['indigo', 'sugar', 'tobacco'], players: [{ goods: { corn: 1 } }, POST] })
    t.take('trader').does('sell corn')
    expect([t.phase, t.asked, t.options]).toEqual([
      'sell',
      1,
      ['sell corn +post', 'sell coffee +post', 'pass'],
    ])
    expect(t.refused('sell coffee')).toBe('house-full')
    t.does('sell coffee +post')
    expect([t.doubloons(1), t.house]).toEqual([4, []])
  })
  test('one sale only, and not without a colonist', () => {
    const t = table({ players: [POST] })
      .take('trader')
      .does('sell corn')
    expect(t.phase).toBe('role')
    const empty = table({ players: [{ goods: { corn: 1 }, buildings: { trading_post: 0 } }] }).take('trader')
    expect(empty.refused('sell corn +post')).toBe('post-needed')
  })
})

describe('small wharf', () => {
  const owner = (more: Planter = {}): Planter => ({
    goods: { corn: 3, sugar: 2 },
    buildings: { small_wharf: 1 },
    ...more,
  })

  test('any barrels of any kinds, one point for two', () => {
    const t = table({ players: [{}, owner()] })
      .take('captain')
      .does('load small_wharf')
    expect(t.options).toEqual(['ship corn 0', 'ship corn 1', 'ship corn 2', 'ship corn 3'])
    t.does('ship corn 3', 'ship sugar 1')
    expect([t.points(1), t.goods(1)]).toEqual([2, { sugar: 1 }])
  })
  test('every mix is reached by exactly one path', () => {
    const held = { corn: 2, sugar: 1, coffee: 2 }
    const mixes: string[] = []
    const visit = (path: string[]): void => {
      const t = table({ players: [{}, owner({ goods: held })] })
        .take('captain')
        .does('load small_wharf', ...path)
      const done = t.happened('mixShipped')[0]
      if (done) mixes.push(done.goods.join('/'))
      else for (const line of t.options) visit([...path, line])
    }
    visit([])
    expect(mixes).toHaveLength(3 * 2 * 3 - 1)
    expect(new Set(mixes).size).toBe(mixes.length)
    expect(mixes).not.toContain('0/0/0/0/0')
  })
  test('at least one barrel', () => {
    const t = table({ players: [{}, owner()] })
      .take('captain')
      .does('load small_wharf', 'ship corn 0')
    expect(t.options).toEqual(['ship sugar 1', 'ship sugar 2'])
    expect(t.refused('ship sugar 0')).toBe('mix-count')
  })
  test('the captain’s point and the harbor’s come with it, as with the wharf', () => {
    const player = owner({ goods: { corn: 3 }, buildings: { small_wharf: 1, harbor: 1 } })
    expect(
      table({ players: [player] })
        .take('captain')
        .does('load small_wharf', 'ship corn 3')
        .points(0),
    ).toBe(1 + 1 + 1)
  })
  test('once per phase, voluntary, and never without a colonist', () => {
    const t = table({ players: [{}, owner({ goods: { corn: 3, sugar: 2, coffee: 1 } })] }).take('captain')
    t.does('load small_wharf', 'ship corn 1', 'ship sugar 0', 'ship coffee 0')
    expect(t.refused('load small_wharf')).toBe('wharf-used')
    const empty = table({ players: [{}, owner({ buildings: { small_wharf: 0 } })] }).take('captain')
    expect(empty.refused('load small_wharf')).toBe('wharf-needed')
    const blocked = table({
      ships: [
        ['tobacco', 1],
        ['indigo', 1],
        ['coffee', 1],
      ],
      players: [{}, owner()],
    }).take('captain')
    expect(blocked.options).toEqual(['load small_wharf', 'pass'])
  })
})

describe('lighthouse', () => {
  test('one doubloon per load, wharf included; the captain one more', () => {
    const player: Planter = { goods: { corn: 1, sugar: 2 }, buildings: { lighthouse: 1, wharf: 1 } }
    const other = table({ players: [{}, player] })
      .take('captain')
      .does('load corn 1')
    expect(other.doubloons(1)).toBe(1)
    expect(other.does('load sugar wharf').doubloons(1)).toBe(2)
    const captain = table({ players: [player] })
      .take('captain')
      .does('load corn 1', 'load sugar wharf')
    expect(captain.doubloons(0)).toBe(3)
  })
  test('as captain also without a load', () => {
    expect(
      table({ players: [{ buildings: { lighthouse: 1 } }] })
        .take('captain')
        .doubloons(0),
    ).toBe(1)
    expect(
      table({ players: [{}, { buildings: { lighthouse: 1 } }] })
        .take('captain')
        .doubloons(1),
    ).toBe(0)
    expect(
      table({ players: [{ buildings: { lighthouse: 0 } }] })
        .take('captain')
        .doubloons(0),
    ).toBe(0)
  })
})

describe('specialty factory', () => {
  test('doubloons for the most barrels of one kind, less one; corn does not count', () => {
    const made = (corn: number, sugar: number, staff = 1) =>
      table({
        players: [
          {},
          {
            tiles: { corn, sugar },
            crew: { corn, sugar },
            buildings: { sugar_mill: 3, small_sugar: 1, specialty_factory: staff },
          },
        ],
      })
        .take('craftsman')
        .doubloons(1)
    expect([made(5, 1), made(5, 3), made(0, 4), made(1, 0), made(0, 4, 0)]).toEqual([0, 2, 3, 0, 0])
  })
})

describe('union hall', () => {
  test('before the first load one point for two barrels of a kind, kind by kind', () => {
    const player: Planter = { goods: { corn: 3, sugar: 2, coffee: 1 }, buildings: { union_hall: 1 } }
    const t = table({ players: [{}, player] })
      .take('captain')
      .does('load sugar 1')
    expect(t.points(1)).toBe(1 + 1 + 2)
    t.does(t.options[0] as string)
    expect(t.happened('scored')).toHaveLength(1)
  })
  test('counted as the owner stands when the turn of his first load begins, also after a pass', () => {
    const player: Planter = { goods: { sugar: 4 }, buildings: { union_hall: 1, wharf: 1 } }
    const ships: Wanted['ships'] = [
      ['tobacco', 1],
      ['indigo', 1],
      ['coffee', 1],
    ]
    const t = table({ ships, players: [player, { goods: { indigo: 1 } }] })
      .take('captain')
      .does('pass')
    // Nobody else is paid for the barrels of its owner.
    expect([t.asked, t.points(0), t.points(1)]).toEqual([0, 0, 1])
    expect(t.does('load sugar wharf').points(0)).toBe(2 + 4 + 1)
  })
  test('nothing without a load, nothing without a colonist', () => {
    const goods = { sugar: 4 }
    const ships: Wanted['ships'] = [
      ['tobacco', 1],
      ['indigo', 1],
      ['coffee', 1],
    ]
    expect(
      table({ ships, players: [{}, { goods, buildings: { union_hall: 1 } }] })
        .take('captain')
        .points(1),
    ).toBe(0)
    const empty = table({ players: [{}, { goods, buildings: { union_hall: 0 } }] }).take('captain')
    expect(empty.does('load sugar 1').points(1)).toBe(4)
  })
})

describe('cloister and statue', () => {
  test('sets of three equal tiles, quarries and forests among the kinds: 1, 3, 6, 10', () => {
    const bonus = (player: Planter) =>
      table({ players: [{ ...player, buildings: { cloister: 1 } }] }).part(0, 'cloister')
    expect(bonus({ tiles: { corn: 2, sugar: 2 } })).toBe(0)
    expect(bonus({ tiles: { corn: 3, sugar: 2 } })).toBe(1)
    expect(bonus({ tiles: { corn: 3, quarry: 3 } })).toBe(3)
    expect(bonus({ tiles: { corn: 3, quarry: 3 }, forests: { corn: 1, sugar: 1, coffee: 1 } })).toBe(6)
    expect(bonus({ tiles: { corn: 6, quarry: 3, indigo: 3 } })).toBe(10)
    const empty = table({ players: [{ tiles: { corn: 3 }, buildings: { cloister: 0 } }] })
    expect(empty.part(0, 'cloister')).toBe(0)
  })
  test('[PR-T127] statue: eight points, a violet building, nobody works in it', () => {
    const t = table({ players: [{ buildings: { statue: 0, city_hall: 1 } }] })
    expect([t.part(0, 'buildings'), t.part(0, 'city_hall')]).toEqual([8 + 4, 2])
    const built = table({ supply: 5, players: [{ doubloons: 20, buildings: { university: 1 } }] }).take(
      'builder',
    )
    expect(built.options).toContain('build statue')
    expect(built.refused('build statue +university')).toBe('statue-no-circle')
  })
})
