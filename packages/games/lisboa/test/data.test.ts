import { describe, expect, test } from 'vitest'
import { favorsOfEachNoble, HAND, HOUSES, NOBLE_GOODS, OFFICIALS, RACK } from '../rules/data/board.ts'
import { BUILDINGS, PLANS, pilesOf } from '../rules/data/buildings.ts'
import { CARDS } from '../rules/data/cards.ts'
import { CARDINAL_START, CHURCH_ICONS, CHURCH_SPOTS } from '../rules/data/church.ts'
import {
  acrossOf,
  CUBES_IN_PILE,
  CUBES_PER_COLOUR,
  CUBES_PER_COLUMN,
  CUBES_PER_ROW,
  CUBES_PER_SPOT,
  LARGE_TILES,
  PLOTS,
  plotAt,
  rowsOpen,
  SCORING_FIXED,
  SCORING_TILES,
  SLOTS,
  SMALL_TILES,
  SPOTS,
  STREETS,
  spotInPlay,
} from '../rules/data/city.ts'
import { CLERGY } from '../rules/data/clergy.ts'
import { readEffects, readFormula, readPower } from '../rules/data/codes.ts'
import { DECREES } from '../rules/data/decrees.ts'
import { ALL, type Effect, formulaWigs } from '../rules/data/effects.ts'
import { STORE_MAJORITIES, STORE_MAJORITIES_TWO_PLAYERS } from '../rules/data/scoring.ts'
import { SHIPS, SHIPYARDS, shipsOfEachColour } from '../rules/data/ships.ts'
import { ARCHITECTS, DECKS, GOODS, KINDS, NOBLES, RUBBLE, TREASURY } from '../rules/data/terms.ts'
import {
  INFLUENCE_MAX,
  INFLUENCE_START,
  MARKET,
  REIS_MARKS,
  TREASURY_START,
  TREASURY_STEPS,
  WIGS_START,
} from '../rules/data/tracks.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const count = <T>(list: readonly T[], test: (each: T) => boolean) => list.filter(test).length
const inDeck = (deck: string) => CARDS.filter(card => DECKS[card.deck] === deck)

describe('how many of everything', () => {
  test('82 Political cards: 21 blue, 20 red, 21 purple, 20 brown', () => {
    expect(CARDS).toHaveLength(82)
    expect(DECKS.map(deck => inDeck(deck).length)).toEqual([21, 20, 21, 20])
    expect(KINDS.map((_, kind) => count(CARDS, card => card.kind === kind))).toEqual([20, 20, 20, 22])
  })

  test('the display decks make four piles of five', () => {
    for (const deck of ['red', 'brown']) {
      for (const kind of KINDS.keys()) {
        expect(count(inDeck(deck), card => card.kind === kind)).toBe(5)
      }
    }
  })

  test('the hand decks are enough for four players', () => {
    for (const deck of ['blue', 'purple']) expect(inDeck(deck).length).toBeGreaterThanOrEqual(4 * HAND)
  })

  test('12 ships, three of each colour', () => {
    expect(SHIPS).toHaveLength(12)
    expect(DECKS.map((_, colour) => count(SHIPS, ship => ship.colour === colour))).toEqual([3, 3, 3, 3])
    expect(shipsOfEachColour(4)).toBe(3)
  })

  test('70 decrees, 37 clergy tiles, 16 buildings, 20 plans', () => {
    expect(DECREES).toHaveLength(70)
    expect(CLERGY).toHaveLength(37)
    expect(BUILDINGS).toHaveLength(16)
    expect(PLANS).toHaveLength(20)
  })

  test('12 Royal Favors with four players, one kind per noble', () => {
    expect(favorsOfEachNoble(4) * NOBLES.length).toBe(12)
  })

  test('24 plots, 14 spots; 19 and 12 with two players', () => {
    expect(PLOTS).toHaveLength(24)
    expect(plotAt(0, 0)).toBe(-1)
    expect(SPOTS).toHaveLength(14)
    expect(count(PLOTS, plot => plot.row < rowsOpen(2))).toBe(19)
    expect(count(SPOTS, spot => spotInPlay(spot, 2))).toBe(12)
    expect(count(SPOTS, spot => spotInPlay(spot, 3))).toBe(14)
  })

  test('63 cubes, 56 of them placed with two players', () => {
    const seeded = (seats: number) =>
      CUBES_PER_ROW * rowsOpen(seats) +
      sum(CUBES_PER_COLUMN) +
      CUBES_PER_SPOT * count(SPOTS, spot => spotInPlay(spot, seats)) +
      CUBES_IN_PILE
    expect(RUBBLE.length * CUBES_PER_COLOUR).toBe(63)
    expect([seeded(4), seeded(3), seeded(2)]).toEqual([63, 63, 56])
  })

  test('22 large and 5 small City tiles cover every plot', () => {
    expect([LARGE_TILES, SMALL_TILES]).toEqual([22, 5])
    expect(LARGE_TILES).toBeGreaterThanOrEqual(count(PLOTS, plot => !plot.small))
    expect(SMALL_TILES).toBe(count(PLOTS, plot => plot.small))
  })

  test('8 houses and 8 officials each, scoring tiles 3, 3, 4, 5 and a fixed 4', () => {
    expect(sum(HOUSES)).toBe(8)
    expect(OFFICIALS).toBe(8)
    expect([SCORING_TILES, SCORING_FIXED]).toEqual([[3, 3, 4, 5], 4])
  })

  test('every id is unique and written in kebab case', () => {
    const ids = [CARDS, SHIPS, CLERGY, DECREES, BUILDINGS, PLANS, PLOTS, SPOTS, SLOTS, STREETS].flatMap(
      table => table.map(row => row.id),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/)
  })
})

