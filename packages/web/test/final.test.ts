import type { Standing } from '@ludoteca/engine'
import type { AnyGameUi, AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { describe, expect, test } from 'vitest'
import { placingOf } from '../src/table/final/placing.ts'
import { scoringSteps } from '../src/table/final/scoring-steps.ts'

const at = (seat: number, total: number, rank: number, parts: Standing['parts'] = []): Standing => ({
  seat,
  total,
  rank,
  parts,
})

describe('how one came off', () => {
  test('third of four is told the distance to the first', () => {
    const standings = [at(0, 30, 2), at(1, 24, 3), at(2, 31, 1), at(3, 10, 4)]
    expect(placingOf(standings, 1)).toEqual({ how: 'behind', place: 3, behind: 7, first: 2 })
  })

  test('the winner is told how far the next one is', () => {
    expect(placingOf([at(0, 30, 2), at(1, 41, 1)], 1)).toEqual({ how: 'won', ahead: 11, next: 0 })
  })

  test('equal points: shared, or decided by something else', () => {
    expect(placingOf([at(0, 30, 1), at(1, 30, 1)], 1)).toEqual({ how: 'shared' })
    expect(placingOf([at(0, 30, 2), at(1, 30, 1)], 1)).toEqual({ how: 'wonTie', next: 0 })
    expect(placingOf([at(0, 30, 2), at(1, 30, 1)], 0)).toEqual({ how: 'behindTie', place: 2, first: 1 })
  })

  test('whoever won against one who resigned with more points is told the place alone', () => {
    expect(placingOf([at(0, 50, 2), at(1, 30, 1)], 1)).toEqual({ how: 'placed', place: 1 })
    expect(placingOf([at(0, 50, 2), at(1, 30, 1)], 0)).toEqual({ how: 'placed', place: 2 })
  })

  test('nobody is compared with themselves', () => {
    expect(placingOf([at(0, 30, 1)], 0)).toBeNull()
  })
})

describe('the count', () => {
  const scene = { text: { part: (key: string) => key.toUpperCase() } } as unknown as AnyScene
  const parts = (chips: number, houses: number) => [
    { key: 'chips', points: chips },
    { key: 'houses', points: houses },
  ]

  test('adds one part after the other, in order of seats', () => {
    const standings = [at(1, 9, 1, parts(4, 5)), at(0, 7, 2, parts(6, 1))]
    expect(scoringSteps(scene, {}, standings)).toEqual([
      { name: 'CHIPS', counts: [6, 4], totals: [6, 4] },
      { name: 'HOUSES', counts: [1, 5], totals: [7, 9] },
    ])
  })

  test('says nothing where the parts are not the whole', () => {
    expect(scoringSteps(scene, {}, [at(0, 8, 1, parts(6, 1)), at(1, 9, 1, parts(4, 5))])).toEqual([])
  })

  test('is told by the game where it is more than a sum', () => {
    const steps = [{ name: 'weakest', counts: [1], totals: [1] }]
    const ui: AnyGameUi = { scoring: () => steps }
    expect(scoringSteps(scene, ui, [at(0, 1, 1)])).toBe(steps)
  })
})
