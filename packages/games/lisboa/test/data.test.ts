import { describe, expect, test } from 'vitest'
import {
  favorsOfEachNoble,
  GOODS_PER_TYPE,
  HAND,
  HOUSES,
  NOBLE_GOODS,
  OFFICIALS,
  RACK,
} from '../data/board.ts'
import { BUILDINGS, BUILDINGS_ON_OFFER, PLANS } from '../data/buildings.ts'
import { CARDS } from '../data/cards.ts'
import { CARDINAL_START, CHURCH_ICONS, CHURCH_SPOTS } from '../data/church.ts'
import {
  CUBES_IN_PILE,
  CUBES_PER_COLOUR,
  CUBES_PER_COLUMN,
  CUBES_PER_ROW,
  CUBES_PER_SPOT,
  LARGE_TILES,
  PLOTS,
  rowsOpen,
  SCORING_TILES,
  SLOTS,
  SMALL_TILES,
  SPOTS,
  STREETS,
  spotInPlay,
} from '../data/city.ts'
import { CLERGY } from '../data/clergy.ts'
import { readEffects, readFormula, readPower } from '../data/codes.ts'
import { DECREES, ROW_E_DECREE } from '../data/decrees.ts'
import { ALL, type Effect, formulaWigs } from '../data/effects.ts'
import { STORE_MAJORITIES } from '../data/scoring.ts'
import { SHIPS, SHIPYARDS, shipsOfEachColour } from '../data/ships.ts'
import { ARCHITECTS, DECKS, GOODS, KINDS, NOBLES, RUBBLE, TREASURY } from '../data/terms.ts'
import {
  INFLUENCE_MAX,
  INFLUENCE_START,
  MARKET,
  REIS_MARKS,
  TREASURY_START,
  TREASURY_STEPS,
  WIGS_START,
} from '../data/tracks.ts'

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

  test('25 plots, 14 spots; 20 and 12 with two players', () => {
    expect(PLOTS).toHaveLength(25)
    expect(SPOTS).toHaveLength(14)
    expect(count(PLOTS, plot => plot.row < rowsOpen(2))).toBe(20)
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

  test('68 goods, 8 houses and 8 officials each, 4 scoring tiles', () => {
    expect(GOODS.length * GOODS_PER_TYPE).toBe(68)
    expect(sum(HOUSES)).toBe(8)
    expect(OFFICIALS).toBe(8)
    expect(SCORING_TILES).toHaveLength(STREETS.length)
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
      [2, 3],
      [3, 4],
    ])
  })

  test('a ship can be paid with different goods', () => {
    for (const ship of SHIPS) expect(ship.hull).toBeLessThanOrEqual(GOODS.length)
  })

  test('one icon kind per gap, both kinds present, the Cardinal starts on a bare gap', () => {
    expect(CHURCH_ICONS).toHaveLength(CHURCH_SPOTS)
    expect(new Set(CHURCH_ICONS)).toEqual(new Set([null, 'scoring', 'treasury']))
    expect(CHURCH_ICONS[CARDINAL_START]).toBeNull()
  })

  test('clergy backs sum to 133, each between 2 and 5', () => {
    expect(sum(CLERGY.map(tile => tile.wigs))).toBe(133)
    for (const tile of CLERGY) expect(tile.wigs >= 2 && tile.wigs <= 5).toBe(true)
  })
})

