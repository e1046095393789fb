import { type AnyGame, resolveOptions } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { buildingOf } from '../../rules/data/buildings.ts'
import { CARDS } from '../../rules/data/cards.ts'
import { CLERGY } from '../../rules/data/clergy.ts'
import { DECREES } from '../../rules/data/decrees.ts'
import { SHIPS } from '../../rules/data/ships.ts'
import { DECKS, KINDS, MINISTER, NOBLES, ROWS } from '../../rules/data/terms.ts'
import { lisboa } from '../../rules/game.ts'
import { officialsAt } from '../../rules/phases/board.ts'
import { tablesOf } from '../../rules/set/of.ts'
import { DUMMY, type State } from '../../rules/state.ts'
import * as printed from './facts.ts'

/** Set-up as printed: section 1 of the public facts, on games as they are dealt. */

const SEEDS = [...'abcdefghijkl']

function dealt(seats: number, seed: string): State {
  const resolved = resolveOptions(lisboa as unknown as AnyGame, seats, {})
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const s = lisboa.create({ seats, options: resolved.options, seed })
  while (s.stack.at(-1)?.kind === 'keep') lisboa.apply(s, lisboa.legal(s)[0] as never)
  return s
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const inThrees = (list: readonly number[]): number[] =>
  Array.from({ length: list.length / 3 }, (_, i) => sum(list.slice(3 * i, 3 * i + 3)))

describe.each(printed.BY_PLAYERS)('%i players', (seats, ships, favors, neutral) => {
  const games = SEEDS.map(seed => dealt(seats, seed))
  const each = (look: (s: State) => void): void => {
    for (const s of games) look(s)
  }

  test('everybody: 10 réis, 1 of each good, 5 wigs, 5 blue cards, influence in the order of play', () =>
    each(s => {
      for (const [seat, p] of s.players.entries()) {
        expect([p.reis, p.goods, p.wigs]).toEqual([10, [1, 1, 1, 1], printed.WIGS_AT_START])
        expect(p.influence).toBe(printed.INFLUENCE_AT_START[(seat - s.start + seats) % seats])
        expect(p.hand.map(card => DECKS[CARDS[card]?.deck ?? -1])).toEqual(new Array(5).fill('blue'))
      }
    }))

  test('eight officials each, one of them with the Minister; neutral ones only with two players', () =>
    each(s => {
      for (const [seat, p] of s.players.entries()) {
        expect([p.officials, officialsAt(s, MINISTER, seat)]).toEqual([7, 1])
        expect(NOBLES.map((_, noble) => officialsAt(s, noble, seat))).toEqual([0, 1, 0])
      }
      expect(NOBLES.map((_, noble) => officialsAt(s, noble, DUMMY))).toEqual([neutral, neutral, neutral])
    }))

  test('one Clergy tile of two, one Royal Favor, one starting plan; the other favors lie with the nobles', () =>
    each(s => {
      const { plans } = tablesOf(s)
      for (const p of s.players) {
        expect([p.clergy.length, sum(p.favors), p.plans.map(plan => plans[plan]?.starting)]).toEqual([
          1,
          1,
          [true],
        ])
      }
      const held = NOBLES.map((_, noble) => sum(s.players.map(p => p.favors[noble] as number)))
      expect(NOBLES.map((_, noble) => (s.favors[noble] as number) + (held[noble] as number))).toEqual([
        favors,
        favors,
        favors,
      ])
      // What was not kept is back in the bag, or round the church.
      const bag = s.bag.length + s.church.length
      expect(bag).toBe(CLERGY.length - seats)
    }))

  test('public buildings: eight with the blue face, eight with the green one; one on offer, the next open', () =>
    each(s => {
      const faces = [0, 1].map(architect => [
        s.buildings[architect] as number,
        s.future[architect] as number,
        ...(s.buildingStacks[architect] as number[]),
      ])
      expect(faces.map(stack => stack.length)).toEqual([8, 8])
      expect(faces.map((stack, architect) => stack.every(face => face % 2 === architect))).toEqual([
        true,
        true,
      ])
      expect(new Set(faces.flat().map(buildingOf)).size).toBe(16)
      expect(lisboa.view(s, 'table').future).toEqual(s.future)
    }))

  test('plans: two open piles, the fewest officials on top', () =>
    each(s => {
      const { plans } = tablesOf(s)
      const piles = s.plans.map(pile => [...pile].reverse().map(plan => plans[plan]?.officials))
      expect(piles).toEqual([printed.PLANS_OF_A_PILE, printed.PLANS_OF_A_PILE])
      expect(lisboa.view(s, 'table').plans).toEqual(s.plans)
    }))

  test('scoring tiles 3, 3, 4, 5 under columns 1 to 4, a fixed 4 under column 5', () =>
    each(s => {
      expect([...s.scoring.slice(0, 4)].sort()).toEqual(printed.COLUMN_TILES)
      expect(s.scoring[4]).toBe(printed.COLUMN_5)
    }))

  test('prices, treasury, five City tiles on display, six Clergy tiles, the Cardinal on the influence gap', () =>
    each(s => {
      expect(s.prices).toEqual(Object.values(printed.MARKET_START))
      expect([s.treasury, s.tiles, s.cardinal]).toEqual([2, [1, 1, 1, 1, 1], 1])
      expect(s.church.filter(tile => tile >= 0)).toHaveLength(6)
    }))

  test('four red decks of five, the top card open', () =>
    each(s => {
      expect(s.piles.map(pile => pile.length)).toEqual([5, 5, 5, 5])
      for (const [kind, pile] of s.piles.entries()) {
        for (const card of pile) {
          expect([DECKS[CARDS[card]?.deck ?? -1], CARDS[card]?.kind]).toEqual(['red', kind])
        }
      }
      expect(KINDS).toHaveLength(4)
      expect(lisboa.view(s, 'table').piles.map(pile => pile.at(-1))).toEqual(s.piles.map(pile => pile.at(-1)))
    }))

  test('ships: blue on red, as many of each colour as the count says', () =>
    each(s => {
      const fromTop = [...s.shipyard].reverse().map(ship => DECKS[SHIPS[ship]?.colour ?? -1])
      expect(fromTop).toEqual([...new Array(ships).fill('blue'), ...new Array(ships).fill('red')])
    }))

  test('eight decrees open; with two players none with their symbol', () =>
    each(s => {
      expect(s.decrees).toHaveLength(8)
      const marked = [...s.decrees, ...s.decreeDeck].filter(decree => DECREES[decree]?.manyOnly)
      expect(marked.length > 0).toBe(seats > 2)
    }))

  test('rubble: three a row, three a column, two at column 5, two a site, six in the pile; row E closed for two', () =>
    each(s => {
      const rowE = seats === 2 ? 0 : 3
      expect(inThrees(s.rowRubble)).toEqual([3, 3, 3, 3, rowE])
      expect(inThrees(s.columnRubble)).toEqual([3, 3, 3, 3, 2])
      expect(sum(s.pile)).toBe(6)
      const sites = inThrees(s.spotRubble)
      expect(sites.filter(cubes => cubes === 2)).toHaveLength(seats === 2 ? 12 : 14)
      expect(sum(s.lostRubble)).toBe(seats === 2 ? 7 : 0)
      expect(ROWS).toHaveLength(5)
    }))

  test('the starting player is drawn', () =>
    expect(new Set(SEEDS.flatMap(seed => dealt(seats, `start ${seed}`).start)).size).toBe(seats))
})
