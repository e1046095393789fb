import type { Evaluator } from '@ludoteca/bot-kit/knowledge.ts'
import { type AnyGame, resolveOptions } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { bot, botWith } from '../../bot/index.ts'
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

describe('a game with New Buildings', () => {
  const evaluate = (evaluator: Evaluator<State>, newBuildings: 'off' | 'on'): number[] => {
    const resolved = resolveOptions(puertoRico as AnyGame, 3, { newBuildings })
    if (!resolved.ok) throw new Error(resolved.problem.reason)
    const state = puertoRico.create({ seats: 3, options: resolved.options, seed: 'modules' })
    const value = [0, 0, 0]
    evaluator.value(state, value)
    return value
  }
  /** What `easy`, `hard` and `expert` go by. */
  const byAll = ({
    simple,
    large,
    ...usual
  }: typeof bot): Record<'easy' | 'hard' | 'expert', Evaluator<State>> => {
    if (!simple || !large) throw new Error('nothing to tell apart')
    return { easy: simple, hard: usual, expert: large }
  }

  test('has a network of its own, the same for hard and expert', () => {
    const { easy, hard, expert } = byAll(bot)
    expect(evaluate(hard, 'on')).toEqual(evaluate(expert, 'on'))
    expect(evaluate(hard, 'on')).not.toEqual(evaluate(easy, 'on'))
    expect(evaluate(hard, 'off')).not.toEqual(evaluate(expert, 'off'))
  })

  test('goes by the sum without one', () => {
    const { easy, hard, expert } = byAll(botWith({ 'modules-network': '' }))
    expect(evaluate(hard, 'on')).toEqual(evaluate(easy, 'on'))
    expect(evaluate(expert, 'on')).toEqual(evaluate(easy, 'on'))
  })
})