describe('Political cards', () => {
  test('each noble has four rewards and one penalty in every deck', () => {
    for (const deck of DECKS) {
      for (const noble of NOBLES.keys()) {
        const cards = inDeck(deck).filter(card => card.kind === noble)
        expect([deck, noble, count(cards, card => card.penalty)]).toEqual([deck, noble, 1])
        expect(cards).toHaveLength(5)
      }
    }
  })

  test('a penalty takes, a reward gives', () => {
    for (const card of CARDS.filter(card => card.kind !== TREASURY)) {
      const loses = card.bottom.map(effect => effect.kind.startsWith('lose-'))
      expect([card.id, new Set(loses)]).toEqual([card.id, new Set([card.penalty])])
    }
  })

  test('penalties carry the most icons of their deck', () => {
    for (const deck of DECKS) {
      const nobles = inDeck(deck).filter(card => card.kind !== TREASURY)
      const most = Math.max(...nobles.map(card => card.influence))
      expect(nobles.filter(card => card.influence === most).every(card => card.penalty)).toBe(true)
    }
  })

  test('Treasury cards have an event and a power and no icons, Noble cards the reverse', () => {
    for (const card of CARDS) {
      const treasury = card.kind === TREASURY
      expect([card.id, card.event.length > 0, card.power !== null]).toEqual([card.id, treasury, treasury])
      expect([card.id, card.bottom.length > 0, card.influence > 0]).toEqual([card.id, !treasury, !treasury])
    }
  })

  test('every deck has a store event and a decree event', () => {
    for (const deck of DECKS) {
      const events = inDeck(deck).flatMap(card => card.event.map(effect => effect.kind))
      expect(events).toEqual(expect.arrayContaining(['store', 'decree']))
    }
  })

  test('nobody is asked to produce or to take rubble in the first hand', () => {
    const kinds = inDeck('blue').flatMap(card => card.bottom.map(effect => effect.kind))
    expect(kinds).not.toContain('produce')
    expect(kinds).not.toContain('rubble')
  })

  test('what only makes sense on a plot stands only on plots', () => {
    const elsewhere: readonly Effect[] = [
      ...CARDS.flatMap(card => [...card.bottom, ...card.event]),
      ...SPOTS.flatMap(spot => spot.reward),
    ]
    expect(elsewhere.filter(effect => effect.kind === 'good-store')).toEqual([])
  })
})

