import type { Evaluator } from '@ludoteca/bot-kit/knowledge.ts'
import { type AnyGame, resolveOptions } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { bot } from '../../bot/index.ts'
import { puertoRico, type State } from '../../rules/index.ts'

test('points and doubloons are good to have', () => {
  const lead = (change: (player: State['players'][number]) => void): number => {
    const state = midgame(puertoRico as AnyGame, 'network', 150, 4) as State
    change(state.players[1] as State['players'][number])
    const out = [0, 0, 0, 0]
    bot.value(state, out)
    return 2 * (out[1] as number) - (out[0] as number) - (out[2] as number)
  }
  const now = lead(() => {})
  expect(lead(player => (player.points += 4))).toBeGreaterThan(now + 0.1)
  expect(lead(player => (player.doubloons += 4))).toBeGreaterThan(now)
})

describe.each(['newBuildings', 'nobles'])('a game with %s, which its networks never met,', module => {
  const evaluate = (evaluator: Evaluator<State>, on: boolean): { value: number[]; margin: number } => {
    const resolved = resolveOptions(puertoRico as AnyGame, 3, { [module]: on ? 'on' : 'off' })
    if (!resolved.ok) throw new Error(resolved.problem.reason)
    const state = puertoRico.create({ seats: 3, options: resolved.options, seed: 'modules' })
    const value = [0, 0, 0]
    evaluator.value(state, value)
    return { value, margin: evaluator.margin(state) }
  }
  const { simple, large, ...usual } = bot
  if (!simple || !large) throw new Error('nothing to tell apart')

  test.each([
    { level: 'hard', evaluator: usual },
    { level: 'expert', evaluator: large },
  ])('goes by the sum for $level', ({ evaluator }) => {
    expect(evaluate(evaluator, true)).toEqual(evaluate(simple, true))
    expect(evaluate(evaluator, false).value).not.toEqual(evaluate(simple, false).value)
    expect(evaluate(evaluator, false).margin).toBe(1)
  })
})
