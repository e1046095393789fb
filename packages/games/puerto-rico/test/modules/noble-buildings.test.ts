import { describe, expect, test } from 'vitest'
import { B, priceParts, shipNeed } from '../../rules/index.ts'
import { type Planter, position, type Wanted } from '../position.ts'

const table = (wanted: Partial<Wanted> & { players?: Planter[] }) =>
  position({ seats: 3, options: { nobles: 'on' }, ...wanted })

describe('land office', () => {
  test('with a forest house the tile is seen, then placed as plantation or forest', () => {
    const host: Planter = {
      ...{ doubloons: 2, goods: { corn: 1 } },
      buildings: { land_office: 1, forest_house: 1 },
    }
    const given = () =>
      table({ options: { nobles: 'on', newBuildings: 'on' }, stack: ['coffee'], players: [host] })
        .take('trader')
        .does('draw')
    expect([given().phase, given().options]).toEqual(['forest', ['forest', 'pass']])
    const forest = given().does('forest')
    expect([forest.tiles(0), forest.player(0).forests[4], forest.phase]).toEqual([{}, 1, 'sell'])
    const plain = given().does('pass')
    expect([plain.tiles(0), plain.doubloons(0), plain.phase]).toEqual([{ coffee: 1 }, 1, 'sell'])
  })
  test('under version 1 the tile stayed a plantation', () => {
    const host: Planter = { doubloons: 2, buildings: { land_office: 1, forest_house: 1 } }
    const t = table({ options: { nobles: 'on', newBuildings: 'on' }, stack: ['coffee'], players: [host] })
    t.state = { ...t.state, rules: { ...t.state.rules, revised: false } }
    expect(t.take('trader').does('draw').tiles(0)).toEqual({ coffee: 1 })
  })
  test('a colonist: pay one, place the top plantation', () => {
    const t = table({ stack: ['coffee'], players: [{}, { doubloons: 2, buildings: { land_office: 1 } }] })
    t.take('trader')
    expect([t.phase, t.asked, t.options]).toEqual(['land', 1, ['draw', 'pass']])
    t.does('draw')
    expect([t.tiles(1), t.doubloons(1), t.phase]).toEqual([{ coffee: 1 }, 1, 'role'])
    expect(t.happened('landBought')).toMatchObject([{ reveals: true }])
  })
  test('before the sale, and beside it', () => {
    const player: Planter = { doubloons: 1, goods: { corn: 1 }, buildings: { land_office: 1 } }
    const t = table({ players: [player] })
      .take('trader')
      .does('pass')
    expect([t.phase, t.asked]).toEqual(['sell', 0])
    t.does('sell corn')
    expect(t.doubloons(0)).toBe(2)
  })
  test('not without a doubloon, a free space or a tile', () => {
    const office = { land_office: 1 } as const
    expect(table({ players: [{ buildings: office }] }).take('trader').phase).toBe('role')
    expect(
      table({ players: [{ doubloons: 1, tiles: { corn: 9, coffee: 3 }, buildings: office }] }).take('trader')
        .phase,
    ).toBe('role')
    const none = table({ players: [{ doubloons: 1, buildings: office }], stack: [], stackOnly: true })
    expect(none.take('trader').phase).toBe('role')
  })
  test('a noble: give back a plantation for a doubloon; its worker waits in San Juan', () => {
    const player: Planter = {
      doubloons: 2,
      tiles: { corn: 1, sugar: 2, quarry: 1 },
      crew: { corn: 1, sugar: 1, quarry: 1 },
      nobles: 1,
      nobleIn: ['land_office'],
      buildings: { land_office: 1 },
    }
    const given = () => table({ players: [{}, player] }).take('trader')
    expect(given().options).toEqual(['discard corn', 'discard sugar', 'pass'])
    expect(given().refused('discard quarry')).toBe('no-such-tile')
    const corn = given().does('discard corn')
    expect([corn.doubloons(1), corn.tiles(1), corn.player(1).sanJuan]).toEqual([
      3,
      { sugar: 2, quarry: 1 },
      1,
    ])
    expect(corn.discards).toEqual({ corn: 1 })
    const sugar = given().does('discard sugar')
    expect([sugar.crew(1).sugar, sugar.player(1).sanJuan]).toEqual([1, 0])
  })
})