describe('ships and church', () => {
  test('the shipyard of a period rises in hull from the top', () => {
    const hull = (colour: string) => SHIPS.find(ship => DECKS[ship.colour] === colour)?.hull
    expect(SHIPYARDS.map(yard => yard.map(hull))).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  test('a larger ship pays 1 real more for each good', () => {
    for (const ship of SHIPS) expect(ship.modifier).toBe(ship.hull - 1)
  })

  test('a ship can be paid with different goods', () => {
    for (const ship of SHIPS) expect(ship.hull).toBeLessThanOrEqual(GOODS.length)
  })

  test('one gap for influence, one across the church for the treasury; the Cardinal starts on the first', () => {
    expect(CHURCH_ICONS).toHaveLength(CHURCH_SPOTS)
    expect(CHURCH_ICONS).toEqual([null, 'scoring', null, null, 'treasury', null])
    expect(CHURCH_ICONS[CARDINAL_START]).toBe('scoring')
  })

  test('clergy backs lie between 2 and 5', () => {
    for (const tile of CLERGY) expect(tile.wigs >= 2 && tile.wigs <= 5).toBe(true)
  })
})

describe('the city', () => {
  test('plots are numbered in reading order, and found by row and column', () => {
    for (const [i, plot] of PLOTS.entries()) {
      expect(plotAt(plot.row, plot.column)).toBe(i)
      const after = PLOTS[i + 1]
      if (after) expect(after.row * 5 + after.column).toBeGreaterThan(plot.row * 5 + plot.column)
    }
    const at = (id: string) => PLOTS.findIndex(plot => plot.id === id)
    expect(acrossOf(at('plot-b1'), 0)).toBe(at('plot-b2'))
    expect(acrossOf(at('plot-b2'), 0)).toBe(at('plot-b1'))
    expect(acrossOf(at('plot-c4'), 3)).toBe(at('plot-c5'))
    expect(acrossOf(at('plot-a2'), 0)).toBe(-1)
  })

  test('every plot can be built on from one space of the display, two for columns 2 and 3', () => {
    const slotsFor = [0, 1, 2, 3, 4].map(column => count(SLOTS, slot => slot.columns.includes(column)))
    expect(slotsFor).toEqual([1, 2, 2, 2, 1])
  })

  test('a space agrees with its street and the size of its plots', () => {
    for (const slot of SLOTS) {
      expect(STREETS[slot.street]?.good).toBe(slot.good)
      for (const column of slot.columns) expect([slot.street, slot.street + 1]).toContain(column)
      for (const plot of PLOTS.filter(each => slot.columns.includes(each.column)))
        expect(plot.small).toBe(slot.small)
    }
  })

  const shown = (rewards: readonly (readonly Effect[])[]) =>
    rewards.map(([e]) => JSON.stringify(e && 'n' in e ? { kind: e.kind, n: e.n } : e))

  test('each of the twelve land rewards stands twice, one for every plot of the printed board', () => {
    const rewards = shown(PLOTS.map(plot => plot.reward))
    const counts = new Map(rewards.map(code => [code, count(rewards, each => each === code)]))
    expect([...counts.values()]).toEqual(new Array(12).fill(2))
    const reward = (id: string) => PLOTS.find(plot => plot.id === id)?.reward
    expect(reward('plot-a4')).toEqual([{ kind: 'reis', n: 5 }])
    expect(reward('plot-e1')).toEqual([{ kind: 'reis', n: 5 }])
    expect(reward('plot-b2')).toEqual([{ kind: 'influence' }])
    expect(reward('plot-c4')).toEqual([{ kind: 'cardinal', steps: 1 }])
    expect(reward('plot-d3')).toEqual([{ kind: 'recruit', n: 2 }])
    expect(reward('plot-e5')).toEqual([{ kind: 'rubble' }])
  })

  test('the spots north of a street give its good', () => {
    for (const spot of SPOTS.filter(each => each.side === 0))
      expect(spot.reward).toEqual([{ kind: 'good', good: STREETS[spot.serves]?.good }])
  })

  test('each row has a spot west and east, each street one north', () => {
    const served = (side: number) => SPOTS.filter(spot => spot.side === side).map(spot => spot.serves)
    expect([served(0), served(1), served(2)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ])
  })

  test('a building serves one or two trades, on both faces different ones', () => {
    for (const { id, faces } of BUILDINGS) {
      expect([id, faces.every(face => face.length === 1 || face.length === 2)]).toEqual([id, true])
      expect([id, new Set(faces.flat()).size]).toEqual([id, faces.flat().length])
    }
  })

  test('no trade is served more often than another, on neither side of the tiles', () => {
    for (const architect of ARCHITECTS.keys()) {
      const faces = BUILDINGS.map(building => building.faces[architect] ?? [])
      expect(GOODS.map((_, good) => count(faces, face => face.includes(good)))).toEqual([6, 6, 6, 6])
    }
  })

  test('each architect has eight plans in his pile, the smallest on top', () => {
    for (const pile of pilesOf(PLANS)) {
      expect(pile.map(plan => PLANS[plan]?.officials)).toEqual([5, 5, 4, 4, 3, 3, 2, 2])
    }
  })

  test('there is a starting plan for each of four players', () => {
    expect(PLANS.filter(plan => plan.starting).map(plan => plan.officials)).toEqual([3, 3, 3, 3])
  })
})

describe('tracks', () => {
  test('in a rich kingdom money is worth more and visits cost less', () => {
    expect(TREASURY_STEPS.map(step => step.right)).toEqual([1, 2, 3, 4, 5])
    expect(TREASURY_STEPS.map(step => step.left)).toEqual([1, 1, 0, -1, -1])
    expect(TREASURY_STEPS[TREASURY_START]).toEqual({ left: 0, right: 3 })
  })

  test('prices start inside their range', () => {
    expect(MARKET).toHaveLength(GOODS.length)
    expect(MARKET.map(good => good.start)).toEqual([6, 5, 5, 4])
    for (const { min, max } of MARKET) expect([min, max]).toEqual([1, 6])
  })

  test('six réis marks from the top of the influence track to its bottom', () => {
    expect([...REIS_MARKS].sort()).toEqual([0, 1, 2, 3, 5, 7])
    for (const mark of REIS_MARKS) expect(mark >= 0 && mark < INFLUENCE_MAX).toBe(true)
  })

  test('later seats start with more influence, all with five wigs', () => {
    expect([INFLUENCE_START, WIGS_START]).toEqual([[4, 5, 6, 7], 5])
  })

  test('each noble accepts a good of his own', () => {
    expect(NOBLE_GOODS.map(good => GOODS[good])).toEqual(['cloth', 'books', 'tools'])
  })

  test('store majorities fall from place to place', () => {
    expect(STORE_MAJORITIES).toEqual([
      [3, 2, 1],
      [9, 6, 3],
      [9, 6, 3],
      [6, 4, 2],
    ])
    expect(STORE_MAJORITIES_TWO_PLAYERS).toEqual([
      [3, 1],
      [9, 3],
      [9, 3],
      [6, 2],
    ])
  })
})

describe('decrees', () => {
  const wigs = (code: string, n: number) => formulaWigs(readFormula(code), n)

  test('each, beyond, per and bonus', () => {
    expect([0, 1, 2].map(n => wigs('3*stores-of-type(gold)', n))).toEqual([0, 3, 6])
    expect([0, 1, 2, 4].map(n => wigs('2*store-types-1', n))).toEqual([0, 0, 2, 6])
    expect([1, 2, 5].map(n => wigs('1*cubes/2', n))).toEqual([0, 1, 2])
    expect([3, 4].map(n => wigs('1*officials-at-work +2@4', n))).toEqual([3, 6])
  })

  test('steps', () => {
    expect([0, 2, 3, 5, 6, 8, 9, 10].map(n => wigs('influence: 3@3 6@6 9@9', n))).toEqual([
      0, 0, 3, 3, 6, 6, 9, 9,
    ])
  })

  test('no decree gives anything for nothing', () => {
    for (const decree of DECREES) expect([decree.id, formulaWigs(decree.formula, 0)]).toEqual([decree.id, 0])
  })

  test('more of what is asked never gives less', () => {
    for (const { id, formula } of DECREES) {
      for (let n = 0; n < 16; n++) {
        expect([id, formulaWigs(formula, n + 1) >= formulaWigs(formula, n)]).toEqual([id, true])
      }
    }
  })

  test('every cap is reached or can be', () => {
    for (const { id, formula, max } of DECREES) {
      expect([id, formulaWigs(formula, 40) >= max]).toEqual([id, true])
    }
  })

  test('the rubble decrees fit the rack', () => {
    const cubes = DECREES.filter(decree => decree.formula.count.of === 'cubes-of-colour')
    expect(cubes.map(decree => formulaWigs(decree.formula, RACK))).toEqual([8, 8, 8])
  })

  test('the decree of row E stays in the box with two players', () => {
    const rowE = DECREES.find(({ formula: { count } }) => count.of === 'stores-in-row' && count.row === 4)
    expect(rowE?.manyOnly).toBe(true)
  })

  test('nearly all give wigs for each thing of one kind', () => {
    const steps = DECREES.filter(decree => decree.formula.kind === 'steps')
    expect(steps.length).toBeLessThan(5)
  })
})

describe('codes', () => {
  test('effects are read from left to right', () => {
    expect(readEffects('P+(any);G(tools);-OFF(1);CARD1;R(12)')).toEqual([
      { kind: 'price-up' },
      { kind: 'good', good: 3 },
      { kind: 'lose-official', n: 1 },
      { kind: 'cardinal', steps: 1 },
      { kind: 'reis', n: 12 },
    ])
  })

  test('powers name their slot', () => {
    expect(readPower('LAND-2')).toEqual({ slot: 'land', n: 2 })
    expect(readPower('SELL+1(any)')).toEqual({ slot: 'sell-any', n: 1 })
    expect(readPower('SHIPSELL+1(other)')).toEqual({ slot: 'sell-ship-other', n: 1 })
    expect(readPower('RUBBLE(tsunami,all)')).toEqual({ slot: 'rubble-tsunami', n: ALL })
    expect(readPower('VISITPAY(builder,2)')).toEqual({ slot: 'visit-pay-builder', n: 2 })
    expect(readPower('TRADEANY(king)')).toEqual({ slot: 'trade-any-king', n: 1 })
  })

  test.each(['', 'R', 'R()', 'R(0)', 'R(-1)', 'R(3', 'G(silver)', 'INF;', 'toString', 'CARD0', 'XYZ(1)'])(
    'the effect “%s” is refused',
    code => expect(() => readEffects(code)).toThrow(SyntaxError),
  )

  test.each(['', 'LAND', 'LAND-0', 'SELL+1(silver)', 'LAND-2(king)', 'PORT+1', 'VISITPAY(king)'])(
    'the power “%s” is refused',
    code => expect(() => readPower(code)).toThrow(SyntaxError),
  )

  test.each([
    '',
    '3*',
    '3*silver',
    '*stores',
    '0*stores',
    '3*stores-in-row(F)',
    'clergy: 2',
    'clergy: 2@3@4',
  ])('the formula “%s” is refused', code => expect(() => readFormula(code)).toThrow(SyntaxError))

  test('an error quotes the code', () => {
    expect(() => readEffects('G(silver)')).toThrow('“silver” in “G(silver)” is not understood')
  })
})
