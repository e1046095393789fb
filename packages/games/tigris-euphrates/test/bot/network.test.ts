import type { Evaluator } from '@ludoteca/bot-kit/knowledge.ts'
import { byNetwork, readNetwork } from '@ludoteca/bot-kit/network.ts'
import { rngFrom } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { bot } from '../../bot/index.ts'
import { infer } from '../../bot/infer.ts'
import { inputs } from '../../bot/inputs.ts'
import { LARGE_NETWORK } from '../../bot/large-network.ts'
import { NETWORK } from '../../bot/network.ts'
import { OTHER_NETWORK } from '../../bot/other-network.ts'
import { leaderIndex, MONUMENTS, type State, tigrisEuphrates } from '../../rules/index.ts'

describe('the evaluators', () => {
  const game = tigrisEuphrates
  const value = (state: State): number[] => {
    const out = state.scores.map(() => 0)
    bot.value(state, out)
    return out
  }
  const at = (moves: number): State => midgame(game, 'network', moves) as State

  test('points in the weakest colour are worth more than in the strongest', () => {
    const state = at(60)
    const plus = (colour: number): number => {
      const richer = game.clone(state)
      richer.scores[0] = [2, 5, 6, 9, 0]
      ;(richer.scores[0] as number[])[colour] = [2, 5, 6, 9][colour] as number
      const before = value(richer)[0] as number
      ;(richer.scores[0] as number[])[colour] = ([2, 5, 6, 9][colour] as number) + 2
      return (value(richer)[0] as number) - before
    }
    expect(plus(0)).toBeGreaterThan(plus(3))
    expect(plus(0)).toBeGreaterThan(0.1)
  })

  test('experts go by the mean of three networks', () => {
    const state = at(60)
    const opinions = [NETWORK, OTHER_NETWORK, LARGE_NETWORK].map(network => {
      const out = state.scores.map(() => 0)
      byNetwork(inputs, readNetwork(network)).value(state, out)
      return out
    })
    const out = state.scores.map(() => 0)
    bot.large?.value(state, out)
    for (const [seat, value] of out.entries()) {
      const all = opinions.map(each => each[seat] as number)
      expect(new Set(all).size).toBe(3)
      expect(value).toBeCloseTo(all.reduce((a, b) => a + b) / 3, 4)
    }
    expect(bot.large?.margin(state)).toBe(bot.margin(state))
  })

  test('a lead is trusted less than the network would have it', () => {
    const state = at(200)
    const own = byNetwork(inputs, readNetwork(NETWORK))
    /** The largest share of the victory. */
    const most = (evaluator: Evaluator<State>): number => {
      const values = state.scores.map(() => 0)
      evaluator.value(state, values)
      const parts = values.map(each => Math.exp(each / evaluator.margin(state)))
      return Math.max(...parts) / parts.reduce((a, b) => a + b)
    }
    expect(most(bot)).toBeLessThan(most(own))
    expect(most(bot)).toBeGreaterThan(1 / state.seats)
  })

  test('a leader on the board is better than none', () => {
    const state = at(60)
    const seat = state.leaders.findIndex((square, i) => square >= 0 && i < 4 * state.seats) >> 2
    const colour = [0, 1, 2, 3].find(
      each => (state.leaders[leaderIndex(seat, each)] as number) >= 0,
    ) as number
    const without = game.clone(state)
    const square = without.leaders[leaderIndex(seat, colour)] as number
    without.leaders[leaderIndex(seat, colour)] = -1
    without.board[square] = 0
    expect(value(state)[seat]).toBeGreaterThan(value(without)[seat] as number)
  })

  /** What is inferred of somebody's points in one colour, on average, after so many turns of theirs. */
  function inferred(view: State, seat: number, colour: number, turns: number): number {
    let sum = 0
    for (let i = 0; i < 60; i++) {
      const rng = rngFrom(`imagine ${i}`)
      const world = game.redeal(view, 0, rng)
      world.turns = turns * world.seats
      infer(world, view, rng)
      sum += (world.scores[seat]?.[colour] as number) / 60
    }
    return sum
  }

  test('hidden totals grow with the game', () => {
    const view = game.view(at(60), 0)
    expect(inferred(view, 1, 1, 0)).toBeLessThan(1)
    expect(inferred(view, 1, 1, 12)).toBeGreaterThan(4)
    expect(inferred(view, 1, 1, 12)).toBeLessThan(8)
  })

  test('who has had a monument has more', () => {
    const view = game.view(at(60), 0)
    const index = view.leaders.findIndex((square, i) => i >= 4 && square >= 0)
    const [seat, colour] = [index >> 2, index & 3]
    const built = game.clone(view)
    built.monuments[MONUMENTS.findIndex(colours => colours.some(each => each === colour))] = view.leaders[
      index
    ] as number
    expect(inferred(built, seat, colour, 10) - inferred(view, seat, colour, 10)).toBeCloseTo(2, 1)
  })

  test('totals everybody can see are left alone', () => {
    const state = at(60)
    const world = game.clone(state)
    infer(world, state, rngFrom('open'))
    expect(world.scores).toEqual(state.scores)
  })
})
