import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { type Action, lisboa, type State } from '@ludoteca/lisboa'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseAction } from '../src/index.ts'
import { lisboa as knowledge } from '../src/lisboa/index.ts'
import { midgame } from './positions.ts'

afterEach(() => vi.restoreAllMocks())

/** A decision with a choice that no rule makes. */
function open(): State {
  for (let steps = 40; ; steps++) {
    const state = midgame(lisboa as AnyGame, 'levels', steps) as State
    const legal: readonly Action[] = lisboa.legal(state)
    if (legal.length > 1 && !knowledge.byRule(state, legal)) return state
  }
}

test.each([
  ['easy', false],
  ['medium', false],
  ['hard', true],
  ['expert', true],
] as const)('%s judges by the network: %s', async (level, network) => {
  const asked = vi.spyOn(knowledge, 'prospects')
  const state = open()
  const manner = { level, rng: rngFrom(level), budget: { iterations: 8 } }
  await chooseAction(lisboa as AnyGame, state, lisboa.turn(state) ?? 0, lisboa.legal(state), manner)
  expect(asked.mock.calls.length > 0).toBe(network)
})