describe('chapel and jeweler', () => {
  test('chapel: a doubloon with a colonist, a point with a noble, whatever is produced', () => {
    const colonist = table({ players: [{}, { buildings: { chapel: 1 } }] }).take('craftsman')
    expect([colonist.doubloons(1), colonist.points(1)]).toEqual([1, 0])
    const noble = table({ players: [{}, { nobles: 1, nobleIn: ['chapel'], buildings: { chapel: 1 } }] })
    noble.take('craftsman')
    expect([noble.doubloons(1), noble.points(1)]).toEqual([0, 1])
    expect(
      table({ players: [{ buildings: { chapel: 0 } }] })
        .take('craftsman')
        .doubloons(0),
    ).toBe(0)
  })
  test('its point can trigger the end', () => {
    const t = table({ pool: 1, players: [{ nobles: 1, nobleIn: ['chapel'], buildings: { chapel: 1 } }] })
    expect(t.take('craftsman').happened('endTriggered')).toMatchObject([{ why: 'points' }])
  })
  test('jeweler: a doubloon for each noble', () => {
    const player: Planter = { sanJuan: 3, nobles: 3, buildings: { jeweler: 1 } }
    expect(
      table({ players: [player] })
        .take('craftsman')
        .doubloons(0),
    ).toBe(3)
    expect(
      table({ players: [{ ...player, buildings: { jeweler: 0 } }] })
        .take('craftsman')
        .doubloons(0),
    ).toBe(0)
  })
  test('[PR-T128] the jeweler is a production building: 2 for the guild hall, 0 for the city hall', () => {
    const t = table({ players: [{ buildings: { jeweler: 0, guild_hall: 1, city_hall: 1 } }] })
    expect([t.part(0, 'guild_hall'), t.part(0, 'city_hall')]).toEqual([2, 2])
  })
})

describe('hunting lodge', () => {
  test('a colonist: at the end of the settler phase one plantation may go', () => {
    const player: Planter = { tiles: { corn: 1, quarry: 1 }, buildings: { hunting_lodge: 1 } }
    const t = table({ row: { corn: 1, sugar: 1 }, players: [{}, player] })
      .take('settler')
      .does('pass', 'settle sugar', 'pass')
    expect([t.phase, t.asked, t.options]).toEqual(['hunt', 1, ['discard corn', 'discard sugar', 'pass']])
    t.does('discard sugar')
    expect(t.tiles(1)).toEqual({ corn: 1, quarry: 1 })
    // Given up before the new row is dealt: it lies with the tile nobody took.
    expect(t.discards).toEqual({ corn: 1, sugar: 1 })
  })
  test('a noble: two points if he alone has the most empty spaces', () => {
    const lodge: Planter = { nobles: 1, nobleIn: ['hunting_lodge'], buildings: { hunting_lodge: 1 } }
    const points = (own: number, other: number) =>
      table({
        players: [{ tiles: { corn: 3 } }, { ...lodge, tiles: { sugar: own } }, { tiles: { indigo: other } }],
      })
        .take('settler')
        .passAll()
        .points(1)
    expect([points(1, 2), points(2, 2), points(2, 1)]).toEqual([2, 0, 0])
  })
})

