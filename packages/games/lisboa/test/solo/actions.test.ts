import { describe, expect, test } from 'vitest'
import { SPOTS } from '../../rules/data/city.ts'
import { CLERGY } from '../../rules/data/clergy.ts'
import { LACERDA } from '../../rules/data/lacerda.ts'
import { BUILDER, KING, MINISTER, STATE_ACTIONS } from '../../rules/data/terms.ts'
import { officialsAt } from '../../rules/phases/board.ts'
import { NONE, PLAZA } from '../../rules/state.ts'
import { eventsOf, id, type Position, play } from '../position.ts'
import { alone, him, hisNoble, hisState, why } from './alone.ts'

const [FAVOR, CARDINAL, SHIP, PRODUCE, RECRUIT, PLAN] = STATE_ACTIONS.map((_, action) => action) as [
  ...[number, number, number, number, number, number],
]

describe('alone against Lacerda: State actions', () => {
  test('recruit: one official each to the two offices where he has fewest, ties from the left', () => {
    const s = alone({ players: [{}, { officials: [0, 1, 0, 0] }] })
    const placed = eventsOf(hisState(s, RECRUIT), 'official-placed')
    expect(placed.map(e => e.noble)).toEqual([BUILDER, KING])
    expect(eventsOf(hisState(s, RECRUIT), 'official-placed').map(e => e.noble)).toEqual([BUILDER, MINISTER])
  })

  test('recruit: into a full office the person loses one to the plaza; his own are never displaced', () => {
    const s = alone({ players: [{ officials: [0, 0, 2, 0] }, { officials: [1, 1, 2, 0] }] })
    hisState(s, RECRUIT)
    const t = alone({ players: [{ officials: [0, 0, 2, 0] }, { officials: [3, 3, 2, 0] }] })
    expect(eventsOf(hisState(t, RECRUIT), 'official-displaced')).toEqual([])
    const u = alone({ players: [{ officials: [0, 0, 3, 0] }, { officials: [1, 0, 1, 0] }] })
    const events = hisState(u, RECRUIT)
    expect(eventsOf(events, 'official-displaced')).toMatchObject([{ noble: BUILDER, owner: 0 }])
    expect([officialsAt(u, BUILDER, LACERDA), officialsAt(u, PLAZA, 0)]).toEqual([2, 1])
  })

  test('recruit: where only his and the neutral one stand a newcomer of the person joins them', () => {
    const s = alone({
      players: [
        { hand: ['noble-builder-blue-3', 'noble-king-blue-3'], influence: 10 },
        { officials: [0, 0, 4, 0] },
      ],
    })
    const events = play(s, 'visit noble-builder-blue-3', 'state recruit', 'recruit king+builder')
    expect(eventsOf(events, 'official-displaced')).toEqual([])
    expect(officialsAt(s, BUILDER, 0)).toBe(1)
  })

  test('recruit is skipped when no official is left on his side', () => {
    const s = alone({ players: [{}, { officials: [3, 3, 2, 0] }] })
    expect(why(hisState(s, RECRUIT))).toEqual(['skipped'])
  })

  test('plan: the larger one on top, of equal ones the blue one; it counts as completed', () => {
    const s = alone()
    expect(why(hisState(s, PLAN))).toEqual(['plan-equal'])
    const blue = him(s).done[0] as number
    hisState(s, PLAN)
    hisState(s, PLAN)
    // Blue 2, then blue 2 again, then blue 3 is larger than green 2.
    expect(him(s).done).toHaveLength(3)
    expect(why(hisState(s, PLAN))).toEqual(['plan'])
    expect(blue).toBeGreaterThanOrEqual(0)
    expect(him(s).plans).toEqual([])
  })

  test('ship: the top one, free; treasury up; influence of the ship and of the person’s portfolio', () => {
    const s = alone({
      players: [{ cards: ['noble-king-blue-4'], ships: ['ship-red-1'] }, { influence: 0 }],
      shipyard: ['ship-purple-1'],
    })
    const before = s.treasury
    const events = hisState(s, SHIP)
    expect(him(s).ships).toMatchObject([{ ship: expect.any(Number), sealed: false }])
    expect(s.treasury).toBe(before + 1)
    // The ship 2; the person’s ship 1 and the icons of the card.
    const own = eventsOf(events, 'influence')[0]?.n as number
    expect(own).toBeGreaterThan(3)
    expect(why(hisState(s, SHIP))).toEqual(['skipped'])
  })

  test('the person sells to his ship, and the wigs of the cargo are his', () => {
    const s = alone({
      players: [
        { hand: ['noble-king-blue-3', 'noble-minister-blue-4'] },
        { ships: ['ship-blue-1'], wigs: 5 },
      ],
    })
    const events = play(s, 'portfolio noble-king-blue-3', 'sell gold ship-blue-1')
    expect(eventsOf(events, 'good-sold')).toMatchObject([{ seat: 0, owner: LACERDA }])
    expect(him(s).wigs).toBe(6)
  })

  test('produce: prices fall for each trade of his stores; he keeps nothing', () => {
    const s = alone({
      prices: [5, 5, 5, 5],
      stores: [
        [LACERDA, 'slot-gold', 'plot-b1'],
        [LACERDA, 'slot-gold', 'plot-c1'],
        [LACERDA, 'slot-books', 'plot-b3'],
      ],
    })
    hisState(s, PRODUCE)
    expect([s.prices, him(s).goods]).toEqual([
      [4, 5, 4, 5],
      [0, 0, 0, 0],
    ])
  })

  test('produce is skipped without stores', () => {
    expect(why(hisState(alone(), PRODUCE))).toEqual(['skipped'])
  })

  test('Cardinal: two gaps; the tile in front of him goes for the wigs on its back; icons work', () => {
    // From gap 2 over gap 3 to gap 4, the treasury; in front of him lies spot 5, clergy-12.
    const s = alone({ cardinal: 2, players: [{}, { wigs: 0 }] })
    const before = s.treasury
    const events = hisState(s, CARDINAL)
    expect([s.cardinal, s.church[5], s.treasury]).toEqual([4, NONE, before + 1])
    expect(eventsOf(events, 'clergy-removed')).toMatchObject([{ spot: 5 }])
    expect([him(s).wigs, him(s).clergy]).toEqual([CLERGY[id(CLERGY, 'clergy-12')]?.wigs, []])
  })

  test('Cardinal: where no tile lies in front of him he moves all the same', () => {
    const church = ['clergy-07', 'clergy-08', 'clergy-09', 'clergy-10', 'clergy-11', null]
    const s = alone({ cardinal: 2, church, players: [{}, { wigs: 0 }] })
    hisState(s, CARDINAL)
    expect([s.cardinal, him(s).wigs]).toEqual([4, 0])
  })

  test('Cardinal: church scoring is his to begin', () => {
    const s = alone({ cardinal: 0 })
    hisState(s, CARDINAL)
    expect([s.cardinal, s.laidBy]).toEqual([2, LACERDA])
  })

  test('favor: the first he lacks, Builder, Minister, King; with all three it is skipped', () => {
    const s = alone({ players: [{}, { favors: ['minister'] }] })
    const taken = [1, 2].flatMap(() => eventsOf(hisState(s, FAVOR), 'favor-taken').map(e => e.noble))
    expect(taken).toEqual([BUILDER, KING])
    expect(why(hisState(s, FAVOR))).toEqual(['skipped'])
  })
})

