import type { Standing } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { tieRows } from '../src/table/final/tie-rows.ts'

const place = (seat: number, total: number): Standing => ({ seat, total, rank: 1, parts: [] })
const compared = [
  { name: 'influence', counts: [4, 7, 4, 4] },
  { name: 'réis', counts: [1, 2, 3, 4] },
]

test('nothing is compared where every total is another', () => {
  expect(tieRows([place(0, 9), place(1, 8)], compared)).toEqual([])
})

test('equal totals show what was compared, and only to whom it mattered', () => {
  expect(tieRows([place(0, 49), place(1, 49), place(2, 30), place(3, 12)], compared)).toEqual([
    { name: 'influence', counts: [4, 7, null, null] },
  ])
})

test('who is still level is compared further', () => {
  expect(tieRows([place(3, 20), place(1, 20), place(2, 20), place(0, 30)], compared)).toEqual([
    { name: 'influence', counts: [null, 7, 4, 4] },
    { name: 'réis', counts: [null, null, 3, 4] },
  ])
})
