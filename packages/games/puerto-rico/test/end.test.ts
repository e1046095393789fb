import { describe, expect, test } from 'vitest'
import { puertoRico } from '../rules/index.ts'
import { scoreParts } from '../rules/score.ts'
import { cityOf, type Planter, position } from './position.ts'

const lastPick = (players: Planter[], more: object = {}) =>
  position({
    seats: 4,
    chooser: 3,
    governor: 0,
    taken: { craftsman: 0, trader: 1, settler: 2 },
    players,
    ...more,
  })

describe('the end of the game', () => {
  test('[PR-T107] the round is played out, everybody still chooses', () => {
    const t = position({ seats: 4, players: [{ doubloons: 20, buildings: cityOf(11) }] })
    t.take('builder').does('build small_indigo').passAll()
    expect(t.happened('endTriggered')).toHaveLength(1)
    for (const [seat, role] of [
      [1, 'craftsman'],
      [2, 'trader'],
      [3, 'prospector'],
    ] as const) {
      expect([t.phase, t.asked]).toEqual(['role', seat])
      t.take(role)
    }
    expect([t.phase, t.asked, t.options]).toEqual(['over', null, []])
    expect(t.happened('gameOver')).toMatchObject([{ why: ['city'] }])
    expect(t.refused('role mayor')).toBe('game-over')
  })

  test('[PR-T141][PR-121] a trigger in the last phase ends the game with it; points beyond the pool count', () => {
    const t = lastPick([{}, {}, {}, { goods: { corn: 1 } }], { pool: 1 }).take('captain')
    t.does('load corn 1')
    expect([t.points(3), t.phase]).toEqual([2, 'over'])
    expect(t.happened('gameOver')).toMatchObject([{ why: ['points'] }])
  })

  test('[PR-T103] the pool used up exactly triggers it', () => {
    const one = (pool: number) => {
      const t = position({ seats: 4, pool, players: [{ goods: { corn: 2 } }] }).take('captain')
      return t.does('load corn 1').happened('endTriggered')
    }
    expect(one(4)).toEqual([])
    expect(one(3)).toMatchObject([{ why: 'points', seat: 0 }])
  })

  test('the pool shows nothing less than 0, and a trigger is never taken back', () => {
    const t = position({ seats: 4, pool: 1, players: [{ goods: { corn: 2 } }] }).take('captain')
    t.does('load corn 1').take('mayor').does('pass')
    expect(t.state.ending).toBeGreaterThan(0)
  })

  test('[PR-T116] a supply that the last refill used up goes on', () => {
    const t = lastPick([], { supply: 4, ship: 0 }).take('mayor').does('pass')
    expect([t.state.colonists, t.phase, t.state.round]).toEqual([0, 'role', 2])
  })

  test('[PR-T41] colonists short in the last phase: over', () => {
    const t = lastPick([], { supply: 3, ship: 0 }).take('mayor').does('pass')
    expect(t.phase).toBe('over')
    expect(t.happened('gameOver')).toMatchObject([{ why: ['colonists'] }])
  })

  test('after a hundred rounds it is scored as it stands', () => {
    const at = (round: number) => lastPick([], { round }).take('prospector')
    expect(at(99).phase).toBe('role')
    expect(at(100).phase).toBe('over')
    expect(at(100).happened('gameOver')).toMatchObject([{ why: ['cap'] }])
  })

  test('every reason is named', () => {
    const players = [{ doubloons: 20, buildings: cityOf(11) }]
    const t = position({
      seats: 2,
      chooser: 0,
      pool: 1,
      supply: 0,
      ship: 0,
      players: [{ ...players[0], goods: { corn: 1 } }],
    })
    t.take('builder').does('build small_indigo').take('captain')
    t.does(t.options[0] as string).take('mayor')
    expect(t.happened('endTriggered').map(({ why }) => why)).toEqual(['city', 'points', 'colonists'])
  })
})

