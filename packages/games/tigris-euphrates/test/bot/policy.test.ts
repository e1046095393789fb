import { estimate, readNetwork } from '@ludoteca/bot-kit/network.ts'
import type { AnyGame } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { bot } from '../../bot/index.ts'
import { policyInputs } from '../../bot/policy-inputs.ts'
import { POLICY_NETWORK } from '../../bot/policy-network.ts'
import { type Action, type State, tigrisEuphrates } from '../../rules/index.ts'

describe('the policy', () => {
  const states = Array.from(
    { length: 12 },
    (_, i) => midgame(tigrisEuphrates as AnyGame, `closer ${i}`, 20 + 9 * i) as State,
  )

  test('every action is told apart by numbers of a reasonable size, all of them written', () => {
    const row = new Float32Array(policyInputs.size + 1)
    let decisions = 0
    for (const s of states) {
      const legal = tigrisEuphrates.legal(s)
      const priors = bot.prior(s, legal)
      if (!priors || !policyInputs.begin(s)) continue
      decisions++
      const rows = new Set<string>()
      for (const [i, act] of legal.entries()) {
        row.fill(Number.NaN)
        policyInputs.write(s, act, priors[i] as number, row)
        expect(Number.isNaN(row[policyInputs.size])).toBe(true)
        expect(row.subarray(0, policyInputs.size).every(value => Math.abs(value) <= 8)).toBe(true)
        rows.add(row.join(' '))
      }
      expect(rows.size).toBeGreaterThan(3)
    }
    expect(decisions).toBeGreaterThan(5)
  })

  test('what is added up in parts is what the network makes of the whole', () => {
    const network = readNetwork(POLICY_NETWORK)
    const row = new Float32Array(policyInputs.size)
    let compared = 0
    for (const s of states) {
      const legal = tigrisEuphrates.legal(s)
      const priors = bot.prior(s, legal)
      const scores = bot.policy?.(s, legal, priors)
      if (!priors || !scores || !policyInputs.begin(s)) continue
      for (const [i, act] of legal.entries()) {
        policyInputs.write(s, act, priors[i] as number, row)
        expect(scores[i]).toBeCloseTo(estimate(network, row), 4)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('it is taken at actions and nowhere else', () => {
    const at = (kind: 'action' | 'monument'): readonly number[] | null | undefined => {
      const s = structuredClone(states[0]) as State
      const legal = tigrisEuphrates.legal(s) as Action[]
      const priors = bot.prior(s, legal) ?? []
      s.phase = { kind }
      return bot.policy?.(s, legal, priors)
    }
    expect(at('action')?.length).toBeGreaterThan(4)
    expect(at('monument')).toBeNull()
  })
})

test('what starts a conflict is chancy to an expert, and to nobody else', () => {
  const state = midgame(tigrisEuphrates as AnyGame, 'chancy', 0) as State
  const chancy = (phase: object): boolean | undefined => bot.large?.chancy?.({ ...state, phase } as State)
  expect(chancy(state.phase)).toBe(false)
  for (const kind of ['war-order', 'support']) expect(chancy({ kind })).toBe(true)
  expect(bot.chancy).toBeUndefined()
})
