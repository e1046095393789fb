import { describe, expect, test } from 'vitest'
import { favorsOfEachNoble, HAND, HOUSES, OFFICIALS } from '../../rules/data/board.ts'
import { BUILDINGS, PLANS } from '../../rules/data/buildings.ts'
import { CARDS } from '../../rules/data/cards.ts'
import {
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
} from '../../rules/data/city.ts'
import { CLERGY } from '../../rules/data/clergy.ts'
import { DECREES } from '../../rules/data/decrees.ts'
import { SHIPS, shipsOfEachColour } from '../../rules/data/ships.ts'
import { DECKS, KINDS, NOBLES, RUBBLE } from '../../rules/data/terms.ts'

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