describe('hunting lodge, in turn', () => {
  const lodge = { hunting_lodge: 1 } as const
  const noble: Planter = { nobles: 1, nobleIn: ['hunting_lodge'], buildings: lodge }

  test('from the settler on; what an earlier player gave up counts for a later noble', () => {
    const players = [
      { tiles: { corn: 2 }, buildings: lodge },
      { ...noble, tiles: { sugar: 1 } },
      { tiles: { indigo: 5 } },
    ]
    const given = () => table({ players }).take('settler').does('pass', 'pass', 'pass')
    expect([given().phase, given().asked]).toEqual(['hunt', 0])
    expect(given().does('pass').points(1)).toBe(2)
    expect(given().does('discard corn').points(1)).toBe(0)
  })

  test('after the library’s second tile', () => {
    const options = { nobles: 'on', newBuildings: 'on' }
    const players = [
      { buildings: { library: 1 } },
      { ...noble, tiles: { sugar: 1 } },
      { tiles: { indigo: 5 } },
    ]
    const given = () => table({ options, players }).take('settler').does('settle quarry', 'pass', 'pass')
    expect(given().does('pass').points(1)).toBe(0)
    expect(given().does('settle corn').points(1)).toBe(2)
  })
})

describe('zoning office', () => {
  const at = (noble: boolean): Planter => ({
    doubloons: 20,
    ...(noble ? { nobles: 1, nobleIn: ['zoning_office'] } : {}),
    buildings: { zoning_office: 1 },
  })
  test('a colonist: one less in columns 1 to 3; a noble: two less in column 4', () => {
    const price = (noble: boolean, id: keyof typeof B) => {
      const t = table({ players: [{}, at(noble)] })
        .take('builder')
        .does('pass')
      const before = t.doubloons(1)
      const price = priceParts(t.state, 1, B[id]).price
      expect(before - t.does(`build ${id}`).doubloons(1)).toBe(price)
      return price
    }
    expect([price(false, 'small_warehouse'), price(false, 'wharf'), price(false, 'fortress')]).toEqual([
      2, 8, 10,
    ])
    expect([price(true, 'small_warehouse'), price(true, 'wharf'), price(true, 'fortress')]).toEqual([3, 9, 8])
  })
})

describe('royal supplier', () => {
  const SUPPLIER = { royal_supplier: 1 } as const

  test('before the first load, as many different kinds as he has nobles, a point each', () => {
    const player: Planter = {
      goods: { corn: 2, sugar: 1, coffee: 1 },
      sanJuan: 2,
      nobles: 2,
      buildings: SUPPLIER,
    }
    const t = table({ players: [{}, player] }).take('captain')
    expect([t.phase, t.options]).toEqual(['supply', ['supply corn', 'supply sugar', 'supply coffee', 'pass']])
    t.does('supply corn')
    expect(t.refused('supply corn')).toBe('supply-limit')
    expect(t.refused('supply tobacco')).toBe('goods-missing')
    t.does('supply coffee')
    expect([t.points(1), t.goods(1), t.phase]).toEqual([2, { corn: 1, sugar: 1 }, 'load'])
  })
  test('a union hall counts before the royal supplier takes anything', () => {
    const player: Planter = {
      goods: { corn: 2, sugar: 1 },
      ...{ sanJuan: 1, nobles: 1, buildings: { ...SUPPLIER, union_hall: 1 } },
    }
    const t = table({ options: { nobles: 'on', newBuildings: 'on' }, players: [{}, player] }).take('captain')
    t.does('supply corn', 'load sugar 1')
    expect(t.points(1)).toBe(1 + 1 + 1)
  })
  test('no other bonus comes with it', () => {
    const player: Planter = {
      goods: { corn: 2 },
      sanJuan: 1,
      nobles: 1,
      buildings: { ...SUPPLIER, harbor: 1 },
    }
    const t = table({ players: [player] })
      .take('captain')
      .does('supply corn')
    expect(t.points(0)).toBe(1)
    // The corn that is left brings point, harbor and privilege.
    expect(t.does('load corn 1').points(0)).toBe(1 + 3)
  })
  test('also when nothing can be loaded afterwards', () => {
    const t = table({
      ships: [
        ['corn', 4],
        ['sugar', 5],
        ['coffee', 6],
      ],
      players: [{}, { goods: { corn: 1 }, sanJuan: 1, nobles: 1, buildings: SUPPLIER }],
    }).take('captain')
    expect(t.phase).toBe('supply')
    expect(t.does('supply corn').points(1)).toBe(1)
  })
  test('not without a noble, not while empty, and only once', () => {
    const goods = { corn: 1, sugar: 1 }
    expect(table({ players: [{ goods, buildings: SUPPLIER }] }).take('captain').phase).toBe('load')
    const empty = table({ players: [{ goods, sanJuan: 1, nobles: 1, buildings: { royal_supplier: 0 } }] })
    expect(empty.take('captain').phase).toBe('load')
    const once = table({ players: [{ goods, sanJuan: 1, nobles: 1, buildings: SUPPLIER }] }).take('captain')
    once.does('pass', 'load corn 1')
    expect(once.happened('supplied')).toEqual([])
    expect(once.phase).not.toBe('supply')
  })
})

