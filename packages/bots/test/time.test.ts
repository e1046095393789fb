import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { knowledgeOf } from '../src/games.ts'
import { chooseAction } from '../src/index.ts'
import { BUDGETS } from '../src/levels.ts'
import { spentOn } from '../src/search/think.ts'
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

/** What a turn may take on average with four players, in milliseconds. */
const PATIENCE = { medium: 500, hard: 2000, expert: 8000 } as const

describe.each(games.map(game => [game.id, game] as const))('a turn of %s', (_, game) => {
  test('takes a person’s patience at most', async () => {
    const knowledge = await knowledgeOf(game)
    const state = midgame(game, 'turns', 0, 4)
    const manner = { level: 'easy', rng: rngFrom('turns'), careful: true } as const
    /** Decisions that are searched: in quiet positions, and in the middle of a turn. */
    const asked = { quiet: 0, inside: 0 }
    let turns = 0
    let before = -1
    for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
      const legal = game.legal(state)
      if (legal.length > 1 && !knowledge.byRule(state, legal)) {
        const quiet = knowledge.quiet(state)
        asked[quiet ? 'quiet' : 'inside']++
        // What others decide in a turn belongs to it.
        if (quiet && seat !== before) turns++
        if (quiet) before = seat
      }
      game.apply(state, await chooseAction(game, state, seat, legal, manner))
    }
    expect(turns).toBeGreaterThan(40)
    for (const level of ['medium', 'hard', 'expert'] as const) {
      const of = (quiet: boolean): number => spentOn(BUDGETS[level], quiet).ms ?? 0
      const most = (asked.quiet * of(true) + asked.inside * of(false)) / turns
      expect(most, level).toBeLessThanOrEqual(PATIENCE[level])
    }
  })
})

test('in the middle of a turn a level spends a part of its time or steps', () => {
  const budget = { ms: 1000, iterations: 30, inside: 0.25 }
  expect(spentOn(budget, true)).toBe(budget)
  expect(spentOn(budget, false)).toEqual({ ms: 250, iterations: 8 })
  expect(spentOn({ iterations: 30 }, false)).toEqual({ iterations: 30 })
})

test('medium answers within a tenth of a second', () => {
  expect((BUDGETS.medium.ms ?? 0) * 1.1).toBeLessThanOrEqual(100)
})
