import { expect, test } from 'vitest'
import { squareName } from '../rules/data/board.ts'
import { tigrisEuphrates } from '../rules/game.ts'
import { conflictNow, kingdoms, prizes } from '../rules/look.ts'
import { read } from '../rules/notation.ts'
import { step } from '../rules/phases/index.ts'
import type { State } from '../rules/state.ts'
import { position } from './cases/position.ts'

/** What P3, who has nothing to do with it, sees after these actions. */
const seenAfter = (given: string, ...actions: readonly string[]): State =>
  tigrisEuphrates.view(after(given, ...actions), 2)

function after(given: string, ...actions: readonly string[]): State {
  const s = position(given)
  for (const text of actions) {
    const action = read(text)
    if (!action) throw new Error(`no action: ${text}`)
    step(s, action)
  }
  return s
}

const names = (squares: readonly number[] = []): string[] => squares.map(squareName)

test('a kingdom shows its leaders with both strengths, its tiles, treasures and monuments', () => {
  const s = seenAfter('R*@G5 R@F6 1k@G6 K@H6 K@I6 2g@F5 M:RG@D5')
  expect(kingdoms(s)).toHaveLength(1)
  const [kingdom] = kingdoms(s)
  expect(kingdom?.leaders.map(({ seat, colour, inner, outer }) => [seat, colour, inner, outer])).toEqual([
    [0, 3, 2, 2],
    [1, 2, 2, 0],
  ])
  expect(kingdom?.tiles).toEqual([2, 0, 0, 2])
  expect([names(kingdom?.treasures), kingdom?.monuments]).toEqual([['G5'], [1]])
})

test('a revolt waiting for supporters shows the temples that count', () => {
  const conflict = conflictNow(seenAfter('R@G5 R@G7 2k@G6', 'leader k H5'))
  expect(conflict).toMatchObject({ type: 'revolt', attacker: 0, defender: 1, attackerSupport: null })
  expect([names(conflict?.attackerFollowers), names(conflict?.defenderFollowers)]).toEqual([
    ['G5'],
    ['G5', 'G7'],
  ])
})

test('a war shows the followers of each side, and the unification tile on neither', () => {
  const conflict = conflictNow(seenAfter('R@G5 1k@G6 K@F6 R@I5 2k@I6 K@J6 K@H7 hand1=K', 'tile K H6'))
  expect([names(conflict?.attackerFollowers), names(conflict?.defenderFollowers)]).toEqual([['F6'], ['J6']])
  expect(conflictNow(seenAfter('R@G5'))).toBeNull()
})

test('what a conflict would bring is what its winner then scores', () => {
  const revolt = seenAfter('R@G5 R@G7 2k@G6', 'leader k H5')
  expect(prizes(revolt)).toEqual({ colour: 0, attacker: 1, defender: 1 })
  const given = 'R@G5 1k@G6 K@F6 K@F7 R@I5 2k@I6 K@J6 hand1=GK hand2=K'
  expect(prizes(seenAfter(given, 'tile G H6'))).toEqual({ colour: 3, attacker: 2, defender: 3 })
  const black = (...supports: string[]) => after(given, 'tile G H6', ...supports).scores.map(row => row[3])
  expect(black('support 0', 'support 0').slice(0, 2)).toEqual([2, 0])
  expect(black('support 0', 'support 1').slice(0, 2)).toEqual([0, 3])
  expect(prizes(seenAfter('R@G5'))).toBeNull()
})