describe('scoring', () => {
  const alone = (player: Planter, more: object = {}) => position({ seats: 3, players: [player], ...more })

  test('chips and printed points, occupied or not', () => {
    const t = alone({ points: 12, buildings: { small_market: 0, office: 1, harbor: 0, fortress: 0 } })
    expect([t.part(0, 'chips'), t.part(0, 'buildings'), t.total(0)]).toEqual([12, 1 + 2 + 3 + 4, 22])
  })

  test('[PR-T108] guild hall: one for each small plant, two for each other', () => {
    const t = alone({
      buildings: { guild_hall: 1, small_sugar: 0, sugar_mill: 1, small_indigo: 0, coffee_roaster: 0 },
    })
    expect(t.part(0, 'guild_hall')).toBe(6)
  })

  test('guild hall: indigo plant and tobacco storage two each, violet buildings nothing', () => {
    expect(
      alone({ buildings: { guild_hall: 1, indigo_plant: 0, tobacco_storage: 0, factory: 1 } }).part(
        0,
        'guild_hall',
      ),
    ).toBe(4)
  })

  test('[PR-T113][PR-052][PR-053] an empty large building brings its printed points only', () => {
    const t = alone({ buildings: { guild_hall: 0, small_sugar: 0 } })
    expect([t.part(0, 'guild_hall'), t.total(0)]).toEqual([0, 5])
  })

  test('[PR-T109] residence: by filled island spaces', () => {
    const bonus = (tiles: number) =>
      alone({ tiles: { corn: tiles - 3, quarry: 3 }, buildings: { residence: 1 } }).part(0, 'residence')
    expect([3, 8, 9, 10, 11, 12].map(bonus)).toEqual([4, 4, 4, 5, 6, 7])
  })

  test('fortress: one for every three colonists, wherever they are', () => {
    const bonus = (sanJuan: number) =>
      alone({
        tiles: { corn: 3 },
        crew: { corn: 2 },
        sanJuan,
        buildings: { fortress: 1, indigo_plant: 2 },
      }).part(0, 'fortress')
    expect([0, 1, 3, 4].map(bonus)).toEqual([1, 2, 2, 3])
  })

  test('[PR-T111] customs house: one for every four chip points, those on paper included', () => {
    const bonus = (points: number) =>
      alone({ points, buildings: { customs_house: 1, harbor: 0 } }, { pool: -3 }).part(0, 'customs_house')
    expect([23, 24, 3].map(bonus)).toEqual([5, 6, 0])
  })

  test('[PR-T112] city hall: one for each violet building, itself included', () => {
    const t = alone({
      buildings: {
        city_hall: 1,
        hacienda: 1,
        harbor: 0,
        office: 1,
        construction_hut: 0,
        large_warehouse: 0,
        residence: 0,
        small_indigo: 1,
      },
    })
    expect(t.part(0, 'city_hall')).toBe(7)
  })

  test('a tie goes to more doubloons and barrels together', () => {
    const t = position({
      seats: 3,
      players: [
        { points: 9, doubloons: 3 },
        { points: 9, doubloons: 1, goods: { corn: 1, coffee: 2 } },
        { points: 9, goods: { corn: 3 } },
      ],
    })
    expect([0, 1, 2].map(t.rank)).toEqual([2, 1, 2])
  })

  test('[PR-T115] points, money and goods equal: a shared victory', () => {
    const t = position({
      seats: 3,
      players: [
        { points: 9, doubloons: 2 },
        { points: 9, goods: { corn: 2 } },
        { points: 8, doubloons: 50 },
      ],
    })
    expect([0, 1, 2].map(t.rank)).toEqual([1, 1, 3])
  })

  test('money and goods score nothing; doubloons on cards belong to nobody', () => {
    const t = position({ seats: 3, players: [{ doubloons: 30, goods: { coffee: 9 } }], bonus: { mayor: 7 } })
    expect([t.total(0), t.rank(0), t.rank(1)]).toEqual([0, 1, 2])
  })

  test('[PR-123] only totals of points count: no denomination is kept anywhere', () => {
    const t = position({ seats: 3, players: [{ points: 7 }] })
    expect(t.total(0)).toBe(7)
    expect(scoreParts(t.player(0))[0]).toEqual({ key: 'chips', points: 7 })
  })

  test('the parts add up to the total', () => {
    const t = alone({
      points: 5,
      tiles: { corn: 3 },
      buildings: { residence: 1, city_hall: 1, small_market: 0 },
    })
    for (const { total, parts } of puertoRico.standings(t.state))
      expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(total)
    expect(t.total(0)).toBe(5 + 4 + 4 + 1 + 4 + 3)
  })
})
