import type { Action, AnyGame } from '@ludoteca/engine'
import { pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { type DecisionKind, type State as LisboaState, lisboa } from '@ludoteca/lisboa'
import { type Act, type State, tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { describe, expect, test } from 'vitest'
import { promising, settle } from '../src/ahead.ts'
import { type AnyKnowledge, knownTo } from '../src/knowledge.ts'
import { aspects as lisboaAspects } from '../src/lisboa/aspects.ts'
import { lisboa as lisboaKnowledge } from '../src/lisboa/index.ts'
import { ORDER as LISBOA_ORDER } from '../src/lisboa/order.ts'
import { SITUATION, seeSituation } from '../src/lisboa/situation.ts'
import { estimate, readNetwork } from '../src/network.ts'
import { begin } from '../src/pen.ts'
import { aspects } from '../src/tigris-euphrates/aspects.ts'
import { tigrisEuphrates as knowledge } from '../src/tigris-euphrates/index.ts'
import { ORDER } from '../src/tigris-euphrates/order.ts'
import { type Lesson, newTrainer } from '../tools/trainer.ts'
import { midgame } from './positions.ts'

const game = tigrisEuphrates as AnyGame
const full = knowledge as unknown as AnyKnowledge

describe('a closer look', () => {
  const legal = Array.from({ length: 100 }, (_, i): Action => ({ type: `${i}` }))
  /** At a glance the first are best; on a closer look the last of those that are looked at. */
  const mind = (closer?: AnyKnowledge['closer']) => ({
    game,
    knowledge: { ...full, glance: () => legal.map((_, i) => -i), ...(closer && { closer }) },
    seats: 4,
  })
  const { closer: _, ...short } = full
  const names = (list: readonly Action[]): string => list.map(each => each.type).join(' ')
  const backwards = (_: object, actions: readonly Action[]): number[] =>
    actions.map(each => Number(each.type))

  test('decides which of the best at a glance are tried, and of nothing else', () => {
    expect(names(promising(mind(backwards), {}, legal, 4))).toBe('47 46 45 44')
    expect(
      names(promising({ ...mind(), knowledge: { ...short, glance: mind().knowledge.glance } }, {}, legal, 4)),
    ).toBe('0 1 2 3')
  })

  test('changes nothing where as many are tried as would get one, or where it tells nothing', () => {
    expect(names(promising(mind(backwards), {}, legal, 48))).toMatch(/^0 1 2 .* 47$/)
    expect(
      names(
        promising(
          mind(() => null),
          {},
          legal,
          4,
        ),
      ),
    ).toBe('0 1 2 3')
    expect(promising(mind(backwards), {}, legal.slice(0, 4), 4)).toEqual(legal.slice(0, 4))
  })

  describe('at small print', () => {
    const [left, right] = [{ type: 'left' }, { type: 'right' }]
    /** One decision; the last of its choices is best when tried. */
    const choosing = {
      turn: (s: { done: string[] }) => (s.done.length === 0 ? 0 : null),
      legal: () => [left, right],
      clone: (s: object) => structuredClone(s),
      apply: (s: { done: string[] }, action: Action) => s.done.push(action.type),
    } as unknown as AnyGame
    const chosen = (looks: Partial<AnyKnowledge>): string => {
      const state = { done: [] as string[] }
      const prospects = (s: object, out: number[]): void => {
        out[0] = (s as typeof state).done[0] === 'right' ? 1 : 0
        out[1] = 0
      }
      const { closer: _, ...rest } = full
      const knowledge = { ...rest, settled: () => false, byRule: () => null, prospects, ...looks }
      settle({ game: choosing, knowledge, seats: 2 }, state)
      return state.done.join()
    }

    test('goes before the glance', () => {
      expect(chosen({ glance: () => [1, 0] })).toBe('left')
      expect(chosen({ glance: () => [1, 0], closer: () => [0, 1] })).toBe('right')
      expect(chosen({ glance: () => [1, 0], closer: () => null })).toBe('left')
    })

    test('does without a glance, and spares trying everything', () => {
      expect(chosen({ glance: () => null })).toBe('right')
      expect(chosen({ glance: () => null, closer: () => null })).toBe('right')
      expect(chosen({ glance: () => null, closer: () => [1, 0] })).toBe('left')
    })
  })

  test('is for those who judge by what they have learnt', () => {
    expect(knownTo('hard', full).closer).toBeDefined()
    expect(knownTo('expert', full).closer).toBeDefined()
    expect(knownTo('medium', full).closer).toBeUndefined()
    expect(knownTo('easy', full).closer).toBeUndefined()
  })

  test('can be learnt from decisions with many choices', () => {
    // Of twenty choices the one with the largest second number is best.
    const lessons = Array.from({ length: 40 }, (_, k): Lesson => {
      const row = Array.from({ length: 20 }, (_, i) => [((i * 7 + k) % 5) / 5, ((i * 11 + k * 3) % 20) / 20])
      const best = row.findIndex(([, second]) => second === 0.95)
      return {
        seats: 20,
        rows: Float32Array.from(row.flat()),
        target: row.map((_, i) => (i === best ? 1 : 0)),
      }
    })
    const trainer = newTrainer(null, 2, 4, rngFrom('many'))
    const before = trainer.loss(lessons)
    for (let i = 0; i < 200; i++) trainer.learn(lessons, 5)
    expect(trainer.loss(lessons)).toBeLessThan(before / 2)
  })
})

describe('in Tigris & Euphrates', () => {
  const states = Array.from({ length: 12 }, (_, i) => midgame(game, `closer ${i}`, 20 + 9 * i) as State)

  test('the network fits the aspects', () => {
    const { inputs, hidden } = readNetwork(ORDER)
    expect([inputs, hidden % 4]).toEqual([aspects.count, 0])
  })

  test('every action is told apart by numbers of a reasonable size, all of them written', () => {
    const row = new Float32Array(aspects.count + 1)
    let looked = 0
    for (const s of states) {
      const legal = tigrisEuphrates.legal(s)
      const glances = knowledge.glance(s, legal)
      if (!glances || !aspects.begin(s)) continue
      looked++
      const seen = new Set<string>()
      for (const [i, act] of legal.entries()) {
        row.fill(Number.NaN)
        aspects.describe(s, act, glances[i] as number, row)
        expect(Number.isNaN(row[aspects.count])).toBe(true)
        expect(row.subarray(0, aspects.count).every(value => Math.abs(value) <= 8)).toBe(true)
        seen.add(row.join(' '))
      }
      expect(seen.size).toBeGreaterThan(3)
    }
    expect(looked).toBeGreaterThan(5)
  })

  test('what is added up in parts is what the network makes of the whole', () => {
    const network = readNetwork(ORDER)
    const row = new Float32Array(aspects.count)
    let compared = 0
    for (const s of states) {
      const legal = tigrisEuphrates.legal(s)
      const glances = knowledge.glance(s, legal)
      const looks = knowledge.closer?.(s, legal, glances)
      if (!glances || !looks || !aspects.begin(s)) continue
      for (const [i, act] of legal.entries()) {
        aspects.describe(s, act, glances[i] as number, row)
        expect(looks[i]).toBeCloseTo(estimate(network, row), 4)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('it is taken at actions and nowhere else', () => {
    const at = (kind: 'action' | 'monument'): readonly number[] | null | undefined => {
      const s = structuredClone(states[0]) as State
      const legal = tigrisEuphrates.legal(s) as Act[]
      const glances = knowledge.glance(s, legal) ?? []
      s.phase = { kind }
      return knowledge.closer?.(s, legal, glances)
    }
    expect(at('action')?.length).toBeGreaterThan(4)
    expect(at('monument')).toBeNull()
  })
})

describe('in Lisboa', () => {
  test('the network fits the aspects', () => {
    const { inputs, hidden } = readNetwork(LISBOA_ORDER)
    expect([inputs, hidden % 4]).toEqual([lisboaAspects.count, 0])
  })

  test('every action is told apart by numbers of a reasonable size, those of each type in places of their own', () => {
    const row = new Float32Array(lisboaAspects.count + 1)
    const kinds = new Set<DecisionKind>()
    const places = new Map<number, string>()
    for (const seats of [2, 3, 4]) {
      const resolved = resolveOptions(lisboa, seats, {})
      if (!resolved.ok) throw new Error(resolved.problem.reason)
      const state = lisboa.create({ seats, options: resolved.options, seed: `aspects ${seats}` })
      const rng = rngFrom(`aspects ${seats}`)
      while (lisboa.turn(state) !== null) {
        const legal = lisboa.legal(state)
        if (lisboaAspects.begin(state)) {
          kinds.add(state.stack.at(-1)?.kind as DecisionKind)
          const seen = new Set<string>()
          for (const action of legal) {
            row.fill(Number.NaN)
            lisboaAspects.describe(state, action, 0, row)
            const [from, to] = lisboaAspects.own(action)
            const written = [...row.keys()].filter(i => !Number.isNaN(row[i]))
            expect(written).toEqual([...row.keys()].filter(i => i <= SITUATION || (i >= from && i < to)))
            expect(written.every(i => Math.abs(row[i] as number) <= 8)).toBe(true)
            for (let i = from; i < to; i++) {
              expect(places.get(i) ?? action.type).toBe(action.type)
              places.set(i, action.type)
            }
            seen.add(row.join(' '))
          }
          if (legal.length > 3) expect(seen.size).toBeGreaterThan(1)
        }
        lisboa.apply(state, pick(rng, legal))
      }
    }
    expect(kinds.size).toBeGreaterThan(25)
  })

  test('what is alike in all actions is added up once, and makes no difference', () => {
    const network = readNetwork(LISBOA_ORDER)
    let compared = 0
    for (let after = 40; after < 80; after++) {
      const state = midgame(lisboa as AnyGame, 'closer', after) as LisboaState
      const legal = lisboa.legal(state)
      const looks = lisboaKnowledge.closer?.(state, legal, null)
      if (!looks || !lisboaAspects.begin(state)) continue
      for (const [i, action] of legal.entries()) {
        const row = new Float32Array(lisboaAspects.count)
        lisboaAspects.describe(state, action, 0, row)
        expect(looks[i]).toBeCloseTo(estimate(network, row), 4)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(40)
  })

  test('as many numbers tell the situation as there are places for', () => {
    const row = new Float32Array(SITUATION + 1).fill(Number.NaN)
    begin(row)
    seeSituation(midgame(lisboa as AnyGame, 'closer', 60) as LisboaState, 0)
    expect(row.findIndex(Number.isNaN)).toBe(SITUATION)
  })

  test('it is taken where nothing is decided by rule, and with the usual rules only where they ask', () => {
    const state = midgame(lisboa as AnyGame, 'closer', 60) as LisboaState
    const asks = (kind: DecisionKind, clergyTrack: 'open' | 'closed' = 'open'): boolean =>
      lisboaAspects.begin({
        ...state,
        variants: { ...state.variants, clergyTrack },
        stack: [{ kind, seat: 0 }] as unknown as LisboaState['stack'],
      })
    for (const kind of ['turn', 'market', 'store', 'cardinal'] as const) expect(asks(kind)).toBe(true)
    for (const kind of ['keep', 'draw', 'renew', 'fee', 'clergy'] as const) expect(asks(kind)).toBe(false)
    expect(asks('cardinal', 'closed')).toBe(false)
    expect(knownTo('hard', lisboaKnowledge as unknown as AnyKnowledge).closer).toBeDefined()
    expect(knownTo('medium', lisboaKnowledge as unknown as AnyKnowledge).closer).toBeUndefined()
  })
})
