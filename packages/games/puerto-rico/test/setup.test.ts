import { describe, expect, test } from 'vitest'
import { BUILDING_IDS, BUILDINGS, CIRCLES, puertoRico, type State } from '../rules/index.ts'
import { opening, type Table } from './position.ts'

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
const inGame = (t: Table): number => t.state.holders.filter(holder => holder !== -2).length
/** Start tiles from the governor on. */
const startTiles = (t: Table): string[] =>
  t.state.players.map((_, i) => Object.keys(t.tiles((t.state.governor + i) % t.state.seats)).join())

function expectOpening(seats: number, want: Record<string, unknown>): void {
  const t = opening(seats)
  const { state } = t
  expect({
    money: [...new Set(state.players.map(p => p.doubloons))],
    tiles: startTiles(t),
    row: sum(state.row),
    stack: state.stack.length,
    quarries: state.quarries,
    goods: state.barrels,
    ships: state.shipSize,
    pool: state.pool - state.paid,
    supply: state.colonists,
    ship: state.ship,
    roles: inGame(t),
    prospectors: state.holders.slice(6).filter(holder => holder !== -2).length,
  }).toEqual(want)
  expect(state.players.every(p => sum(p.crew) + p.sanJuan + sum(p.goods) + p.built.length === 0)).toBe(true)
  expect(t.ships.every(cargo => cargo === null)).toBe(true)
  expect(t.asked).toBe(state.governor)
  expect(puertoRico.check(state)).toEqual([])
}

const FULL = [10, 11, 11, 9, 9]

describe('setup', () => {
  test('[PR-T01] three players', () => {
    expectOpening(3, {
      ...{ money: [2], tiles: ['indigo', 'indigo', 'corn'], row: 4, stack: 43, quarries: 8, goods: FULL },
      ...{ ships: [4, 5, 6], pool: 75, supply: 55, ship: 3, roles: 6, prospectors: 0 },
    })
  })

  test('four players', () => {
    expectOpening(4, {
      ...{ money: [3], tiles: ['indigo', 'indigo', 'corn', 'corn'], row: 5, stack: 41, quarries: 8 },
      ...{ goods: FULL, ships: [5, 6, 7], pool: 100, supply: 75, ship: 4, roles: 7, prospectors: 1 },
    })
  })

  test('[PR-T03] five players', () => {
    expectOpening(5, {
      ...{
        money: [4],
        tiles: ['indigo', 'indigo', 'indigo', 'corn', 'corn'],
        row: 6,
        stack: 39,
        quarries: 8,
      },
      ...{ goods: FULL, ships: [6, 7, 8], pool: 122, supply: 95, ship: 5, roles: 8, prospectors: 2 },
    })
  })

  test('[PR-T04] two players', () => {
    expectOpening(2, {
      ...{ money: [3], tiles: ['indigo', 'corn'], row: 3, stack: 30, quarries: 5, goods: [8, 9, 9, 7, 7] },
      ...{ ships: [4, 6], pool: 65, supply: 40, ship: 2, roles: 7, prospectors: 1 },
    })
  })

  test('[PR-T129] start tiles are dealt clockwise from the first governor, who chooses first', () => {
    const seen = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const t = opening(4, {}, `governor ${i}`)
      seen.add(t.state.governor)
      if (t.state.governor !== 2) continue
      expect([0, 1, 2, 3].map(t.tiles)).toEqual([{ corn: 1 }, { corn: 1 }, { indigo: 1 }, { indigo: 1 }])
      expect(t.asked).toBe(2)
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3])
  })

  test('[PR-T05] colonists, goods and plantations are constant from the first moment to the last', () => {
    for (const [seats, colonists, plantations] of [
      [2, 42, 35],
      [3, 58, 50],
      [4, 79, 50],
      [5, 100, 50],
    ] as const) {
      const { state } = opening(seats, {}, `conserve ${seats}`)
      let turn = 0
      while (puertoRico.turn(state) !== null) {
        expect(census(state)).toEqual({ colonists, plantations, goods: seats === 2 ? 40 : 50 })
        const legal = puertoRico.legal(state)
        puertoRico.apply(state, legal[(turn++ * 7) % legal.length] as (typeof legal)[number])
      }
      expect(census(state)).toEqual({ colonists, plantations, goods: seats === 2 ? 40 : 50 })
    }
  })

  test('the same seed deals the same game, another seed another one', () => {
    expect(opening(4, {}, 'x').state).toEqual(opening(4, {}, 'x').state)
    expect(opening(4, {}, 'x').state.stack).not.toEqual(opening(4, {}, 'y').state.stack)
  })
})

/** Counted by hand, not by the game's own check. */
function census(s: State): Record<string, number> {
  const inBuildings = s.players.map(p => sum(p.staff.filter(staff => staff > 0)))
  return {
    colonists: s.colonists + s.ship + sum(s.players.map(p => p.sanJuan + sum(p.crew))) + sum(inBuildings),
    plantations:
      s.stack.length + sum(s.row) + sum(s.discards) + sum(s.players.map(p => sum(p.tiles.slice(0, 5)))),
    goods: sum(s.barrels) + s.house.length + sum(s.shipLoad) + sum(s.players.map(p => sum(p.goods))),
  }
}

