import { expect, test } from 'vitest'
import { evening } from '../online/evening.ts'

test('a club plays a Swiss evening through the real addresses; its standings follow from the exported games', async () => {
  const played = await evening({
    ...{ game: 'tigris-euphrates', system: 'swiss', people: 7, seats: 2, rounds: 2, nodes: 1, kills: 1 },
  })
  expect(played).toMatchObject({
    ...{ missing: 0, doubled: 0, misplaced: 0, misheard: 0, misranked: 0, unreplayable: 0 },
  })
  expect(played.moves).toBeGreaterThan(100)
}, 420_000)
