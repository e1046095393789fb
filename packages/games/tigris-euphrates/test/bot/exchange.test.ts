import type { AnyGame } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { lateExchange } from '../../bot/exchange.ts'
import { type State, tigrisEuphrates } from '../../rules/index.ts'

/** A position at an action, with this hand and so many tiles in the bag; red is the weakest colour. */
function late(hand: readonly number[], bag: number): State {
  for (let moves = 60; ; moves++) {
    const state = midgame(tigrisEuphrates as AnyGame, 'exchange', moves) as State
    if (state.phase.kind !== 'action') continue
    state.hands[state.active] = [...hand, 0]
    state.scores[state.active] = [2, 5, 6, 7, 0]
    state.bag = [bag, 0, 0, 0, 0]
    return state
  }
}
const told = (state: State): string[] =>
  lateExchange(state, tigrisEuphrates.legal(state)).map(action => tigrisEuphrates.write(action))

describe('an exchange is tried', () => {
  test('when the bag is low and the weakest colour is missing', () => {
    expect(told(late([0, 4, 2, 0], 15))).toEqual(['swap BBBBGG'])
  })

  test('and at no other time', () => {
    expect(told(late([0, 4, 2, 0], 40))).toEqual([])
    expect(told(late([1, 4, 1, 0], 15))).toEqual([])
  })
})
