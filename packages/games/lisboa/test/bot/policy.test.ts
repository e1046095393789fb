import { estimate, readNetwork } from '@ludoteca/bot-kit/network.ts'
import { startRow } from '@ludoteca/bot-kit/writer.ts'
import { type AnyGame, pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { bot } from '../../bot/index.ts'
import { policyInputs } from '../../bot/policy-inputs.ts'
import { POLICY_NETWORK } from '../../bot/policy-network.ts'
import { SITUATION, writeSituation } from '../../bot/situation.ts'
import { type DecisionKind, lisboa, type State } from '../../rules/index.ts'

describe('the policy', () => {
  test('every action is told apart by numbers of a reasonable size, those of each type in places of their own', () => {
    const row = new Float32Array(policyInputs.size + 1)
    const kinds = new Set<DecisionKind>()
    const places = new Map<number, string>()
    for (const seats of [2, 3, 4]) {
      const resolved = resolveOptions(lisboa, seats, {})
      if (!resolved.ok) throw new Error(resolved.problem.reason)
      const state = lisboa.create({ seats, options: resolved.options, seed: `aspects ${seats}` })
      const rng = rngFrom(`aspects ${seats}`)
      while (lisboa.turn(state) !== null) {
        const legal = lisboa.legal(state)
        if (policyInputs.begin(state)) {
          kinds.add(state.stack.at(-1)?.kind as DecisionKind)
          const rows = new Set<string>()
          for (const action of legal) {
            row.fill(Number.NaN)
            policyInputs.write(state, action, 0, row)
            const [from, to] = policyInputs.own(action)
            const written = [...row.keys()].filter(i => !Number.isNaN(row[i]))
            expect(written).toEqual([...row.keys()].filter(i => i <= SITUATION || (i >= from && i < to)))
            expect(written.every(i => Math.abs(row[i] as number) <= 8)).toBe(true)
            for (let i = from; i < to; i++) {
              expect(places.get(i) ?? action.type).toBe(action.type)
              places.set(i, action.type)
            }
            rows.add(row.join(' '))
          }
          if (legal.length > 3) expect(rows.size).toBeGreaterThan(1)
        }
        lisboa.apply(state, pick(rng, legal))
      }
    }
    expect(kinds.size).toBeGreaterThan(25)
  })

  test('what is alike in all actions is added up once, and makes no difference', () => {
    const network = readNetwork(POLICY_NETWORK)
    let compared = 0
    for (let after = 40; after < 80; after++) {
      const state = midgame(lisboa as AnyGame, 'closer', after) as State
      const legal = lisboa.legal(state)
      const scores = bot.policy?.(state, legal, null)
      if (!scores || !policyInputs.begin(state)) continue
      for (const [i, action] of legal.entries()) {
        const row = new Float32Array(policyInputs.size)
        policyInputs.write(state, action, 0, row)
        expect(scores[i]).toBeCloseTo(estimate(network, row), 4)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(40)
  })

  test('as many numbers tell the situation as there are places for', () => {
    const row = new Float32Array(SITUATION + 1).fill(Number.NaN)
    startRow(row)
    writeSituation(midgame(lisboa as AnyGame, 'closer', 60) as State, 0)
    expect(row.findIndex(Number.isNaN)).toBe(SITUATION)
  })

  test('it is taken where nothing is decided by rule, and with the usual rules only where they ask', () => {
    const state = midgame(lisboa as AnyGame, 'closer', 60) as State
    const asks = (kind: DecisionKind, clergyTrack: 'open' | 'closed' = 'open'): boolean =>
      policyInputs.begin({
        ...state,
        variants: { ...state.variants, clergyTrack },
        stack: [{ kind, seat: 0 }] as unknown as State['stack'],
      })
    for (const kind of ['turn', 'market', 'store', 'cardinal'] as const) expect(asks(kind)).toBe(true)
    for (const kind of ['keep', 'draw', 'renew', 'fee', 'clergy'] as const) expect(asks(kind)).toBe(false)
    expect(asks('cardinal', 'closed')).toBe(false)
  })
})
