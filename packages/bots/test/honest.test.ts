import { type Action, type AnyGame, canonical, rngFrom } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Bot, type Decision, type View, viewOf, witnessOf } from '../src/bot.ts'
import { knowledgeOf } from '../src/games.ts'
import { chooseAction, LEVELS } from '../src/index.ts'
import { observerOf } from '../src/levels.ts'
import { games } from './games.ts'

const keyOf = (state: object): string => canonical((state as { rng: { key: unknown } }).rng.key)

test('a bot gets a view and the legal list; a state is not a view', () => {
  expectTypeOf<Parameters<Bot>>().toEqualTypeOf<[Decision]>()
  expectTypeOf<Decision['view']>().toEqualTypeOf<View>()
  expectTypeOf<object>().not.toExtend<View>()
  expectTypeOf<keyof Decision>().toEqualTypeOf<'game' | 'view' | 'seat' | 'legal' | 'rng'>()
})

/** A game that notes every position a bot reads through it. */
function watched(game: AnyGame, seen: object[]): AnyGame {
  const note =
    <T>(read: (position: object, ...rest: never[]) => T) =>
    (position: object, ...rest: never[]): T => {
      seen.push(structuredClone(position))
      return read(position, ...rest)
    }
  return { ...game, redeal: note(game.redeal), standings: note(game.standings) }
}

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  test.each([
    ['looking', viewOf, game.view],
    ['looking back', witnessOf, game.witness],
  ] as const)('%s blanks what the seat may not know, whatever it is given', (_, observe, shown) => {
    const state = midgame(game, 'look', 40)
    const view = observe(game, state, 1)
    expect(canonical(view)).toBe(canonical(shown(state, 1)))
    expect(canonical(observe(game, view, 1))).toBe(canonical(view))
    expect(canonical(observe(game, viewOf(game, state, 1), 1))).toBe(canonical(viewOf(game, state, 1)))
    expect(canonical(view)).not.toContain(keyOf(state))
  })

  test.each(LEVELS)('%s decides alike in all worlds it cannot tell apart', async level => {
    const state = midgame(game, 'worlds', 60)
    const seat = game.turn(state) ?? 0
    const legal = game.legal(state)
    const choices = new Set<Action>()
    for (let world = 0; world < 4; world++) {
      // A true state with everything replaced that this seat was never shown, or has forgotten at this level.
      const poisoned = game.redeal(observerOf(level)(game, state, seat), seat, rngFrom(`world ${world}`))
      expect(canonical(poisoned)).not.toBe(canonical(state))
      const manner = { level, rng: rngFrom('bot'), budget: { iterations: 8 } }
      choices.add(await chooseAction(game, poisoned, seat, legal, manner))
    }
    expect(choices.size).toBe(1)
  })

  test.each(['easy', 'medium', 'hard', 'expert'] as const)(
    '%s deals itself worlds from what it knows, never from the truth',
    async level => {
      const { byRule } = await knowledgeOf(game)
      const state = midgame(game, 'truth', 30)
      // What is decided by rule needs no world.
      for (let ruled = byRule(state, game.legal(state)); ruled; ruled = byRule(state, game.legal(state))) {
        game.apply(state, ruled)
      }
      const seat = game.turn(state) ?? 0
      const seen: object[] = []
      const manner = { level, rng: rngFrom('bot'), budget: { iterations: 8 } }
      await chooseAction(watched(game, seen), state, seat, game.legal(state), manner)
      expect(seen.length).toBeGreaterThan(0)
      expect(canonical(seen[0])).toBe(canonical(observerOf(level)(game, state, seat)))
      for (const position of seen) expect(canonical(position)).not.toContain(keyOf(state))
    },
  )
})

test.each(LEVELS)('%s counts along in Tigris & Euphrates from hard on', async level => {
  const state = midgame(tigrisEuphrates, 'totals', 60)
  const seat = tigrisEuphrates.turn(state as never) ?? 0
  const seen: object[] = []
  const manner = { level, rng: rngFrom('bot'), budget: { iterations: 8 } }
  const game = watched(tigrisEuphrates as AnyGame, seen)
  await chooseAction(game, state, seat, game.legal(state), manner)
  const counts = ['hard', 'expert', 'master'].includes(level)
  const [first] = seen as { scores: readonly (readonly number[])[] }[]
  if (level === 'random') expect(first).toBeUndefined()
  else expect(first?.scores.every(row => row.length > 0)).toBe(counts)
})
