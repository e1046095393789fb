import type { Standing } from '@ludoteca/engine'
import { lisboa } from '@ludoteca/lisboa'
import { en as lisboaEn } from '@ludoteca/lisboa/text/en'
import { puertoRico } from '@ludoteca/puerto-rico'
import { en } from '@ludoteca/puerto-rico/text/en'
import { expect, test } from 'vitest'
import { position as lisboaPosition } from '../../games/lisboa/test/position.ts'
import { position } from '../../games/puerto-rico/test/position.ts'
import { tieBreaks as lisboaBreaks } from '../src/boards/lisboa/tally.ts'
import { tieBreaks } from '../src/boards/puerto-rico/tally.ts'
import { tieRows } from '../src/table/tie-rows.ts'

const words = { viewer: 'table', lang: 'en', names: ['Ana', 'Bruno', 'Carla'], who: () => '' } as const
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

test('in Puerto Rico doubloons and goods are counted together, as the places are', () => {
  const { state } = position({
    seats: 3,
    players: [{ points: 9, doubloons: 3 }, { points: 9, doubloons: 1, goods: { corn: 1, coffee: 2 } }, {}],
  })
  const standings = puertoRico.standings(state)
  expect(standings.map(each => each.rank)).toEqual([2, 1, 3])
  expect(tieRows(standings, tieBreaks({ ...words, game: puertoRico, view: state, text: en }))).toEqual([
    { name: 'doubloons and goods', counts: [3, 4, null] },
  ])
})

test('in Lisboa influence is compared, then réis', () => {
  const state = lisboaPosition({
    seats: 2,
    players: [
      { wigs: 9, influence: 2, reis: 1 },
      { wigs: 9, influence: 2, reis: 3 },
    ],
  })
  const standings = lisboa.standings(state)
  expect(standings.map(each => each.rank)).toEqual([2, 1])
  expect(tieRows(standings, lisboaBreaks({ ...words, game: lisboa, view: state, text: lisboaEn }))).toEqual([
    { name: 'Influence', counts: [2, 2] },
    { name: 'Réis', counts: [1, 3] },
  ])
})
