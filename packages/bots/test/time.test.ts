import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooseAction } from '../src/index.ts'
import { BUDGETS } from '../src/levels.ts'
import { games } from './games.ts'

afterEach(() => vi.restoreAllMocks())

/** A clock that only the rules move: the same on every machine, however busy. */
function clocked(game: AnyGame, step: number): { game: AnyGame; now: () => number } {
  let clock = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  return {
    game: {
      ...game,
      apply(state, action, emit) {
        clock += step
        game.apply(state, action, emit)
      },
    },
    now: () => clock - 1000,
  }
}

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  test.each(['medium', 'hard'] as const)('%s never takes a tenth more than its time', async level => {
    const limit = BUDGETS[level].ms ?? 0
    // Moves are slower here than on any machine, so that there are few of them in a second.
    const step = limit / 1600
    for (const [i, moves] of [0, 40, 90, 150].entries()) {
      const state = midgame(game, `time ${i}`, moves, game.seats.max)
      const seat = game.turn(state)
      if (seat === null) continue
      const watch = clocked(game, step)
      await chooseAction(watch.game, state, seat, game.legal(state), { level, rng: rngFrom('time') })
      expect(watch.now()).toBeLessThanOrEqual(limit * 1.1)
    }
  })
})

test('medium answers within a tenth of a second', () => {
  expect((BUDGETS.medium.ms ?? 0) * 1.1).toBeLessThanOrEqual(100)
})