describe('villa', () => {
  test('the first token its owner takes in a mayor phase is a noble from the supply', () => {
    const player: Planter = { buildings: { villa: 1 } }
    const t = table({ supply: 20, ship: 3, shipNobles: 0, noblesLeft: 5, players: [{}, player] }).take(
      'mayor',
    )
    t.does('pass')
    while (t.phase === 'arrange') t.does(t.options[0] as string)
    expect(t.player(1).nobles).toBe(1)
    // Three on the ship: two for the mayor, one for seat 2, none for seat 1 who had his noble.
    expect([0, 1, 2].map(seat => t.player(seat).sanJuan + Math.max(0, t.staff(seat, 'villa')))).toEqual([
      2, 2, 1,
    ])
  })
  test('as mayor with the privilege, once a phase', () => {
    const t = table({
      supply: 20,
      ship: 3,
      shipNobles: 0,
      noblesLeft: 5,
      players: [{ buildings: { villa: 1 } }],
    })
    t.take('mayor').does('take colonist')
    expect(t.happened('privilegeTaken')).toMatchObject([{ nobles: 1, colonists: 0 }])
    expect(t.player(0).nobles).toBe(1)
  })
  test('no noble left: a colonist', () => {
    const t = table({
      supply: 20,
      ship: 3,
      shipNobles: 0,
      noblesLeft: 0,
      players: [{ buildings: { villa: 1 } }],
    })
    t.take('mayor').does('take colonist')
    expect(t.happened('privilegeTaken')).toMatchObject([{ nobles: 0, colonists: 1 }])
  })
  test('no noble left at the ship: a colonist from the supply, the ship’s stays for the next', () => {
    const players = [{}, { buildings: { villa: 1 } }]
    const t = table({ supply: 20, ship: 3, shipNobles: 0, noblesLeft: 0, players }).take('mayor').does('pass')
    expect([0, 1, 2].map(seat => t.player(seat).sanJuan + Math.max(0, t.staff(seat, 'villa')))).toEqual([
      2, 2, 1,
    ])
    expect(t.state.colonists).toBe(20 - 1 - 3)
  })
  test('the ship is empty before his turn: nothing', () => {
    const players = [{}, { buildings: { villa: 1 } }]
    const t = table({ supply: 20, ship: 1, shipNobles: 0, noblesLeft: 5, players }).take('mayor').does('pass')
    expect([t.player(1).nobles, t.staff(1, 'villa')]).toEqual([0, 1])
  })
  test('not while it is empty', () => {
    const t = table({
      supply: 20,
      ship: 3,
      shipNobles: 0,
      noblesLeft: 5,
      players: [{ buildings: { villa: 0 } }],
    })
    t.take('mayor').does('take colonist').passAll()
    expect(t.player(0).nobles).toBe(0)
  })
})

describe('royal garden', () => {
  test('one more point for each noble when occupied', () => {
    const garden = (staff: number) =>
      table({ players: [{ sanJuan: 3, nobles: 3, buildings: { royal_garden: staff } }] })
    expect([garden(1).part(0, 'royal_garden'), garden(0).part(0, 'royal_garden')]).toEqual([3, 0])
    expect(garden(1).total(0)).toBe(4 + 3 + 3)
  })
  test('its circle is empty and counts for the ship', () => {
    expect(shipNeed(table({ players: [{ buildings: { royal_garden: 0, indigo_plant: 0 } }] }).state)).toBe(4)
  })
})
