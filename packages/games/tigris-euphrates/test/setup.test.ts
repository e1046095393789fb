import { type AnyGame, resolveOptions } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { squareName } from '../rules/data/board.ts'
import { MAPS, type MapId } from '../rules/data/maps.ts'
import { tigrisEuphrates } from '../rules/game.ts'
import { rulesFrom } from '../rules/options.ts'
import { pileSize } from '../rules/state.ts'
import { position } from './cases/position.ts'

const options = (given: Record<string, string> = {}): Record<string, string> => {
  const resolved = resolveOptions(tigrisEuphrates as unknown as AnyGame, 4, given)
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  return { ...resolved.options }
}

describe('the opening', () => {
  test.each([
    ['A', 2, 131],
    ['A', 3, 125],
    ['A', 4, 119],
    ['B', 2, 127],
    ['B', 3, 121],
    ['B', 4, 115],
  ])('map %s with %i players leaves %i tiles in the bag', (map, seats, bag) => {
    const s = tigrisEuphrates.create({ seats, options: options({ map }), seed: 'x' })
    expect(pileSize(s.bag)).toBe(bag)
    expect(s.hands.map(pileSize)).toEqual(new Array(seats).fill(6))
    expect(tigrisEuphrates.check(s)).toEqual([])
  })

  test.each([
    ['A', 714],
    ['B', 730],
  ])('map %s offers %i actions besides swaps and passing to a hand of all colours', (map, count) => {
    const s = position(`map=${map} start hand1=RBGK`)
    const actions = tigrisEuphrates.legal(s).filter(({ type }) => type !== 'swap' && type !== 'pass')
    expect(actions).toHaveLength(count)
  })
})

describe('the maps', () => {
  const bordered = (map: MapId): string[] =>
    MAPS[map].temples.filter(square => MAPS[map].bordered[square]).map(squareName)

  test('map A: 41 river squares, 10 temples, 4 with a border', () => {
    expect(MAPS.A.river.filter(Boolean)).toHaveLength(41)
    expect(MAPS.A.temples.map(squareName)).toEqual([
      'K1',
      'B2',
      'P2',
      'F3',
      'N5',
      'I7',
      'B8',
      'O9',
      'F10',
      'K11',
    ])
    expect(bordered('A')).toEqual(['B2', 'P2', 'B8', 'O9'])
  })

  test('map B: 39 river squares, 14 temples, 6 with a border', () => {
    expect(MAPS.B.river.filter(Boolean)).toHaveLength(39)
    expect(MAPS.B.temples.map(squareName)).toEqual([
      'E1',
      'J1',
      'O2',
      'B3',
      'G4',
      'L4',
      'D6',
      'P6',
      'A8',
      'H8',
      'M8',
      'E10',
      'J11',
      'O11',
    ])
    expect(bordered('B')).toEqual(['B3', 'P6', 'A8', 'E10', 'J11', 'O11'])
  })
})

test('the published rules set the king of monuments, and an explicit choice wins', () => {
  expect(rulesFrom(options()).kingSubstitutes).toBe(true)
  expect(rulesFrom(options({ rules: 'published' })).kingSubstitutes).toBe(false)
  expect(rulesFrom(options({ rules: 'published', monumentKing: 'substitute' })).kingSubstitutes).toBe(true)
})
