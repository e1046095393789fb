import { expect, test } from 'vitest'
import { BUILDINGS } from '../rules/data/buildings.ts'
import { PLOTS, SLOTS, SPOTS } from '../rules/data/city.ts'
import {
  endNear,
  landParts,
  landRange,
  openingLines,
  plotLines,
  storeLines,
  visitParts,
} from '../rules/explain.ts'
import { landPrice } from '../rules/phases/city/land.ts'
import { NONE } from '../rules/state.ts'
import { id, position } from './position.ts'

const B2 = id(PLOTS, 'plot-b2')

test('[LIS-106] the parts of a land price add up to the price', () => {
  const s = position({
    treasury: 3,
    rubble: { B: [1, 1, 1], '2': [0, 2, 1] },
    players: [{ cards: ['treasury-blue-1'] }],
  })
  const { treasury, less, rubble, total } = landParts(s, 0, B2)
  const sum = rubble.reduce((all, part) => all + (part.cubes - part.free) * part.each, treasury - less)
  expect(less).toBe(2)
  expect(sum).toBe(total)
  expect(total).toBe(landPrice(s, 0, B2, NONE))
})

test('the price of a plot ranges over the cubes that may be cleared', () => {
  const s = position({ treasury: 4, rubble: { B: [1, 0, 1] } })
  const dearest = landPrice(s, 0, B2, NONE)
  expect(landRange(s, 0, B2)).toEqual({ least: dearest - 3, most: dearest - 1 })
})

test('without rubble a plot has one price', () => {
  const s = position({ treasury: 4, rubble: {} })
  const { least, most } = landRange(s, 0, B2)
  expect(least).toBe(most)
})

test('the price of a visit is taken apart', () => {
  const board = { players: [{ clergy: ['clergy-01'] }] }
  const poor = position({ ...board, treasury: 0, offices: [[0, 1, 3]] })
  expect(visitParts(poor, 0, 0)).toEqual({ treasury: 1, rivals: 3, less: 1, total: 3 })
  const rich = position({ ...board, treasury: 4, offices: [[0, 1, 1]] })
  expect(visitParts(rich, 0, 0)).toEqual({ treasury: -1, rivals: 1, less: 1, total: 0 })
})

test('a new store scores with the buildings of its street and row, at the value of its column, before it stands there', () => {
  const s = position({
    buildings: [
      [1, 'spot-n1', 'building-14 santos', 2],
      [1, 'spot-w-b', 'building-06 mardel', 2],
      [1, 'spot-e-b', 'building-04 mardel', 2],
    ],
  })
  const street = SLOTS[id(SLOTS, 'slot-gold')]?.street ?? NONE
  const lines = storeLines(s, 0, B2, street)
  expect(lines.map(line => SPOTS[line.spot]?.id)).toEqual(['spot-n1', 'spot-w-b'])
  expect(lines.every(line => line.wigs === s.scoring[1] && line.owner === 0)).toBe(true)
  expect(plotLines(s, B2)).toEqual([])
})

test('an opening shows every store it would score, whoever owns it', () => {
  const s = position({
    stores: [
      [0, 'slot-gold', 'plot-b2'],
      [1, 'slot-gold', 'plot-c1'],
    ],
  })
  const face = id(BUILDINGS, 'building-14') * 2
  const lines = openingLines(s, id(SPOTS, 'spot-n1'), face)
  expect(lines.map(line => line.owner)).toEqual([0, 1])
})

test('the end of a period is measured in sets and empty piles', () => {
  const s = position({ players: [{ rubble: [1, 2, 1] }] })
  expect(endNear(s)).toMatchObject({ sets: 1, setsNeeded: 2, pilesNeeded: 3 })
})

test('the way to the end is never longer than its goal: no 4/3 empty piles', () => {
  const s = position({ players: [{ rubble: [4, 4, 4] }] })
  s.piles = s.piles.map(() => [])
  expect(endNear(s)).toMatchObject({ sets: 2, setsNeeded: 2, piles: 3, pilesNeeded: 3 })
})