/** A cloth building serves row B from the west. */
const CITY: Position = { buildings: [[0, 'spot-w-b', 'building-03 santos', 0]], scoring: [3, 4, 3, 5, 4] }

describe('alone against Lacerda: stores', () => {
  test('the free plot with the most wigs now; no reward, no payment', () => {
    const s = alone(CITY)
    const events = hisNoble(s, BUILDER)
    // Cloth in row B: column 2 (4 wigs) before column 3 (3 wigs).
    expect(eventsOf(events, 'store-placed')).toMatchObject([{ seat: LACERDA, plot: 5 }])
    expect(eventsOf(events, 'store-scored')).toMatchObject([{ seat: LACERDA, wigs: 4 }])
    expect(eventsOf(events, 'land-bought')).toEqual([])
    expect(eventsOf(events, 'influence')).toEqual([])
    expect(why(events)).toEqual(['store'])
  })

  test('a tie: the top row, then the leftmost plot, and of two trades the entrance to the left', () => {
    const s = alone()
    const events = hisNoble(s, BUILDER)
    expect(eventsOf(events, 'store-placed')).toMatchObject([{ plot: 0, slot: 0 }])
    expect(why(events)).toEqual(['store-tie'])
  })

  test('the cheapest cube of row and column, of equal ones that of the column', () => {
    const taken = (rubble: Position['rubble']) => {
      const s = alone({ ...CITY, rubble: rubble ?? {} })
      const events = eventsOf(hisNoble(s, BUILDER), 'rubble-taken')
      return [events.map(e => [e.rubble, e.line]), s.lacerda?.rubble]
    }
    expect(taken({ B: [1, 0, 1], '2': [0, 1, 1] })).toEqual([[[2, 1]], [0, 0, 1]])
    expect(taken({ B: [0, 1, 0], '2': [1, 0, 0] })).toEqual([[[1, 0]], [0, 1, 0]])
    expect(taken({})).toEqual([[], [0, 0, 0]])
  })

  test('without a house he builds nothing', () => {
    const s = alone()
    him(s).houses = [2, 3, 3]
    expect(why(hisNoble(s, BUILDER))).toEqual(['skipped'])
  })
})

