import type { Action, AnyGame } from '@ludoteca/engine'
import { rngFrom } from '@ludoteca/engine'
import { type Act, type State, tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { describe, expect, test } from 'vitest'
import { promising } from '../src/ahead.ts'
import { type AnyKnowledge, knownTo } from '../src/knowledge.ts'
import { readNetwork } from '../src/network.ts'
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
