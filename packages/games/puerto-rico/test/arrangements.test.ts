import { below, type Rng, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import {
  arrangementBatch,
  B,
  type BuildingId,
  CIRCLES,
  groupsOf,
  people,
  puertoRico,
  type State,
  workersOn,
} from '../rules/index.ts'
import { type Planter, position } from './position.ts'

const FIRST = 6
const PLANTS: readonly BuildingId[] = [
  'small_indigo',
  'indigo_plant',
  'small_sugar',
  'sugar_mill',
  'coffee_roaster',
]
const CITY: readonly BuildingId[] = ['factory', 'office', 'guild_hall', 'tobacco_storage', 'hospice']

/** Workers by group, as one text. */
const laidOut = (s: State, seat: number): string => {
  const p = s.players[seat] as State['players'][number]
  return groupsOf(p)
    .map(group => `${group}:${workersOn(p, group)}`)
    .sort()
    .join(' ')
}

/** Every way to put so many workers on circles of these sizes, by plain enumeration. */
function bruteForce(groups: readonly number[], sizes: readonly number[], workers: number): string[] {
  const target = Math.min(
    workers,
    sizes.reduce((a, b) => a + b, 0),
  )
  const found: string[] = []
  const counts: number[] = []
  const visit = (at: number, used: number): void => {
    if (at === sizes.length) {
      if (used === target)
        found.push(
          groups
            .map((group, i) => `${group}:${counts[i]}`)
            .sort()
            .join(' '),
        )
      return
    }
    for (let n = 0; n <= (sizes[at] as number); n++) {
      counts[at] = n
      visit(at + 1, used + n)
    }
  }
  visit(0, 0)
  return found.sort()
}

/** All complete arrangements the chain of decisions reaches, one entry per path. */
function byDecisions(s: State, seat: number): string[] {
  if (s.phase.kind !== 'arrange' || s.actor !== seat) return [laidOut(s, seat)]
  return puertoRico.legal(s).flatMap(action => {
    const next = puertoRico.clone(s)
    puertoRico.apply(next, action)
    return byDecisions(next, seat)
  })
}

function randomPlanter(rng: Rng): Planter {
  const tiles = { corn: below(rng, 3), indigo: below(rng, 3), sugar: below(rng, 2), quarry: below(rng, 3) }
  const buildings: Partial<Record<BuildingId, number>> = {}
  for (const id of [...PLANTS, ...CITY]) if (below(rng, 5) < 2) buildings[id] = 0
  return { tiles, buildings, sanJuan: below(rng, 8) }
}

describe('mayor arrangements', () => {
  test('the chain of decisions reaches every arrangement by exactly one path, over 60 random boards', () => {
    const rng = rngFrom('arrangements')
    let most = 0
    for (let i = 0; i < 60; i++) {
      const t = position({ seats: 3, supply: 0, ship: 0, players: [{}, randomPlanter(rng)] })
      const p = t.player(1)
      const groups = groupsOf(p)
      const sizes = groups.map(group =>
        group < FIRST ? (p.tiles[group] as number) : (CIRCLES[group - FIRST] as number),
      )
      const wanted = bruteForce(groups, sizes, people(p))
      t.take('mayor')
      const reached = byDecisions(t.state, 1).sort()
      expect(reached).toEqual(wanted)
      most = Math.max(most, wanted.length)
    }
    expect(most).toBeGreaterThan(200)
  })

  test('no question has a single answer', () => {
    const rng = rngFrom('questions')
    for (let i = 0; i < 40; i++) {
      const t = position({ seats: 3, supply: 0, ship: 0, players: [{}, randomPlanter(rng)] }).take('mayor')
      while (t.phase === 'arrange') {
        expect(t.options.length).toBeGreaterThan(1)
        t.does(t.options[below(rng, t.options.length)] as string)
      }
    }
  })

  test('the sizes of the specification: 5 circles and 2 colonists with single circles give 10', () => {
    const player: Planter = {
      tiles: { corn: 1, indigo: 1, sugar: 1 },
      buildings: { small_indigo: 0, factory: 0 },
      sanJuan: 2,
    }
    const t = position({ seats: 3, supply: 0, ship: 0, players: [player] }).take('mayor')
    expect(byDecisions(t.state, 0)).toHaveLength(10)
  })

  test('the order of the groups: large buildings, small violet ones, plants with their crops, corn, quarries', () => {
    const player: Planter = {
      tiles: { quarry: 1, corn: 1, coffee: 1, indigo: 1 },
      buildings: { small_indigo: 0, coffee_roaster: 0, factory: 0, residence: 0 },
    }
    const t = position({ seats: 3, players: [player] })
    expect(groupsOf(t.player(0))).toEqual([
      ...[
        FIRST + B.residence,
        FIRST + B.factory,
        FIRST + B.coffee_roaster,
        4,
        FIRST + B.small_indigo,
        1,
        0,
        5,
      ],
    ])
  })
})

describe('a whole arrangement as one batch', () => {
  test('the batch for a wanted arrangement leads exactly there', () => {
    const rng = rngFrom('batches')
    let asked = 0
    for (let i = 0; i < 60; i++) {
      const t = position({ seats: 3, supply: 0, ship: 0, players: [{}, randomPlanter(rng)] }).take('mayor')
      if (t.phase !== 'arrange') continue
      const all = byDecisions(t.state, 1)
      const target = all[below(rng, all.length)] as string
      const wanted = new Map(target.split(' ').map(part => part.split(':').map(Number) as [number, number]))
      for (const action of arrangementBatch(t.state, wanted)) t.does(puertoRico.write(action))
      expect(laidOut(t.state, 1)).toBe(target)
      expect(t.phase).toBe('role')
      asked++
    }
    expect(asked).toBeGreaterThan(20)
  })

  test('counts out of bounds are brought into them', () => {
    const player: Planter = { tiles: { corn: 2, sugar: 2 }, sanJuan: 2 }
    const none = position({ seats: 3, supply: 0, ship: 0, players: [player] }).take('mayor')
    expect(arrangementBatch(none.state, new Map()).map(puertoRico.write)).toEqual(['place sugar 0'])
    expect(arrangementBatch(none.state, new Map([[2, 9]])).map(puertoRico.write)).toEqual(['place sugar 2'])
  })
})

describe('who works where, among nobles', () => {
  const NAMED: readonly BuildingId[] = [
    'land_office',
    'chapel',
    'hunting_lodge',
    'zoning_office',
    'guesthouse',
  ]
  const options = { nobles: 'on', newBuildings: 'on' } as const

  /** Nobles by building, one entry per path. */
  const byNames = (s: State): string[] =>
    s.phase.kind === 'assign'
      ? puertoRico.legal(s).flatMap(action => {
          const next = puertoRico.clone(s)
          puertoRico.apply(next, action)
          return byNames(next)
        })
      : [NAMED.map(id => s.players[0]?.nobleIn.filter(b => b === B[id]).length).join()]

  test('every division of nobles and colonists is reached by exactly one path, over 40 random boards', () => {
    const rng = rngFrom('names')
    for (let i = 0; i < 40; i++) {
      const buildings: Partial<Record<BuildingId, number>> = {}
      for (const id of NAMED) if (below(rng, 3) > 0) buildings[id] = 0
      const sizes = NAMED.map(id => (buildings[id] === undefined ? 0 : (CIRCLES[B[id]] as number)))
      const total = sizes.reduce((a, b) => a + b, 0) + below(rng, 4)
      const nobles = below(rng, total + 1)
      const t = position({
        ...{ seats: 3, options, supply: 0, ship: 0, shipNobles: 0, noblesLeft: 0 },
        players: [{ buildings, sanJuan: total, nobles }],
      }).take('mayor')

      const wanted: string[] = []
      const visit = (at: number, chosen: readonly number[]): void => {
        if (at < sizes.length) {
          for (let n = 0; n <= (sizes[at] as number); n++) visit(at + 1, [...chosen, n])
          return
        }
        const placed = chosen.reduce((a, b) => a + b, 0)
        const colonists = sizes.reduce((a, b) => a + b, 0) - placed
        if (placed <= nobles && colonists <= total - nobles) wanted.push(chosen.join())
      }
      visit(0, [])
      expect(byNames(t.state).sort()).toEqual(wanted.sort())
    }
  })
})