/** id: cost, points, column, circles, size, copies, copies with two players. */
const BASE: Record<string, readonly number[]> = {
  small_indigo: [1, 1, 1, 1, 1, 4, 2],
  small_sugar: [2, 1, 1, 1, 1, 4, 2],
  indigo_plant: [3, 2, 2, 3, 1, 3, 2],
  sugar_mill: [4, 2, 2, 3, 1, 3, 2],
  tobacco_storage: [5, 3, 3, 3, 1, 3, 2],
  coffee_roaster: [6, 3, 3, 2, 1, 3, 2],
  small_market: [1, 1, 1, 1, 1, 2, 1],
  hacienda: [2, 1, 1, 1, 1, 2, 1],
  construction_hut: [2, 1, 1, 1, 1, 2, 1],
  small_warehouse: [3, 1, 1, 1, 1, 2, 1],
  hospice: [4, 2, 2, 1, 1, 2, 1],
  office: [5, 2, 2, 1, 1, 2, 1],
  large_market: [5, 2, 2, 1, 1, 2, 1],
  large_warehouse: [6, 2, 2, 1, 1, 2, 1],
  factory: [7, 3, 3, 1, 1, 2, 1],
  university: [8, 3, 3, 1, 1, 2, 1],
  harbor: [8, 3, 3, 1, 1, 2, 1],
  wharf: [9, 3, 3, 1, 1, 2, 1],
  guild_hall: [10, 4, 4, 1, 2, 1, 1],
  residence: [10, 4, 4, 1, 2, 1, 1],
  fortress: [10, 4, 4, 1, 2, 1, 1],
  customs_house: [10, 4, 4, 1, 2, 1, 1],
  city_hall: [10, 4, 4, 1, 2, 1, 1],
}
const NEW_BUILDINGS: Record<string, readonly number[]> = {
  aqueduct: [1, 1, 1, 1, 1, 2, 1],
  black_market: [2, 1, 1, 1, 1, 2, 1],
  forest_house: [2, 1, 1, 1, 1, 2, 1],
  storehouse: [3, 1, 1, 1, 1, 2, 1],
  guesthouse: [4, 2, 2, 2, 1, 2, 1],
  church: [5, 2, 2, 1, 1, 2, 1],
  trading_post: [5, 2, 2, 1, 1, 2, 1],
  small_wharf: [6, 2, 2, 1, 1, 2, 1],
  lighthouse: [7, 3, 3, 1, 1, 2, 1],
  specialty_factory: [8, 3, 3, 1, 1, 2, 1],
  library: [8, 3, 3, 1, 1, 2, 1],
  union_hall: [9, 3, 3, 1, 1, 2, 1],
  cloister: [10, 4, 4, 1, 2, 1, 1],
  statue: [10, 8, 4, 0, 2, 1, 1],
}
const NOBLES: Record<string, readonly number[]> = {
  land_office: [2, 1, 1, 1, 1, 2, 1],
  chapel: [3, 1, 1, 1, 1, 2, 1],
  hunting_lodge: [4, 2, 2, 1, 1, 2, 1],
  zoning_office: [5, 2, 2, 1, 1, 2, 1],
  royal_supplier: [6, 2, 2, 1, 1, 2, 1],
  villa: [7, 3, 3, 1, 1, 2, 1],
  jeweler: [8, 3, 3, 1, 1, 2, 1],
  royal_garden: [10, 4, 4, 1, 2, 1, 1],
}

describe('components', () => {
  const ofSet = (set: string): Record<string, readonly number[]> =>
    Object.fromEntries(
      BUILDINGS.filter(row => row.set === set).map(row => [
        row.id,
        [row.cost, row.points, row.column, row.circles, row.size, row.copies, row.copies2],
      ]),
    )

  test('the buildings of the base game: cost, points, column, circles, size, copies', () => {
    expect(ofSet('base')).toEqual(BASE)
    expect(sum(Object.values(BASE).map(row => row[5] as number))).toBe(49)
  })
  test('the buildings of the module New Buildings', () => expect(ofSet('new')).toEqual(NEW_BUILDINGS))
  test('the buildings of the module Nobles', () => expect(ofSet('nobles')).toEqual(NOBLES))

  test('what is for sale at the start: the base game and nothing else', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { market } = opening(seats).state
      for (const [b, id] of BUILDING_IDS.entries()) {
        expect([id, market[b]]).toEqual([id, BASE[id]?.[seats === 2 ? 6 : 5] ?? 0])
      }
    }
  })

  test('[PR-049] every building of the base game has one to three circles, every tile one', () => {
    for (const id of Object.keys(BASE)) {
      expect(CIRCLES[BUILDING_IDS.indexOf(id as never)]).toBeGreaterThanOrEqual(1)
      expect(CIRCLES[BUILDING_IDS.indexOf(id as never)]).toBeLessThanOrEqual(3)
    }
    const t = opening(3)
    // One indigo plantation, three colonists from the ship and one as privilege: one circle, the others wait.
    t.take('mayor').does('take colonist')
    const mayor = t.state.governor
    expect(t.crew(mayor)).toEqual({ indigo: 1 })
    expect(t.player(mayor).sanJuan).toBe(1)
  })
})
