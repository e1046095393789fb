import { describe, expect, test } from 'vitest'
import { RACK } from '../../rules/data/board.ts'
import { CARDS } from '../../rules/data/cards.ts'
import { SPOTS } from '../../rules/data/city.ts'
import { readEffects, readFormula, readPower } from '../../rules/data/codes.ts'
import { DECREES } from '../../rules/data/decrees.ts'
import { ALL, type Effect, formulaWigs } from '../../rules/data/effects.ts'
import { DECKS, NOBLES, TREASURY } from '../../rules/data/terms.ts'

const count = <T>(list: readonly T[], test: (each: T) => boolean) => list.filter(test).length
const inDeck = (deck: string) => CARDS.filter(card => DECKS[card.deck] === deck)

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