describe('the city', () => {
  test('a plot number is row times five plus column', () => {
    for (const [i, plot] of PLOTS.entries()) expect(plot.row * 5 + plot.column).toBe(i)
  })

  test('every plot can be built on from one slot, two for columns 2 to 4', () => {
    const slotsFor = [0, 1, 2, 3, 4].map(column => count(SLOTS, slot => slot.column === column))
    expect(slotsFor).toEqual([1, 2, 2, 2, 1])
  })

  test('a slot agrees with its street and the size of its plots', () => {
    for (const slot of SLOTS) {
      expect(STREETS[slot.street]?.good).toBe(slot.good)
      expect(slot.column).toBe(slot.faces === 'E' ? slot.street : slot.street + 1)
      for (const plot of PLOTS.filter(each => each.column === slot.column))
        expect(plot.small).toBe(slot.small)
    }
  })

  test('each row has a spot west and east, each street one north', () => {
    const served = (side: number) => SPOTS.filter(spot => spot.side === side).map(spot => spot.serves)
    expect([served(0), served(1), served(2)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ])
  })

  test('the outer and the book-and-tool plots pay 5 réis', () => {
    const paying = PLOTS.filter(plot => plot.reward.some(effect => effect.kind === 'reis' && effect.n === 5))
    expect(new Set(paying.map(plot => plot.column))).toEqual(new Set([0, 3]))
  })

  test('the two faces of a building carry all four trades', () => {
    for (const building of BUILDINGS) {
      expect(building.faces.flat().sort()).toEqual([0, 1, 2, 3])
    }
  })

  test('each architect has eight buildings, half of them on offer, and eight plans in his pile', () => {
    for (const architect of ARCHITECTS.keys()) {
      expect(count(BUILDINGS, each => each.architect === architect)).toBe(2 * BUILDINGS_ON_OFFER)
      const pile = PLANS.filter(plan => !plan.starting && plan.architect === architect)
      expect(pile.map(plan => plan.officials)).toEqual([2, 2, 3, 3, 3, 3, 4, 4])
    }
  })

  test('there is a starting plan for each of four players', () => {
    expect(PLANS.filter(plan => plan.starting).map(plan => plan.officials)).toEqual([2, 2, 2, 2])
  })
})

describe('tracks', () => {
  test('both treasury numbers never fall as the kingdom grows richer', () => {
    for (const [i, step] of TREASURY_STEPS.entries()) {
      const next = TREASURY_STEPS[i + 1]
      if (!next) continue
      expect(next.left + next.right).toBe(step.left + step.right + 1)
      expect(Math.min(next.left - step.left, next.right - step.right)).toBe(0)
    }
    expect(TREASURY_STEPS[TREASURY_START]).toEqual({ left: 2, right: 3 })
  })

  test('prices start inside their range', () => {
    expect(MARKET).toHaveLength(GOODS.length)
    for (const { min, max, start } of MARKET) expect(min < start && start < max).toBe(true)
  })

  test('six réis marks from the top of the influence track to its bottom', () => {
    expect(new Set(REIS_MARKS).size).toBe(6)
    for (const mark of REIS_MARKS) expect(mark >= 0 && mark < INFLUENCE_MAX).toBe(true)
  })

  test('later seats never start with less', () => {
    for (const track of [INFLUENCE_START, WIGS_START]) {
      expect(track).toHaveLength(4)
      expect([...track].sort((a, b) => a - b)).toEqual([...track])
    }
  })

  test('each noble accepts a good of his own', () => {
    expect(NOBLE_GOODS.map(good => GOODS[good])).toEqual(['cloth', 'books', 'tools'])
  })

  test('store majorities fall from place to place', () => {
    for (const [first, second, third] of STORE_MAJORITIES) expect(first > second && second > third).toBe(true)
  })
})

describe('decrees', () => {
  const wigs = (code: string, n: number) => formulaWigs(readFormula(code), n)

  test('each, beyond, per and bonus', () => {
    expect([0, 1, 2].map(n => wigs('3*stores-of-type(gold)', n))).toEqual([0, 3, 6])
    expect([0, 1, 2, 4].map(n => wigs('2*store-types-1', n))).toEqual([0, 0, 2, 6])
    expect([1, 2, 5].map(n => wigs('1*cubes/2', n))).toEqual([0, 1, 2])
    expect([3, 4].map(n => wigs('1*officials-in-buildings +2@4', n))).toEqual([3, 6])
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
    expect(cubes.map(decree => formulaWigs(decree.formula, RACK))).toEqual([7, 7, 7])
  })

  test('the decree of row E is the one for row E', () => {
    expect(DECREES[ROW_E_DECREE]?.formula.count).toEqual({ of: 'stores-in-row', row: 4 })
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
