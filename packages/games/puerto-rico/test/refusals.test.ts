import { below, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { puertoRico } from '../rules/index.ts'
import { everyAction } from '../rules/notation.ts'
import { REFUSALS, type RefusalRule } from '../rules/refusals.ts'
import { cityOf, opening, type Planter, position, type Table, type Wanted } from './position.ts'

const at = (wanted: Partial<Wanted>): Table => position({ seats: 3, ...wanted })
const modules = { newBuildings: 'on', nobles: 'on' } as const
const RICH: Planter = { doubloons: 20 }
const SHIPS: Wanted['ships'] = [['corn', 4], ['indigo', 2], null]

/** A position and an action for every reason there is. */
const CASES: Readonly<Record<RefusalRule, () => readonly [Table, string]>> = {
  'not-now': () => [at({}), 'build factory'],
  'draft-taken': () => [opening(3, { newBuildings: 'on' }).does('draft aqueduct'), 'draft aqueduct'],
  'draft-no-space': () => [opening(3, { newBuildings: 'on' }).does('draft aqueduct'), 'draft small_market'],
  'draft-exclusive': () => [opening(3, { newBuildings: 'on' }).does('draft hacienda'), 'draft forest_house'],
  'draft-not-offered': () => [opening(3, { newBuildings: 'on' }), 'draft villa'],
  'role-taken': () => [at({}).take('craftsman'), 'role craftsman'],
  'role-not-in-game': () => [at({}), 'role prospector'],
  'role-must-choose': () => [at({}), 'pass'],
  'library-needed': () => [at({}), 'role trader +library'],
  'tile-not-in-row': () => [at({ row: { corn: 1 } }).take('settler'), 'settle coffee'],
  'quarry-privilege': () => [at({}).take('settler').does('pass'), 'settle quarry'],
  'quarries-gone': () => [at({ quarries: 0 }).take('settler'), 'settle quarry'],
  'second-no-quarry': () => [
    at({ options: modules, players: [{ buildings: { library: 1 } }] })
      .take('settler')
      .does('pass', 'pass', 'pass'),
    'settle quarry',
  ],
  'hospice-needed': () => [at({ row: { corn: 1 } }).take('settler'), 'settle corn +hospice'],
  'no-colonist-left': () => [
    at({ supply: 0, ship: 0, players: [{ ...RICH, buildings: { university: 1 } }] }).take('builder'),
    'build factory +university',
  ],
  'forest-needed': () => [at({ row: { corn: 1 } }).take('settler'), 'settle corn +forest'],
  'no-such-tile': () => [
    at({ options: modules, players: [{ tiles: { corn: 1 }, buildings: { hunting_lodge: 1 } }] })
      .take('settler')
      .does('pass', 'pass', 'pass'),
    'discard coffee',
  ],
  'place-too-many': () => [
    at({ players: [{ tiles: { corn: 2, sugar: 2 } }] })
      .take('mayor')
      .does('pass'),
    'place sugar 2',
  ],
  'place-too-few': () => [
    at({ players: [{ tiles: { corn: 1, sugar: 2 }, sanJuan: 1 }] })
      .take('mayor')
      .does('pass'),
    'place sugar 0',
  ],
  'place-other-group': () => [
    at({ players: [{ tiles: { corn: 2, sugar: 2 } }] })
      .take('mayor')
      .does('pass'),
    'place corn 1',
  ],
  'assign-short': () => [
    at({
      ...{ options: modules, supply: 0, ship: 0, shipNobles: 0, noblesLeft: 0 },
      players: [{ sanJuan: 3, nobles: 1, tiles: { corn: 1 }, buildings: { chapel: 0, land_office: 0 } }],
    }).take('mayor'),
    'assign chapel noble',
  ],
  'guest-no-room': () => [
    at({ options: modules, players: [{ ...RICH, tiles: { corn: 1 }, buildings: { guesthouse: 1 } }] }).take(
      'builder',
    ),
    'guest coffee',
  ],
  'guest-later': () => [
    at({
      options: modules,
      players: [{ tiles: { corn: 1 }, buildings: { guesthouse: 1, villa: 0 } }],
    }).take('mayor'),
    'guest corn',
  ],
  'building-not-in-game': () => [at({ players: [RICH] }).take('builder'), 'build statue'],
  'building-sold-out': () => [at({ players: [RICH], market: { wharf: 0 } }).take('builder'), 'build wharf'],
  'building-owned': () => [
    at({ players: [{ ...RICH, buildings: { wharf: 0 } }] }).take('builder'),
    'build wharf',
  ],
  'city-full': () => [
    at({ players: [{ ...RICH, buildings: cityOf(11) }] }).take('builder'),
    'build fortress',
  ],
  'too-expensive': () => [at({}).take('builder'), 'build wharf'],
  'university-needed': () => [at({ players: [RICH] }).take('builder'), 'build wharf +university'],
  'statue-no-circle': () => [
    at({ options: modules, players: [{ ...RICH, buildings: { university: 1 } }] }).take('builder'),
    'build statue +university',
  ],
  'university-stays': () => [
    at({
      options: modules,
      players: [{ doubloons: 5, buildings: { black_market: 1, university: 1 } }],
    }).take('builder'),
    'build factory +university',
  ],
  'give-not-yours': () => [
    at({ options: modules, players: [{ goods: { corn: 1, sugar: 1 }, buildings: { black_market: 1 } }] })
      .take('builder')
      .does('build hacienda'),
    'give good coffee',
  ],
  'give-once': () => [
    at({
      options: modules,
      players: [{ goods: { corn: 1, sugar: 1 }, points: 1, buildings: { black_market: 1 } }],
    })
      .take('builder')
      .does('build hacienda'),
    'give point',
  ],
  'give-needed': () => [
    at({ options: modules, players: [{ goods: { corn: 1, sugar: 1 }, buildings: { black_market: 1 } }] })
      .take('builder')
      .does('build hacienda'),
    'pass',
  ],
  'not-produced': () => [
    at({ players: [{ tiles: { corn: 1 }, crew: { corn: 1 } }] }).take('craftsman'),
    'extra coffee',
  ],
  'supply-empty': () => [
    at({
      barrels: { corn: 1 },
      players: [
        { tiles: { corn: 1, indigo: 1 }, crew: { corn: 1, indigo: 1 }, buildings: { small_indigo: 1 } },
      ],
    }).take('craftsman'),
    'extra corn',
  ],
  'library-different': () => [
    at({
      options: modules,
      players: [
        {
          tiles: { corn: 1, indigo: 1 },
          crew: { corn: 1, indigo: 1 },
          buildings: { small_indigo: 1, library: 1 },
        },
      ],
    })
      .take('craftsman')
      .does('extra corn'),
    'extra corn',
  ],
  'goods-missing': () => [at({ players: [{ goods: { corn: 1 } }] }).take('trader'), 'sell coffee'],
  'house-full': () => [
    at({
      ...{ options: modules, house: ['indigo', 'sugar', 'tobacco'] },
      players: [{ goods: { corn: 1 } }, { goods: { coffee: 1 }, buildings: { trading_post: 1 } }],
    })
      .take('trader')
      .does('sell corn'),
    'sell coffee',
  ],
  'house-has-kind': () => [
    at({ house: ['corn'], players: [{ goods: { corn: 1, coffee: 1 } }] }).take('trader'),
    'sell corn',
  ],
  'post-needed': () => [at({ players: [{ goods: { corn: 1 } }] }).take('trader'), 'sell corn +post'],
  'supply-limit': () => [
    at({
      options: modules,
      players: [{ goods: { corn: 2, sugar: 1 }, sanJuan: 2, nobles: 2, buildings: { royal_supplier: 1 } }],
    })
      .take('captain')
      .does('supply corn'),
    'supply corn',
  ],
  'ship-full': () => [
    at({ ships: SHIPS, players: [{ goods: { corn: 1, sugar: 1, coffee: 1 } }] }).take('captain'),
    'load corn 1',
  ],
  'ship-other-kind': () => [
    at({ ships: SHIPS, players: [{ goods: { sugar: 1, coffee: 1 } }] }).take('captain'),
    'load sugar 2',
  ],
  'kind-on-other-ship': () => [
    at({ ships: SHIPS, players: [{ goods: { indigo: 1, sugar: 1 } }] }).take('captain'),
    'load indigo 3',
  ],
  'ship-takes-less': () => [at({ players: [{ goods: { corn: 5 } }] }).take('captain'), 'load corn 1'],
  'ship-not-in-game': () => [
    position({ seats: 2, players: [{ goods: { corn: 2 } }] }).take('captain'),
    'load corn 3',
  ],
  'wharf-needed': () => [at({ players: [{ goods: { corn: 1 } }] }).take('captain'), 'load corn wharf'],
  'wharf-used': () => [
    at({ players: [{ goods: { corn: 1, sugar: 1, coffee: 1 }, buildings: { wharf: 1 } }] })
      .take('captain')
      .does('load corn wharf'),
    'load sugar wharf',
  ],
  'must-load': () => [at({ players: [{ goods: { corn: 1 } }] }).take('captain'), 'pass'],
  'mix-count': () => [
    at({ options: modules, players: [{ goods: { corn: 2 }, buildings: { small_wharf: 1 } }] })
      .take('captain')
      .does('load small_wharf'),
    'ship corn 3',
  ],
  'store-limit': () => [
    at({
      ships: [
        ['corn', 4],
        ['sugar', 5],
        ['coffee', 6],
      ],
      players: [{ goods: { corn: 2, sugar: 2 } }],
    }).take('captain'),
    'store 2/0/0/0/0',
  ],
}

describe('every no has its reason', () => {
  test.each(REFUSALS)('%s', rule => {
    const [table, line] = CASES[rule]()
    expect(table.options).not.toContain(line)
    expect(table.refused(line)).toBe(rule)
  })

  test('no other reason is ever given, and none to what is listed, over random games of all modules', () => {
    const known = new Set<string>(REFUSALS)
    const actions = everyAction()
    const rng = rngFrom('refusals')
    const met = new Set<string>()
    for (let game = 0; game < 8; game++) {
      const { state } = opening(
        2 + (game % 4),
        game < 2 ? {} : { ...modules, selection: 'random' },
        `why not ${game}`,
      )
      for (let n = 0; puertoRico.turn(state) !== null; n++) {
        const legal = puertoRico.legal(state)
        if (n % 9 === 0) {
          const listed = new Set(legal)
          for (let i = 0; i < 40; i++) {
            const action = actions[below(rng, actions.length)] as (typeof actions)[number]
            const refusal = puertoRico.refusal(state, action)
            expect(refusal === null).toBe(listed.has(action))
            if (refusal) met.add(refusal.rule)
          }
        }
        puertoRico.apply(state, legal[below(rng, legal.length)] as (typeof legal)[number])
      }
    }
    expect([...met].filter(rule => !known.has(rule))).toEqual([])
    expect(met.size).toBeGreaterThan(15)
  })
})
