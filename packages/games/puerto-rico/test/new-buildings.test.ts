import { describe, expect, test } from 'vitest'
import { B, priceParts } from '../index.ts'
import { type Planter, position, type Wanted } from './position.ts'

const table = (wanted: Partial<Wanted> & { players?: Planter[] }) =>
  position({ seats: 3, options: { newBuildings: 'on' }, ...wanted })

describe('aqueduct', () => {
  const indigo = (small: number, large: number, aqueduct = 1): Planter => ({
    tiles: { indigo: 3, sugar: 1 },
    crew: { indigo: 2, sugar: 1 },
    buildings: { small_indigo: small, indigo_plant: large, sugar_mill: 1, aqueduct },
  })
  const made = (player: Planter, more: Partial<Wanted> = {}) =>
    table({ players: [{}, player], ...more })
      .take('craftsman')
      .goods(1)

  test('one more indigo and one more sugar when the large plant took part', () => {
    expect(made(indigo(0, 1))).toEqual({ indigo: 2, sugar: 2 })
    expect(made(indigo(1, 1))).toEqual({ indigo: 3, sugar: 2 })
  })
  test('[PR-T124] not when only the small plant produced', () => {
    expect(made(indigo(1, 0))).toEqual({ indigo: 1, sugar: 2 })
  })
  test('not while it is empty, and not beyond the supply', () => {
    expect(made(indigo(1, 1, 0))).toEqual({ indigo: 2, sugar: 1 })
    expect(made(indigo(1, 1), { barrels: { indigo: 2, sugar: 1 } })).toEqual({ indigo: 2, sugar: 1 })
  })
  test('the owner may say that the large plant made the only barrel', () => {
    expect(made({ ...indigo(1, 1), crew: { indigo: 1 } })).toEqual({ indigo: 2 })
  })
})

describe('forest house', () => {
  const HOUSE: Planter = { buildings: { forest_house: 1 } }

  test('[PR-T123] every two forests: one doubloon less, without a limit by column', () => {
    const player: Planter = { forests: { corn: 4, sugar: 2 }, tiles: { quarry: 2 }, crew: { quarry: 2 } }
    const t = table({ players: [player] }).take('builder')
    expect(priceParts(t.state, 0, B.large_warehouse).price).toBe(0)
    expect(t.does('build large_warehouse').doubloons(0)).toBe(0)
  })
  test('five forests count as two pairs', () => {
    const t = table({ players: [{}, { doubloons: 9, forests: { corn: 5 } }] })
      .take('builder')
      .does('pass')
    expect(priceParts(t.state, 1, B.factory).price).toBe(7 - 2)
    expect(t.does('build factory').doubloons(1)).toBe(4)
  })
  test('a face-up tile is placed as forest: it fills the island and takes no colonist', () => {
    const t = table({ row: { corn: 1, sugar: 1 }, players: [{ ...HOUSE, tiles: { indigo: 11 } }] })
    t.take('settler')
    expect(t.options).toContain('settle corn +forest')
    expect(t.options).not.toContain('settle quarry +forest')
    expect(t.refused('settle quarry +forest')).toBe('forest-needed')
    t.does('settle corn +forest')
    expect([t.tiles(0), t.player(0).forests]).toEqual([{ indigo: 11 }, [1, 0, 0, 0, 0]])
    t.passAll().take('mayor').does('pass', 'place forest_house 0').passAll()
    expect(t.crew(0)).toEqual({ indigo: 2 })
    t.take('craftsman')
    t.take('settler')
    expect(t.asked).toBe(1)
  })
  test('with a hospice the colonist goes to San Juan', () => {
    const player: Planter = { buildings: { forest_house: 1, hospice: 1 } }
    const t = table({ row: { corn: 1 }, players: [player], supply: 5 }).take('settler')
    t.does('settle corn +hospice +forest')
    expect([t.player(0).sanJuan, t.state.colonists, t.crew(0)]).toEqual([1, 4, {}])
  })
  test('with a hacienda the drawn tile is seen, then placed as plantation or forest', () => {
    const player: Planter = { buildings: { forest_house: 1, hacienda: 1 } }
    const given = () =>
      table({ row: { corn: 1 }, stack: ['coffee'], players: [player] })
        .take('settler')
        .does('draw')
    expect([given().phase, given().options]).toEqual(['forest', ['forest', 'pass']])
    const forest = given().does('forest')
    expect([forest.tiles(0), forest.player(0).forests[4], forest.phase]).toEqual([{}, 1, 'settle'])
    expect(given().does('pass').tiles(0)).toEqual({ coffee: 1 })
  })
  test('not without a colonist in it', () => {
    const t = table({ row: { corn: 1 }, players: [{ buildings: { forest_house: 0 } }] }).take('settler')
    expect(t.refused('settle corn +forest')).toBe('forest-needed')
  })
})

