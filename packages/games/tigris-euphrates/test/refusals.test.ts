import { expect, test } from 'vitest'
import { tigrisEuphrates } from '../rules/game.ts'
import { read } from '../rules/notation.ts'
import { step } from '../rules/phases/index.ts'
import { endTurn } from '../rules/phases/turn-end.ts'
import { REFUSALS, type RefusalRule } from '../rules/refusals.ts'
import type { State } from '../rules/state.ts'
import { en } from '../rules/text/en.ts'
import { zh } from '../rules/text/zh.ts'
import { position } from './cases/position.ts'

/** A position, the actions that lead to it, and one that is refused there. */
type Row = readonly [rule: RefusalRule, given: string, before: readonly string[], refused: string]

const END = 'end-turn'
const JOINED = 'R@G5 1k@G6 1r@F5 R@I5 2k@I6 2r@J5 hand1=GK'
const SQUARE = 'K@G5 K@H5 K@G6 hand1=KK'

const ROWS: readonly Row[] = [
  ['game-over', 'hand1=RR bag=1', ['swap RR'], 'pass'],
  ['decide-action', 'R@G5', [], 'support 1'],
  ['decide-war-order', JOINED, ['tile G H6'], 'pass'],
  ['decide-support', 'R@G5 2k@G6', ['leader k H5'], 'pass'],
  ['decide-building', 'opt:buildings=on K@G6 K@H6 hand1=K', ['tile K I6'], 'pass'],
  ['decide-monument', SQUARE, ['tile K H6'], 'pass'],
  ['decide-treasure', 'R*@G5 1g@G6 R*@I6 hand1=R', ['tile R H6'], 'pass'],
  ['decide-wonder-point', 'opt:wonder=on W@H6 R@F6 1k@F5 act=2 R*@K1 R*@P2 R*@O9', ['pass', END], 'pass'],
  ['tile-not-in-hand', 'hand1=K', [], 'tile R G5'],
  ['tile-not-in-hand', 'hand1=K', [], 'swap KK'],
  ['square-taken', 'R@G5 hand1=K', [], 'tile K G5'],
  ['square-blocked', 'X@G5 hand1=K', [], 'tile K G5'],
  ['square-blocked', 'X@G5', [], 'catastrophe G5'],
  ['farm-on-land', 'hand1=B', [], 'tile B G5'],
  ['tile-on-river', 'hand1=K', [], 'tile K E1'],
  ['joins-three-kingdoms', 'R@G5 1r@G6 R@I5 2k@I6 R@H8 3b@H7 hand1=K', [], 'tile K H6'],
  ['leader-same-square', 'R@G5 1k@G6', [], 'leader k G6'],
  ['leader-on-river', 'R@D5', [], 'leader k D4'],
  ['leader-needs-temple', 'R@G5', [], 'leader k H6'],
  ['leader-joins-kingdoms', 'R@G5 1r@F5 R@I5 2k@J5', [], 'leader b H5'],
  ['leader-lift-splits', 'R@F5 R@F4 2r@E5 1k@G5 R@H5 R@H4 2b@I5', [], 'leader k G4'],
  ['leader-at-home', 'R@G5', [], 'withdraw k'],
  ['no-catastrophe-left', 'cats1=0', [], 'catastrophe G5'],
  ['catastrophe-leader', 'R@G5 2k@G6', [], 'catastrophe G6'],
  ['catastrophe-treasure', 'R*@G5', [], 'catastrophe G5'],
  ['catastrophe-monument', 'M:RG@G5', [], 'catastrophe G5'],
  ['catastrophe-building', 'K@G5 bK@G5', [], 'catastrophe G5'],
  ['no-such-war', JOINED, ['tile G H6'], 'war b'],
  ['support-not-in-hand', 'R@G5 2k@G6 hand1=R', ['leader k H5'], 'support 2'],
  ['support-too-few', 'opt:support=english R@G5 R@G7 2k@G6 hand1=RRR', ['leader k H5'], 'support 1'],
  [
    'support-not-equal',
    'opt:support=english R@G5 2k@G6 hand1=RR hand2=RRR',
    ['leader k H5', 'support 2'],
    'support 1',
  ],
  ['monument-built', `${SQUARE} M:RK@A10`, ['tile K H6'], 'monument RK G5'],
  ['monument-colour', SQUARE, ['tile K H6'], 'monument RG G5'],
  ['monument-square', SQUARE, ['tile K H6'], 'monument RK H5'],
  ['wonder-off', SQUARE, ['tile K H6'], 'wonder H6'],
  ['wonder-built', `opt:wonder=on W@C6 ${SQUARE}`, ['tile K H6'], 'wonder H6'],
  ['wonder-shape', `opt:wonder=on ${SQUARE}`, ['tile K H6'], 'wonder H6'],
  ['building-line', 'opt:buildings=on K@G6 K@H6 hand1=K', ['tile K I6'], 'building J6'],
  ['treasure-border', 'R*@B2 1g@B1 R*@D2 hand1=K', ['tile K C2'], 'take D2'],
  ['treasure-elsewhere', 'R*@G5 1g@G6 R*@I6 R*@K1 hand1=R', ['tile R H6'], 'take K1'],
]

/** One decision at a time, even where there is no choice. */
function reach(given: string, actions: readonly string[]): State {
  const s = position(given)
  for (const text of actions) {
    const action = read(text)
    if (text === END) endTurn(s)
    else if (action) step(s, action)
    else throw new Error(`no action: ${text}`)
  }
  return s
}

test.each(ROWS)('%s: %s', (rule, given, before, refused) => {
  const s = reach(given, before)
  const action = read(refused)
  if (!action) throw new Error(`no action: ${refused}`)
  const refusal = tigrisEuphrates.refusal(s, action)
  expect(refusal?.rule).toBe(rule)
  for (const text of [en, zh]) expect(refusal && text.refusal(refusal)).not.toMatch(/[{}]|undefined/)
})

test('every refusal occurs in one of these positions', () =>
  expect([...new Set(ROWS.map(([rule]) => rule))].sort()).toEqual([...REFUSALS].sort()))
