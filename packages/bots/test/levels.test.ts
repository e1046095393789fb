import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { type Action, lisboa, type State } from '@ludoteca/lisboa'
import { afterEach, expect, test, vi } from 'vitest'
import type { Crew } from '../src/crew/crew.ts'
import { chooseAction, type Level } from '../src/index.ts'
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
  ['easy', 'simple'],
  ['medium', 'simple'],
  ['hard', 'network'],
  ['expert', 'fine'],
] as const)('%s judges by what is called %s', async (level, judgement) => {
  const { simple, fine } = knowledge
  if (!simple || !fine) throw new Error('nothing to tell apart')
  const asked = {
    simple: vi.spyOn(simple, 'prospects'),
    network: vi.spyOn(knowledge, 'prospects'),
    fine: vi.spyOn(fine, 'prospects'),
  }
  const state = open()
  const manner = { level, rng: rngFrom(level), budget: { iterations: 8 } }
  await chooseAction(lisboa as AnyGame, state, lisboa.turn(state) ?? 0, lisboa.legal(state), manner)
  const used = Object.entries(asked).filter(([, spy]) => spy.mock.calls.length > 0)
  expect(used.map(([name]) => name)).toEqual([judgement])
})

test('helpers are told whose judgement to go by', async () => {
  const told: Level[] = []
  const crew: Crew = {
    send: ({ level }) => {
      told.push(level)
      return { findings: Promise.resolve([]), stop: () => {} }
    },
    dismiss: () => {},
  }
  const state = open()
  for (const level of ['hard', 'expert'] as const) {
    const manner = { level, rng: rngFrom(level), budget: { iterations: 8 }, crew }
    await chooseAction(lisboa as AnyGame, state, lisboa.turn(state) ?? 0, lisboa.legal(state), manner)
  }
  expect(told).toEqual(['hard', 'expert'])
})