describe('black market', () => {
  const seller = (more: Planter): Planter => ({
    ...more,
    buildings: { black_market: 1, ...more.buildings },
  })

  test('a colonist, a good and a point pay a doubloon each, only as far as money is short', () => {
    const t = table({
      players: [{}, seller({ doubloons: 4, goods: { corn: 1, sugar: 1 }, points: 3, sanJuan: 1 })],
    })
    t.take('builder').does('pass')
    expect(t.options).toContain('build factory')
    expect(t.options).not.toContain('build university')
    const [supply, corn] = [t.state.colonists, t.barrels.corn ?? 0]
    t.does('build factory')
    expect([t.phase, t.options]).toEqual(['give', ['give good corn', 'give good sugar']])
    t.does('give good corn')
    expect([t.doubloons(1), t.points(1), t.player(1).sanJuan, t.goods(1)]).toEqual([0, 2, 0, { sugar: 1 }])
    expect([t.state.colonists, t.barrels.corn, t.owns(1, 'factory')]).toEqual([supply + 1, corn + 1, true])
  })
  test('every choice of what to give is reached by one path', () => {
    const t = table({ players: [{}, seller({ doubloons: 5, goods: { corn: 1 }, points: 3, sanJuan: 1 })] })
    t.take('builder').does('pass', 'build factory')
    expect(t.options).toEqual(['give colonist san_juan', 'pass'])
    t.does('pass')
    // Two of three are needed: good and point now pay without a question.
    expect([t.owns(1, 'factory'), t.goods(1), t.points(1), t.player(1).sanJuan]).toEqual([true, {}, 2, 1])
  })
  test('nobody who has the money is asked to give', () => {
    const t = table({ players: [{}, seller({ doubloons: 7, goods: { corn: 1 }, sanJuan: 1 })] })
    t.take('builder').does('pass', 'build factory')
    expect([t.doubloons(1), t.goods(1), t.player(1).sanJuan]).toEqual([0, { corn: 1 }, 1])
  })
  test('its own colonist must stay; every other may go', () => {
    const player = seller({
      doubloons: 0,
      tiles: { corn: 1, quarry: 1 },
      crew: { corn: 1, quarry: 1 },
      buildings: { office: 1 },
    })
    const t = table({ players: [{}, player] })
      .take('builder')
      .does('pass')
    t.does('build small_sugar')
    expect(t.options).toEqual(['give colonist corn', 'give colonist quarry', 'give colonist office'])
    expect(t.refused('give colonist black_market')).toBe('give-not-yours')
    expect(t.refused('give good corn')).toBe('give-once')
    expect(t.refused('pass')).toBe('give-needed')
    // The quarry counted when the price was named.
    t.does('give colonist quarry')
    expect([t.owns(1, 'small_sugar'), t.doubloons(1), t.crew(1)]).toEqual([true, 0, { corn: 1 }])
    const alone = table({ players: [{}, seller({ doubloons: 1 })] })
      .take('builder')
      .does('pass')
    expect(alone.refused('build small_sugar')).toBe('too-expensive')
  })
  test('a university whose colonist was given away no longer serves the new building', () => {
    const player = seller({ doubloons: 6, buildings: { university: 1 } })
    const t = table({ players: [{}, player], supply: 5 })
      .take('builder')
      .does('pass')
    t.does('build factory +university')
    expect([t.owns(1, 'factory'), t.staff(1, 'university')]).toEqual([true, 0])
    expect([t.staff(1, 'factory'), t.state.colonists]).toEqual([0, 6])
  })
  test('a point given back returns to the pool', () => {
    const t = table({ pool: 10, players: [{}, seller({ doubloons: 0, points: 2 })] })
    t.take('builder').does('pass', 'build small_indigo')
    expect([t.points(1), t.state.pool - t.state.paid]).toEqual([1, 11])
  })
})

