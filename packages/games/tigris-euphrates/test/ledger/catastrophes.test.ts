import { play } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { CATASTROPHES } from '../../rules/actions.ts'
import { squareNamed } from '../../rules/data/board.ts'
import { tigrisEuphrates } from '../../rules/game.ts'
import { position } from '../cases/position.ts'
import { holds } from '../holds.ts'

test('[TE-032] a catastrophe may be put on an empty square, land or river', () =>
  holds(`given cats1=2
    when P1 catastrophe G5
    then at G5 X; action 2
    when P1 catastrophe E1
    then at E1 X`))

test('[TE-033] a catastrophe may be put on a tile', () => {
  for (const tile of ['R', 'G', 'K']) {
    holds(`given ${tile}@G5
      when P1 catastrophe G5
      then at G5 X`)
  }
  holds(`given B@E1
    when P1 catastrophe E1
    then at E1 X`)
})

test('[TE-034] a tile struck by a catastrophe leaves the game', () => {
  const s = position('K@G5 bag=10')
  const strike = CATASTROPHES[squareNamed('G5')]
  if (!strike) throw new Error('no such action')
  const { state, events } = play(tigrisEuphrates, s, strike)
  expect(state.spent).toEqual([0, 0, 0, 1])
  expect([state.bag, state.hands]).toEqual([s.bag, s.hands])
  expect(events[0]).toMatchObject({ type: 'catastrophe-placed', destroyed: 3 })
})

test('[TE-035] a catastrophe never strikes a tile with a treasure', () =>
  holds(`given R*@G5 R@K5
    when P1 catastrophe G5
    then illegal
    when P1 catastrophe K5
    then ok`))

test('[TE-036] a catastrophe never strikes a monument', () => {
  for (const square of ['G5', 'H5', 'G6', 'H6']) {
    holds(`given M:RG@G5
      when P1 catastrophe ${square}
      then illegal`)
  }
})

test('[TE-037] a catastrophe never strikes a leader, not even one’s own', () =>
  holds(`given R@G5 2k@G6 1r@F5
    when P1 catastrophe G6
    then illegal
    when P1 catastrophe F5
    then illegal`))

test('[TE-038] a catastrophe connects nothing', () =>
  holds(`given R@G5 1r@G6 K@H6 R@I6 hand1=R
    when P1 catastrophe H6
    then ok
    when P1 tile R J6
    then score none; kingdoms 1`))

test('[TE-039] one catastrophe can split a kingdom into several', () =>
  holds(`given K@G6 R@G5 1r@F5 R@H6 2k@I6 R@G7 3b@G8 R@F6 4g@E6 G@F4
    then kingdoms 1
    when P1 catastrophe G6
    then kingdoms 3`))

test('[TE-040] a leader whose last temple a catastrophe destroys goes back to the owner', () =>
  holds(`given R@G5 1k@G6 2b@H5 R@I5
    when P1 catastrophe G5
    then off 1k; on 2b`))

test('[TE-041] the square of a catastrophe is blocked for everything until the end', () =>
  holds(`given X@G6 R@G5 hand1=K cats1=2
    when P1 tile K G6
    then illegal
    when P1 leader k G6
    then illegal
    when P1 catastrophe G6
    then illegal`))

test('[TE-042] a catastrophe is never removed', () => {
  const s = position('X@G6 R@G5 1k@H5 hand1=RGKB')
  const g6 = squareNamed('G6')
  for (const action of tigrisEuphrates.legal(s)) {
    expect(play(tigrisEuphrates, s, action).state.board[g6]).toBe(s.board[g6])
  }
})
