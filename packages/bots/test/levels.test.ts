import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { type Action, puertoRico, type State } from '@ludoteca/puerto-rico'
import { midgame } from '@ludoteca/testkit'
import { afterEach, expect, test, vi } from 'vitest'
import type { Crew } from '../src/crew/crew.ts'
import { knowledgeOf } from '../src/games.ts'
import { chooseAction, type Level } from '../src/index.ts'

const knowledge = await knowledgeOf(puertoRico as AnyGame)

afterEach(() => vi.restoreAllMocks())

/** A decision with a choice that no rule makes. */
function open(): State {
  for (let steps = 40; ; steps++) {
    const state = midgame(puertoRico as AnyGame, 'levels', steps) as State
    const legal: readonly Action[] = puertoRico.legal(state)
    if (legal.length > 1 && !knowledge.byRule(state, legal)) return state
  }
}

test.each([
  ['easy', 'simple'],
  ['medium', 'simple'],
  ['hard', 'network'],
  ['expert', 'large'],
  ['master', 'large'],
] as const)('%s uses the evaluator called %s', async (level, evaluator) => {
  const { simple, large } = knowledge
  if (!simple || !large) throw new Error('nothing to tell apart')
  const asked = {
    simple: vi.spyOn(simple, 'value'),
    network: vi.spyOn(knowledge, 'value'),
    large: vi.spyOn(large, 'value'),
  }
  const state = open()
  const manner = { level, rng: rngFrom(level), budget: { iterations: 8 } }
  await chooseAction(
    puertoRico as AnyGame,
    state,
    puertoRico.turn(state) ?? 0,
    puertoRico.legal(state),
    manner,
  )
  const used = Object.entries(asked).filter(([, spy]) => spy.mock.calls.length > 0)
  expect(used.map(([name]) => name)).toEqual([evaluator])
})

test('helpers are told which evaluator to use', async () => {
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
    await chooseAction(
      puertoRico as AnyGame,
      state,
      puertoRico.turn(state) ?? 0,
      puertoRico.legal(state),
      manner,
    )
  }
  expect(told).toEqual(['hard', 'expert'])
})
