import { expect, test } from 'vitest'
import { PASS } from '../../rules/actions.ts'
import { tigrisEuphrates } from '../../rules/game.ts'
import { position } from '../cases/position.ts'
import { holds } from '../holds.ts'

const PLENTY = 'R*@K1 R*@P2 R*@O9 hand1=RRRRRR hand2=RRRRRR hand3=RRRRRR hand4=RRRRRR'

test('[TE-011] turns go round clockwise', () => {
  const s = position(`turn=P3 ${PLENTY}`)
  const order: (number | null)[] = []
  for (let action = 0; action < 8; action++) {
    order.push(tigrisEuphrates.turn(s))
    tigrisEuphrates.apply(s, PASS)
  }
  expect(order).toEqual([2, 2, 3, 3, 0, 0, 1, 1])
})

test('[TE-012] a turn has two actions and no third', () => {
  holds(`given R@G5 hand1=KKK
    when P1 tile K G6
    then action 2
    when P1 tile K H6
    then ok
    when P1 tile K I6
    then illegal`)
})

test('[TE-013] the same kind of action may be taken twice', () =>
  holds(`given R@G5 cats1=2
    when P1 catastrophe A1; P1 catastrophe A2
    then ok; at A1 X; at A2 X`))

test('[TE-014] leader, tile, catastrophe and swap are the actions, besides passing', () => {
  const s = position('R@G5 1k@G6 hand1=RB')
  const kinds = new Set(tigrisEuphrates.legal(s).map(action => action.type))
  expect([...kinds].sort()).toEqual(['catastrophe', 'leader', 'pass', 'swap', 'tile', 'withdraw'])
})

test('[TE-048] when the actions are over, monuments pay before anybody draws', () =>
  holds(`given opt:monumentKing=own bag=0 M:RK@G5 R@F5 1k@F6 hand1=RRRRR
    when end-turn
    then over; score P1 K+1; hand P1 5`))

test('[TE-049] everybody with fewer than six tiles refills, the active player first', () => {
  holds(`given hand1=RRRR hand2=RRR hand3=RRRRRR hand4=RRRRR R*@K1 R*@P2 R*@O9
    when end-turn
    then hand P1 6; hand P2 6; hand P3 6; hand P4 6; bag 94`)
  holds(`given turn=P3 bag=3 hand1=RRRRR hand2=RRRRRR hand3=RRRR hand4=RRRRR R*@K1 R*@P2 R*@O9
    when end-turn
    then over; hand P3 6; hand P4 6; hand P1 5`)
})

test('[TE-050] refilling means drawing up to six from the bag', () =>
  holds(`given hand1=R bag=20 hand2=RRRRRR hand3=RRRRRR hand4=RRRRRR R*@K1 R*@P2 R*@O9
    when end-turn
    then hand P1 6; bag 15`))

test('[TE-051] when everybody has refilled the next player is on turn', () =>
  holds(`given ${PLENTY} act=2
    when P1 pass
    then turn P1
    when end-turn
    then turn P2; action 1`))

test('a table that never draws does not play for ever', () => {
  const s = position(PLENTY)
  let passes = 0
  while (tigrisEuphrates.turn(s) !== null && passes < 1000) {
    tigrisEuphrates.apply(s, PASS)
    passes++
  }
  expect([passes, s.phase]).toEqual([10 * 4 * 2, { kind: 'over', reason: 'idle' }])
})

test('who begins is drawn by lot', () => {
  const options = { map: 'A' }
  const starters = new Set<number>()
  for (let i = 0; i < 60; i++)
    starters.add(tigrisEuphrates.create({ seats: 4, options, seed: `${i}` }).active)
  expect(starters.size).toBe(4)
})