describe('alone against Lacerda: decrees', () => {
  test('the two leftmost; the others move to the left, and the row is filled', () => {
    const s = alone()
    const before = s.decrees
    hisNoble(s, MINISTER)
    expect(him(s).decrees).toEqual(before.slice(0, 2))
    expect(s.decrees).toEqual([...before.slice(2), NONE, NONE])
  })

  test('when one is left he takes one', () => {
    const s = alone({ decrees: ['decree-gold-stores'] })
    hisNoble(s, MINISTER)
    expect(him(s).decrees).toHaveLength(1)
    expect(why(hisNoble(s, MINISTER))).toEqual(['skipped'])
  })
})

describe('alone against Lacerda: public buildings', () => {
  test('the tile and the spot that lead most: his wigs less the person’s', () => {
    const s = alone({
      offer: ['building-03 santos', 'building-16 mardel'],
      scoring: [3, 4, 3, 5, 4],
      stores: [
        [LACERDA, 'slot-cloth', 'plot-b2'],
        [LACERDA, 'slot-tools', 'plot-c4'],
        [0, 'slot-small', 'plot-c5'],
      ],
    })
    const events = hisNoble(s, KING)
    // Cloth in row B leads by 4; tools in row C by 5 − 4.
    expect(eventsOf(events, 'building-set')).toMatchObject([{ spot: id(SPOTS, 'spot-w-b'), building: 2 }])
    expect(eventsOf(events, 'lacerda-decided')).toMatchObject([{ n: 4, other: 0 }])
    expect(eventsOf(events, 'store-scored')).toMatchObject([{ seat: LACERDA, wigs: 4 }])
    expect([him(s).plans, him(s).officials]).toEqual([[], 8])
  })

  test('equal spots: clockwise from West D; equal tiles: green when the helper is up, else blue', () => {
    const chosen = (helper: number) => {
      const s = alone({}, { helper })
      return eventsOf(hisNoble(s, KING), 'building-set')[0]
    }
    const west = id(SPOTS, 'spot-w-d')
    expect([chosen(BUILDER), chosen(KING)]).toMatchObject([
      { spot: west, building: 13 },
      { spot: west, building: 5 },
    ])
    const s = alone({ buildings: [[0, 'spot-w-d', 'building-01 santos', 0]] }, { helper: BUILDER })
    expect(eventsOf(hisNoble(s, KING), 'building-set')).toMatchObject([{ spot: id(SPOTS, 'spot-w-c') }])
  })

  test('both cubes of the spot are his; they form no sets', () => {
    const s = alone({ rubble: { 'spot-w-d': [1, 0, 1] } }, { rubble: [0, 0, 0] })
    expect(eventsOf(hisNoble(s, KING), 'set-completed')).toEqual([])
    expect([s.lacerda?.rubble, him(s).rubble]).toEqual([
      [1, 0, 1],
      [0, 0, 0],
    ])
  })
})
