import { expect, test } from 'vitest'
import { tieBreaks } from '../../page/board/tally.ts'
import { lisboa } from '../../rules/index.ts'
import { en } from '../../rules/text/en.ts'
import { position } from '../position.ts'

const words = { viewer: 'table', lang: 'en', names: ['Ana', 'Bruno', 'Carla'], who: () => '' } as const

test('in Lisboa influence is compared, then réis', () => {
  const state = position({
    seats: 2,
    players: [
      { wigs: 9, influence: 2, reis: 1 },
      { wigs: 9, influence: 2, reis: 3 },
    ],
  })
  const standings = lisboa.standings(state)
  expect(standings.map(each => each.rank)).toEqual([2, 1])
  expect(tieBreaks({ ...words, game: lisboa, view: state, text: en })).toEqual([
    { name: 'Influence', counts: [2, 2] },
    { name: 'Réis', counts: [1, 3] },
  ])
})
