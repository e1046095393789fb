import { type AnyGame, resolveOptions, rngFrom } from '@ludoteca/engine'
import { puertoRico, type State } from '@ludoteca/puerto-rico'
import { expect, test } from 'vitest'
import { chooseAction } from '../src/index.ts'

const game = puertoRico as AnyGame
const resolved = resolveOptions(game, 4, {})
if (!resolved.ok) throw new Error(resolved.problem.reason)
const { options } = resolved

/** With a search this short several of these tiles were once declined. */
const SHORT = { iterations: 30 }

test('the first tiles of a game are taken', async () => {
  const answers: string[] = []
  for (let deal = 0; deal < 3; deal++) {
    const state = game.create({ seats: 4, options, seed: `free ${deal}` })
    const rng = rngFrom(`free ${deal}`)
    for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
      const { round, phase } = state as State
      if (round > 1) break
      const manner = { level: 'medium', rng, budget: SHORT } as const
      const action = await chooseAction(game, state, seat, game.legal(state), manner)
      if (phase.kind === 'settle') answers.push(action.type)
      game.apply(state, action)
    }
  }
  expect(answers.length).toBeGreaterThan(8)
  expect(new Set(answers)).toEqual(new Set(['settle']))
})