describe('guest house', () => {
  test('its guests walk to empty circles at the start of the owner’s turn and work at once', () => {
    const player: Planter = {
      doubloons: 9,
      tiles: { corn: 1, quarry: 1 },
      buildings: { guesthouse: 2, factory: 0, university: 1 },
    }
    const t = table({ players: [{}, player] })
      .take('builder')
      .does('pass')
    expect([t.phase, t.asked]).toEqual(['guest', 1])
    expect(t.options).toEqual(['guest corn', 'guest quarry', 'guest factory', 'pass'])
    expect(t.refused('guest university')).toBe('guest-no-room')
    t.does('guest quarry')
    expect([t.crew(1), t.staff(1, 'guesthouse'), t.phase]).toEqual([{ quarry: 1 }, 1, 'guest'])
    t.does('pass', 'build office')
    expect(t.doubloons(1)).toBe(9 - 4)
  })
  test('the guest stays where he went until the next mayor phase', () => {
    const player: Planter = { goods: { corn: 1 }, buildings: { guesthouse: 1, small_market: 0 } }
    const t = table({ players: [{}, player] })
      .take('trader')
      .does('guest small_market', 'sell corn')
    expect([t.doubloons(1), t.staff(1, 'small_market'), t.staff(1, 'guesthouse')]).toEqual([1, 1, 0])
  })
  test('in every phase with a turn: settler, craftsman, captain and storage too', () => {
    const settler = table({
      row: { corn: 1, sugar: 1 },
      players: [{}, { buildings: { guesthouse: 1, construction_hut: 0 } }],
    })
    settler.take('settler').does('pass', 'guest construction_hut')
    expect(settler.options).toContain('settle quarry')

    const craftsman = table({ players: [{}, { tiles: { corn: 1 }, buildings: { guesthouse: 1 } }] })
    expect(craftsman.take('craftsman').does('guest corn').goods(1)).toEqual({ corn: 1 })

    const captain = table({ players: [{}, { goods: { corn: 1 }, buildings: { guesthouse: 1, harbor: 0 } }] })
    expect(captain.take('captain').does('guest harbor', 'load corn 1').points(1)).toBe(2)

    const storing = table({
      ships: [
        ['corn', 4],
        ['sugar', 5],
        ['coffee', 6],
      ],
      players: [{}, { goods: { corn: 2, sugar: 1 }, buildings: { guesthouse: 1, small_warehouse: 0 } }],
    }).take('captain')
    storing.does('pass', 'guest small_warehouse')
    expect([storing.phase, storing.goods(1)]).toEqual(['role', { corn: 2, sugar: 1 }])
  })
})

describe('church', () => {
  const church = (staff: number): Planter => ({ doubloons: 20, buildings: { church: staff } })
  const gained = (line: string, staff = 1) =>
    table({ players: [{}, church(staff)] })
      .take('builder')
      .does('pass', line)
      .points(1)

  test('[PR-T125] points by column of what is built: 0, 1, 1, 2', () => {
    expect(
      ['build small_market', 'build hospice', 'build harbor', 'build city_hall'].map(line => gained(line)),
    ).toEqual([...[0, 1, 1, 2]])
  })
  test('not while it is empty, and not for itself', () => {
    expect(gained('build harbor', 0)).toBe(0)
    const t = table({ players: [{}, { doubloons: 20, buildings: { university: 1 } }] })
    expect(t.take('builder').does('pass', 'build church +university').points(1)).toBe(0)
  })
  test('its points can trigger the end', () => {
    const t = table({ pool: 2, players: [{}, church(1)] })
      .take('builder')
      .does('pass', 'build city_hall')
    expect(t.happened('endTriggered')).toMatchObject([{ why: 'points', seat: 1 }])
  })
})

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

