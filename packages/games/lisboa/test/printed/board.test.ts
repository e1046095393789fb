import { describe, expect, test } from 'vitest'
import { HOUSES, NOBLE_GOODS, OFFICE_PLACES, RACK } from '../../rules/data/board.ts'
import { BUILDINGS } from '../../rules/data/buildings.ts'
import { CARDINAL_START, CHURCH_ICONS } from '../../rules/data/church.ts'
import { PLOTS, RUBBLE_PRICES, SLOTS, SPOTS, STREETS } from '../../rules/data/city.ts'
import { writeEffects } from '../../rules/data/codes.ts'
import { COURTIER_PATH, HELPER_PATH, STATE_ROWS } from '../../rules/data/lacerda.ts'
import {
  FAVOR_WIGS,
  OFFICIAL_MAJORITY,
  OFFICIAL_MAJORITY_TWO_PLAYERS,
  PILES_TO_END,
  REIS_PER_WIG,
  SET_WIGS,
  SETS_TO_END,
  STORE_MAJORITIES,
} from '../../rules/data/scoring.ts'
import { SHIPS } from '../../rules/data/ships.ts'
import { DECKS, GOODS, KINDS, NOBLE_ACTIONS, NOBLES, RUBBLE, STATE_ACTIONS } from '../../rules/data/terms.ts'
import { MARKET, REIS_MARKS, TREASURY_START, TREASURY_STEPS } from '../../rules/data/tracks.ts'
import { lisboa } from '../../rules/game.ts'
import { salePrice } from '../../rules/phases/cards/market.ts'
import { scoringTile } from '../../rules/phases/city/relevance.ts'
import { shipPrice } from '../../rules/phases/state-actions/ships.ts'
import { storePlaces } from '../../rules/score.ts'
import { id, me, play, position } from '../position.ts'
import * as printed from './facts.ts'

/** The board as printed: section 2 of the public facts. */

const word = (list: readonly string[], wanted: string): number => list.indexOf(wanted)

describe('plots and sites', () => {
  test('24 plots, each with the reward printed on it', () => {
    const ours = Object.fromEntries(PLOTS.map(({ id, reward }) => [id, writeEffects(reward)]))
    const theirs = Object.entries(printed.PLOT_REWARDS).flatMap(([row, rewards]) =>
      rewards.flatMap((reward, i) =>
        reward ? [[`plot-${row.toLowerCase()}${i + 1}`, [reward]] as const] : [],
      ),
    )
    expect(theirs).toHaveLength(24)
    expect(ours).toEqual(Object.fromEntries(theirs))
  })

  test('twelve rewards of plots, each exactly twice', () => {
    const rewards = PLOTS.map(({ reward }) => writeEffects(reward).join())
    expect(new Set(rewards).size).toBe(12)
    for (const each of new Set(rewards)) expect(rewards.filter(reward => reward === each)).toHaveLength(2)
  })

  test('14 sites, each with the reward printed on it', () => {
    const ours = (side: number) => SPOTS.filter(spot => spot.side === side).map(s => writeEffects(s.reward))
    const theirs = [printed.SITE_REWARDS.N, printed.SITE_REWARDS.W, printed.SITE_REWARDS.E]
    expect([0, 1, 2].map(ours)).toEqual(theirs.map(side => side.map(reward => [reward])))
  })

  test('streets from west to east; each display space serves both sides of its street, the small one column 5', () => {
    expect(STREETS.map(street => GOODS[street.good])).toEqual(printed.STREETS_FROM_WEST)
    expect(SLOTS.map(({ good, columns, small }) => [GOODS[good], columns.map(c => c + 1), small])).toEqual([
      ['gold', [1, 2], false],
      ['cloth', [2, 3], false],
      ['books', [3, 4], false],
      ['tools', [4], false],
      ['tools', [5], true],
    ])
  })

  test('the scoring value belongs to the column of the plot', () => {
    const s = position({ scoring: [3, 5, 4, 3, printed.COLUMN_5] })
    const values = ['plot-b1', 'plot-c2', 'plot-d3', 'plot-a4', 'plot-e5'].map(p =>
      scoringTile(s, id(PLOTS, p)),
    )
    expect(values).toEqual([3, 5, 4, 3, 4])
  })

  test('land: 3 a brown cube, 2 a red one, 1 a blue one', () => {
    expect(RUBBLE.map((colour, i) => [colour, RUBBLE_PRICES[i]])).toEqual(Object.entries(printed.CUBE_PRICES))
  })

  test('buildings serve one or two trades on each of their faces', () => {
    expect(BUILDINGS).toHaveLength(16)
    const served = BUILDINGS.flatMap(building => building.faces.map(face => face.length))
    expect(new Set(served)).toEqual(new Set([1, 2]))
  })
})

