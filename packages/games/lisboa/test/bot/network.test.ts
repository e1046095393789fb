import type { AnyGame } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { bot } from '../../bot/index.ts'
import { lisboa, type State } from '../../rules/index.ts'

describe('the evaluator', () => {
  const at = (moves: number): State => midgame(lisboa as AnyGame, 'network', moves) as State
  const value = (state: State): number[] => {
    const out = state.players.map(() => 0)
    bot.value(state, out)
    return out
  }
  /** How the value of the first seat changes, against that of the second. */
  const gain = (moves: number, change: (player: State['players'][number]) => void): number => {
    const state = at(moves)
    const [own = 0, other = 0] = value(state)
    change(state.players[0] as State['players'][number])
    const [more = 0, less = 0] = value(state)
    return more - less - (own - other)
  }

  test('wigs are good at any time and best late', () => {
    const plus = (moves: number): number =>
      gain(moves, player => {
        player.wigs += 6
      })
    expect(plus(60)).toBeGreaterThan(0.1)
    expect(plus(400)).toBeGreaterThan(plus(60))
  })

  test('money and favors are good to have in the middle of a game', () => {
    expect(gain(120, player => (player.reis += 8))).toBeGreaterThan(0)
    expect(gain(120, player => (player.favors = [1, 1, 1]))).toBeGreaterThan(0)
  })
})
