import { play } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { swapOf } from '../../rules/actions.ts'
import { tigrisEuphrates } from '../../rules/game.ts'
import { pileSize, UNKNOWN } from '../../rules/state.ts'
import { position } from '../cases/position.ts'
import { holds } from '../holds.ts'

function swapped() {
  const s = position('hand1=RRKGBB bag=GGGGGG')
  const swap = swapOf(2, 0, 0, 1)
  if (!swap) throw new Error('no such swap')
  return play(tigrisEuphrates, s, swap)
}

test('[TE-043] any number of one’s own tiles may be swapped, each choice is listed once', () => {
  const swaps = tigrisEuphrates.legal(position('hand1=RRKGBB')).filter(action => action.type === 'swap')
  expect(swaps).toHaveLength(3 * 3 * 2 * 2 - 1)
  holds(`given hand1=RRKGBB
    when P1 swap RRKGBB
    then ok; hand P1 6
    when P1 swap
    then illegal`)
  holds(`given hand1=RRKGBB
    when P1 swap RRR
    then illegal`)
})

test('[TE-044] swapped tiles lie face down: others learn only how many', () => {
  const { state, events } = swapped()
  const [discard] = events
  if (discard?.type !== 'swapped') throw new Error('expected a swap')
  expect(tigrisEuphrates.viewEvent(discard, 0)).toEqual(discard)
  expect(tigrisEuphrates.viewEvent(discard, 1)).toMatchObject({ tiles: [0, 0, 0, 0, 3] })
  expect(tigrisEuphrates.view(state, 1).swapped[0]?.[UNKNOWN]).toBe(3)
  expect(tigrisEuphrates.view(state, 0).swapped[0]).toEqual([2, 0, 0, 1, 0])
})

test('[TE-045] as many tiles as were swapped are drawn at once', () => {
  const { state } = swapped()
  expect(state.hands[0]).toEqual([0, 2, 4, 0, 0])
  expect(pileSize(state.bag)).toBe(3)
  expect(state.action).toBe(2)
})

test('[TE-046] swapped tiles are out of the game, not in the bag', () => {
  const { state } = swapped()
  expect(state.bag).toEqual([0, 0, 3, 0, 0])
  expect(state.swapped[0]).toEqual([2, 0, 0, 1, 0])
})

test('[TE-047] tiles drawn in a swap may be used with the second action', () =>
  holds(`given hand1=RR bag=GGGGGG
    when P1 tile G H6
    then illegal
    when P1 swap RR
    then action 2
    when P1 tile G H6
    then ok; at H6 G`))
