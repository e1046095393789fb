import { expect, test } from 'vitest'
import { tieBreaks } from '../../page/board/tally.ts'
import { puertoRico } from '../../rules/index.ts'
import { en } from '../../rules/text/en.ts'
import { position } from '../position.ts'

const words = { viewer: 'table', lang: 'en', names: ['Ana', 'Bruno', 'Carla'], who: () => '' } as const

test('in Puerto Rico doubloons and goods are counted together, as the places are', () => {
  const { state } = position({
    seats: 3,
    players: [{ points: 9, doubloons: 3 }, { points: 9, doubloons: 1, goods: { corn: 1, coffee: 2 } }, {}],
  })
  const standings = puertoRico.standings(state)
  expect(standings.map(each => each.rank)).toEqual([2, 1, 3])
  expect(tieBreaks({ ...words, game: puertoRico, view: state, text: en })).toEqual([
    { name: 'doubloons and goods', counts: [3, 4, 0] },
  ])
})
