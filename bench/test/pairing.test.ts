import { expect, test } from 'vitest'
import { pairing } from '../online/pairing.ts'

test('a server is killed three times while a round is paired: no table is there twice, none is missing', async () => {
  const survival = await pairing({ kills: 3, people: 9 })
  expect(survival).toMatchObject({
    ...{
      kills: 3,
      rounds: 4,
      missing: 0,
      doubled: 0,
      misplaced: 0,
      misheard: 0,
      misranked: 0,
      unreplayable: 0,
    },
  })
}, 420_000)
