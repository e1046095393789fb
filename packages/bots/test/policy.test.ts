import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { readNetwork } from '@ludoteca/bot-kit/network.ts'
import type { Action, AnyGame } from '@ludoteca/engine'
import { rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { playToQuiet, promising } from '../src/ahead.ts'
import { knowledgeOf } from '../src/games.ts'
import { knownTo, LEVELS } from '../src/levels.ts'
import { byStandings } from '../src/standings.ts'
import { type Lesson, newTrainer } from '../tools/trainer.ts'
import { trainingOf } from '../tools/training.ts'
import { games } from './games.ts'
import { nim } from './nim.ts'

const full = byStandings(nim)
const trained = await Promise.all(
  games.map(async game => ({
    id: game.id,
    knowledge: await knowledgeOf(game),
    training: await trainingOf(game.id),
  })),
)

describe('a policy', () => {
  const legal = Array.from({ length: 100 }, (_, i): Action => ({ type: `${i}` }))
  /** By their priors the first are best; by policy the last of those that it scores. */
  const mind = (policy?: AnyKnowledge['policy']) => ({
    game: nim,
    knowledge: { ...full, prior: () => legal.map((_, i) => -i), ...(policy && { policy }) },
    seats: 2,
  })
  const names = (list: readonly Action[]): string => list.map(each => each.type).join(' ')
  const backwards = (_: object, actions: readonly Action[]): number[] =>
    actions.map(each => Number(each.type))

  test('decides which of those with the best priors are tried, and of no others', () => {
    expect(names(promising(mind(backwards), {}, legal, 4))).toBe('47 46 45 44')
    expect(names(promising(mind(), {}, legal, 4))).toBe('0 1 2 3')
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

  describe('between quiet positions', () => {
    const [left, right] = [{ type: 'left' }, { type: 'right' }]
    /** One decision; the last of its choices is best when tried. */
    const choosing = {
      turn: (s: { done: string[] }) => (s.done.length === 0 ? 0 : null),
      legal: () => [left, right],
      clone: (s: object) => structuredClone(s),
      apply: (s: { done: string[] }, action: Action) => s.done.push(action.type),
    } as unknown as AnyGame
    const chosen = (given: Partial<AnyKnowledge>): string => {
      const state = { done: [] as string[] }
      const value = (s: object, out: number[]): void => {
        out[0] = (s as typeof state).done[0] === 'right' ? 1 : 0
        out[1] = 0
      }
      const knowledge = { ...full, quiet: () => false, byRule: () => null, value, ...given }
      playToQuiet({ game: choosing, knowledge, seats: 2 }, state)
      return state.done.join()
    }

    test('goes before the prior', () => {
      expect(chosen({ prior: () => [1, 0] })).toBe('left')
      expect(chosen({ prior: () => [1, 0], policy: () => [0, 1] })).toBe('right')
      expect(chosen({ prior: () => [1, 0], policy: () => null })).toBe('left')
    })

    test('does without a prior, and spares trying everything', () => {
      expect(chosen({ prior: () => null })).toBe('right')
      expect(chosen({ prior: () => null, policy: () => null })).toBe('right')
      expect(chosen({ prior: () => null, policy: () => [1, 0] })).toBe('left')
    })
  })

  test.each(trained)(
    'of $id is for the levels whose evaluator is a network',
    ({ id, knowledge, training }) => {
      const levels = LEVELS.filter(level => knownTo(level, knowledge).policy !== undefined)
      expect([id, levels]).toEqual([id, training.policy ? ['hard', 'expert', 'master'] : []])
    },
  )

  test.each(trained.filter(({ training }) => training.policy))(
    'of $id has a network that fits',
    ({ training: { policy } }) => {
      const { inputs, hidden } = readNetwork(policy?.network ?? '')
      expect([inputs, hidden % 4]).toEqual([policy?.inputs.size, 0])
    },
  )

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