describe('majorities and final scoring', () => {
  test('most stores of a trade; with two players the first and third value', () => {
    const majorities = GOODS.map((good, i) => [good, STORE_MAJORITIES[i]])
    expect(majorities).toEqual(GOODS.map(good => [good, printed.MAJORITIES[good]]))
    const s = position({ seats: 2 })
    expect(GOODS.map((_, good) => storePlaces(s, good))).toEqual(
      GOODS.map(good => printed.MAJORITIES_OF_TWO[good]),
    )
  })

  test('most officials at work', () => {
    expect([OFFICIAL_MAJORITY, OFFICIAL_MAJORITY_TWO_PLAYERS]).toEqual([
      printed.OFFICIALS_AT_WORK.many,
      printed.OFFICIALS_AT_WORK.two,
    ])
  })

  test('the seven icons: ships, rubble sets, stores, 5 réis, decrees, plans with officials, favors', () => {
    const parts = lisboa.standings(position())[0]?.parts.map(part => part.key)
    const stores = GOODS.map(good => `${good}-stores`)
    expect(parts).toEqual(['wigs', 'ships', 'sets', ...stores, 'reis', 'decrees', 'officials', 'favors'])
    expect([SET_WIGS, REIS_PER_WIG, FAVOR_WIGS]).toEqual([3, 5, 2])
    expect([SETS_TO_END[0], PILES_TO_END]).toEqual([2, 3])
  })
})

describe('tracks', () => {
  test('treasury: five spaces, start 3, the poorest dear to visit and the richest cheap', () => {
    expect(TREASURY_STEPS.map(step => step.left)).toEqual(printed.TREASURY.left)
    expect(TREASURY_STEPS.map(step => step.right)).toEqual(printed.TREASURY.right)
    expect(TREASURY_STEPS[TREASURY_START]?.right).toBe(printed.TREASURY.start)
  })

  test('one market track for all goods', () => {
    const [min, max] = printed.MARKET_TRACK
    expect(MARKET).toEqual(GOODS.map(good => ({ min, max, start: printed.MARKET_START[good] })))
  })

  test('coins under six spaces of the influence track', () => {
    expect([...REIS_MARKS].sort((a, b) => a - b)).toEqual(printed.COINS_UNDER_INFLUENCE)
  })

  test('the church ring: influence to the east, where the Cardinal starts, treasury to the west', () => {
    const ours = CHURCH_ICONS.map(icon => (icon === 'scoring' ? 'influence' : (icon ?? 'blank')))
    expect(ours).toEqual(printed.CHURCH_GAPS)
    expect(CHURCH_ICONS[CARDINAL_START]).toBe('scoring')
  })
})

describe('nobles', () => {
  test('from left to right, with their actions and goods', () => {
    const ours = COURTIER_PATH.map(noble => [
      NOBLES[noble],
      ...(STATE_ROWS[noble] ?? []),
      NOBLE_ACTIONS[noble],
      GOODS[NOBLE_GOODS[noble] as number],
    ])
    expect(ours).toEqual(printed.NOBLES_FROM_LEFT)
    for (const [noble, upper, lower] of printed.NOBLES_FROM_LEFT) {
      for (const action of [upper, lower]) expect(word(STATE_ACTIONS, action) >> 1).toBe(word(NOBLES, noble))
    }
  })

  test('five places in an office, decks from the treasury down to the builder', () => {
    expect(OFFICE_PLACES).toBe(5)
    expect([...HELPER_PATH].reverse().map(kind => KINDS[kind])).toEqual(printed.DECKS_FROM_TOP)
  })
})

describe('ships', () => {
  test.each(Object.entries(printed.SHIPS_BY_COLOUR))('%s: hull and modifier', (colour, [hull, modifier]) => {
    const ships = SHIPS.filter(ship => DECKS[ship.colour] === colour)
    expect(ships.map(ship => [ship.hull, ship.modifier])).toEqual([1, 2, 3].map(() => [hull, modifier]))
    const s = position({ players: [{ ships: [`ship-${colour}-1`] }] })
    const ship = id(SHIPS, `ship-${colour}-1`)
    const usual = s.prices[0] as number
    expect(salePrice(s, 0, 0, ship, 0)).toBe(usual + modifier)
    expect(shipPrice(s, 1, ship)).toBe(hull)
  })
})

describe('player boards', () => {
  test('houses 2, 3, 3; a rack of five for each colour; a discarded card is one gold', () => {
    expect([HOUSES, RACK]).toEqual([[2, 3, 3], 5])
    const s = position({ players: [{ goods: [0, 0, 0, 0], hand: ['noble-king-blue-3'] }] })
    play(s, 'discard noble-king-blue-3')
    expect(me(s).goods).toEqual([1, 0, 0, 0])
  })
})