describe('library', () => {
  const LIBRARY = { library: 1 } as const

  test('settler: one more plantation after everybody else, no second quarry', () => {
    const t = table({ row: { corn: 1, sugar: 2, coffee: 1 }, players: [{ buildings: LIBRARY }] }).take(
      'settler',
    )
    t.does('settle quarry', 'settle corn', 'settle sugar')
    expect([t.phase, t.asked, t.options]).toEqual(['settle', 0, ['settle sugar', 'settle coffee', 'pass']])
    expect(t.refused('settle quarry')).toBe('second-no-quarry')
    t.does('settle coffee')
    expect([t.tiles(0), t.phase]).toEqual([{ quarry: 1, coffee: 1 }, 'role'])
  })
  test('settler: the hospice does not serve the second tile', () => {
    const player: Planter = { buildings: { library: 1, hospice: 1 } }
    const t = table({ row: { corn: 2 }, supply: 9, players: [player] }).take('settler')
    t.does('settle corn +hospice', 'pass', 'pass')
    expect([t.asked, t.options]).toEqual([0, ['settle corn', 'pass']])
    t.does('settle corn')
    expect([t.tiles(0), t.crew(0)]).toEqual([{ corn: 2 }, { corn: 1 }])
  })
  test('settler: a forest house may make the second tile forest', () => {
    const player: Planter = { buildings: { library: 1, forest_house: 1 } }
    const t = table({ row: { corn: 1 }, players: [player] })
      .take('settler')
      .does('pass', 'pass', 'pass')
    expect(t.does('settle corn +forest').player(0).forests[0]).toBe(1)
  })
  test('mayor: two colonists', () => {
    const t = table({ supply: 20, ship: 0, players: [{ buildings: LIBRARY }] })
      .take('mayor')
      .does('take colonist')
    expect(t.player(0).sanJuan).toBe(2)
  })
  test('builder: two doubloons less', () => {
    const t = table({ players: [{ doubloons: 5, buildings: LIBRARY }] })
      .take('builder')
      .does('build factory')
    expect(t.doubloons(0)).toBe(0)
  })
  test('trader: two doubloons more', () => {
    const t = table({ players: [{ goods: { corn: 1 }, buildings: LIBRARY }] })
      .take('trader')
      .does('sell corn')
    expect(t.doubloons(0)).toBe(2)
  })
  test('captain: two points with the first load', () => {
    const t = table({ players: [{ goods: { corn: 1, sugar: 1 }, buildings: LIBRARY }] }).take('captain')
    expect(t.does('load corn 1', 'load sugar 2').points(0)).toBe(1 + 2 + 1)
  })
  test('prospector: two doubloons', () => {
    const t = position({ seats: 4, options: { newBuildings: 'on' }, players: [{ buildings: LIBRARY }] })
    expect(t.take('prospector').doubloons(0)).toBe(2)
  })
  test('only the owner’s own roles, and only while it is occupied', () => {
    const t = table({ players: [{ goods: { corn: 1 } }, { goods: { sugar: 1 }, buildings: LIBRARY }] }).take(
      'trader',
    )
    expect(t.does('sell corn', 'sell sugar').doubloons(1)).toBe(2)
    const empty = table({ players: [{ goods: { corn: 1 }, buildings: { library: 0 } }] }).take('trader')
    expect(empty.does('sell corn').doubloons(0)).toBe(1)
  })

  const maker: Planter = {
    tiles: { corn: 1, indigo: 1 },
    crew: { corn: 1, indigo: 1 },
    buildings: { library: 1, small_indigo: 1 },
  }
  test('craftsman: two goods of different kinds', () => {
    const t = table({ players: [maker] })
      .take('craftsman')
      .does('extra corn')
    expect(t.options).toEqual(['extra indigo', 'pass'])
    expect(t.refused('extra corn')).toBe('library-different')
    expect(t.does('extra indigo').goods(0)).toEqual({ corn: 2, indigo: 2 })
    expect(t.phase).toBe('role')
  })
  test('craftsman with libraryGoods=any: also twice the same', () => {
    const t = table({ options: { newBuildings: 'on', libraryGoods: 'any' }, players: [maker] }).take(
      'craftsman',
    )
    t.does('extra corn', 'extra corn')
    expect([t.goods(0), t.phase]).toEqual([{ corn: 3, indigo: 1 }, 'role'])
  })
  test('two players: once a round, its owner says when', () => {
    const t = position({
      seats: 2,
      options: { newBuildings: 'on' },
      players: [{ goods: { corn: 2 }, buildings: LIBRARY }],
    })
    expect(t.options).toEqual(expect.arrayContaining(['role trader', 'role trader +library']))
    t.take('prospector')
    expect(t.doubloons(0)).toBe(1)
    t.take('craftsman').take('trader', true).does('sell corn')
    expect(t.doubloons(0)).toBe(3)
    t.take('settler').passAll()
    expect(t.refused('role captain +library')).toBe('library-needed')
    t.take('captain').does('load corn 1')
    expect(t.points(0)).toBe(2)
    t.take('mayor').passAll()
    expect(t.state.round).toBe(2)
    t.take('prospector')
    expect(t.options).toContain('role builder +library')
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
    expect([t.asked, t.points(0)]).toEqual([0, 0])
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
