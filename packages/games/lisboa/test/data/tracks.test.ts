import { describe, expect, test } from 'vitest'
import { NOBLE_GOODS } from '../../rules/data/board.ts'
import { CARDINAL_START, CHURCH_ICONS, CHURCH_SPOTS } from '../../rules/data/church.ts'
import { CLERGY } from '../../rules/data/clergy.ts'
import { STORE_MAJORITIES, STORE_MAJORITIES_TWO_PLAYERS } from '../../rules/data/scoring.ts'
import { SHIPS, SHIPYARDS } from '../../rules/data/ships.ts'
import { DECKS, GOODS } from '../../rules/data/terms.ts'
import {
  INFLUENCE_MAX,
  INFLUENCE_START,
  MARKET,
  REIS_MARKS,
  TREASURY_START,
  TREASURY_STEPS,
  WIGS_START,
} from '../../rules/data/tracks.ts'

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
