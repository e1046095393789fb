import { type AnyGame, resolveOptions } from '@ludoteca/engine'
import { newReview, type ReviewState, reviewing, summaryOf } from '@ludoteca/review'
import { findGame } from '@ludoteca/shelf'
import { expect, test } from 'vitest'
import { plantedGame } from '../review/games.ts'

test('blunders put into a game of bots are found, and with whom', async () => {
  const game = (await findGame('puerto-rico')?.rules()) as AnyGame
  const options = resolveOptions(game, 2, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  const table = { game, seats: 2, options: options.options, seed: 'small', steps: 8 }
  const { match, planted } = await plantedGame(table, { blunders: 3, every: 5, glance: 40, deep: 240 })
  expect(planted.length).toBeGreaterThan(1)
  let state: ReviewState = newReview(match, { steps: 20, seed: 'review' })
  for await (const next of reviewing(match, state)) state = next
  const { moments } = summaryOf(match, state)
  const found = planted.filter(({ step, seat }) => {
    const moment = moments.find(each => each.step === step)
    return moment?.seat === seat && (moment.class === 'mistake' || moment.class === 'blunder')
  })
  expect(found.length).toBeGreaterThanOrEqual(planted.length - 1)
}, 240_000)
