import 'fake-indexeddb/auto'
import { type AnyGame, resolveOptions, startMatch } from '@ludoteca/engine'
import { newReview } from '@ludoteca/review'
import { findGame } from '@ludoteca/shelf'
import { expect, test } from 'vitest'
import { keepBrought, keepReview, keptReview } from '../../src/review/store.ts'

test('a review that a file brings is kept, but never in the place of one’s own', async () => {
  const game = (await findGame('puerto-rico')?.rules()) as AnyGame
  const options = resolveOptions(game, 3, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  const begin = (seed: string) => startMatch(game, { seats: 3, options: options.options, seed })
  const [mine, other] = [begin('mine'), begin('other')]
  const [own, brought] = [
    { steps: 40, seed: 'own' },
    { steps: 90, seed: 'brought' },
  ]
  await keepReview(newReview(mine, own))
  for (const match of [mine, other]) await keepBrought(match, newReview(match, brought))
  await keepBrought(other, null)
  expect((await keptReview(mine))?.terms).toEqual(own)
  expect((await keptReview(other))?.terms).toEqual(brought)
})
