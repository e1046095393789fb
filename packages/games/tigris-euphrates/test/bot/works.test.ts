import type { AnyGame } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { features, plain } from '../../bot/features.ts'
import { survey } from '../../bot/realms.ts'
import { progressOf, surveyWorks } from '../../bot/works.ts'
import {
  type Action,
  EMPTY,
  GREEN,
  leaderIndex,
  MAPS,
  MONUMENTS,
  NEIGHBOURS,
  RED,
  SQUARES,
  type State,
  squareAt,
  tigrisEuphrates,
} from '../../rules/index.ts'

const game = tigrisEuphrates
const green = GREEN + 1
const red = RED + 1

/**
 * The trader of whoever begins stands beside an empty square of land, or one with a corner in the river. Its corners come in
 * the order of laying, that one last.
 */
function atWork(wet = false): { state: State; seat: number; squares: number[] } {
  const start = midgame(game as AnyGame, 'works', 0) as State
  const seat = game.turn(start) ?? 0
  const { river } = MAPS[start.rules.map]
  const free = (square: number): boolean => start.board[square] === EMPTY
  const dry = (square: number): boolean => !river[square]
  for (const act of game.legal(start) as readonly Action[]) {
    if (act.type !== 'leader' || act.colour !== GREEN) continue
    const first = NEIGHBOURS[act.square] as readonly number[]
    for (let corner = 0; corner < SQUARES; corner++) {
      const block = squareAt(corner)
      const door = block.find(square => first.includes(square) && dry(square))
      if (door === undefined || block.includes(act.square) || !block.every(free)) continue
      if (block.filter(dry).length !== (wet ? 3 : 4)) continue
      const state = game.clone(start)
      game.apply(state, act)
      const beside = block.filter(square => (NEIGHBOURS[door] as readonly number[]).includes(square))
      const across = block.filter(square => square !== door && !beside.includes(square))
      const squares = [door, ...beside, ...across]
      return { state, seat, squares: [...squares.filter(dry), ...squares.filter(square => !dry(square))] }
    }
  }
  throw new Error('nowhere to build')
}

const lay = (state: State, squares: readonly number[], piece: number): void => {
  for (const square of squares) state.board[square] = piece
}
const count = (state: State, seat: number, colour = GREEN): number =>
  surveyWorks(state, survey(state))[leaderIndex(seat, colour)] as number
const progress = (state: State, seat: number): number =>
  progressOf(state, surveyWorks(state, survey(state)), seat, GREEN)

describe('squares on their way to a monument', () => {
  test.each([0, 1, 2, 3])('%i tiles of one colour are counted', tiles => {
    const { state, seat, squares } = atWork()
    lay(state, squares.slice(0, tiles), green)
    expect(count(state, seat)).toBe(tiles)
  })

  test('whoever else sits at the table has none', () => {
    const { state, seat, squares } = atWork()
    lay(state, squares.slice(0, 3), green)
    for (let other = 0; other < state.seats; other++) if (other !== seat) expect(count(state, other)).toBe(0)
  })

  test('a square with another colour in it is none', () => {
    const { state, seat, squares } = atWork()
    lay(state, squares.slice(0, 2), green)
    lay(state, squares.slice(2, 3), red)
    expect(count(state, seat)).toBeLessThan(2)
  })

  test('a corner in the river takes no market', () => {
    const { state, seat, squares } = atWork(true)
    lay(state, squares.slice(0, 3), green)
    expect(count(state, seat)).toBeLessThan(3)
  })

  test('without a monument of that colour there is nothing to work for', () => {
    const { state, seat, squares } = atWork()
    lay(state, squares.slice(0, 3), green)
    for (const [i, colours] of MONUMENTS.entries()) if (colours.includes(GREEN)) state.monuments[i] = 0
    expect(count(state, seat)).toBe(0)
  })

  test('one tile missing and in the hand is further than missing it', () => {
    const { state, seat, squares } = atWork()
    lay(state, squares.slice(0, 3), green)
    const hand = state.hands[seat] as number[]
    hand[GREEN] = 0
    const without = progress(state, seat)
    hand[GREEN] = 1
    expect(progress(state, seat)).toBe(0.75)
    expect(without).toBeGreaterThan(0)
    expect(without).toBeLessThan(0.75)
  })

  test('where the last tile would start a war nothing is counted', () => {
    const { state, seat, squares } = atWork()
    lay(state, squares.slice(0, 3), green)
    const last = squares[3] as number
    const next = (NEIGHBOURS[last] as readonly number[]).find(
      square => state.board[square] === EMPTY && !squares.includes(square),
    ) as number
    // Any other leader, whoever owns it: its kingdom then borders on the empty corner.
    const index = leaderIndex((seat + 1) % state.seats, RED)
    const own = state.board[state.leaders[leaderIndex(seat, GREEN)] as number] as number
    state.board[next] = own - leaderIndex(seat, GREEN) + index
    state.leaders[index] = next
    expect(count(state, seat)).toBeLessThan(3)
  })

  test('are features for the network, and not for the simple evaluator', () => {
    const { state, seat, squares } = atWork()
    lay(state, squares.slice(0, 3), green)
    ;(state.hands[seat] as number[])[GREEN] = 1
    const rows = state.hands.map(() => features.names.map(() => 0))
    features.measure(state, rows)
    const at = features.names.indexOf('works')
    expect(rows.map(row => row[at])).toEqual(rows.map((_, other) => (other === seat ? 0.75 ** 2 : 0)))
    expect(plain.names).toEqual(features.names.filter(name => name !== 'works'))
  })
})
