import { play } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { changedSquares } from '../../page/board/changed.ts'
import { bySquare, onSquare } from '../../page/board/choosing/choices.ts'
import { foretell } from '../../page/board/conflict/foretell.ts'
import { describe as describePosition } from '../../page/board/describe.ts'
import { outline } from '../../page/board/map/geometry.ts'
import { within } from '../../page/board/map/use-zoom.ts'
import { withTreasures } from '../../page/board/result/treasures.ts'
import { squareText } from '../../page/board/square-text.ts'
import { bagText } from '../../page/board/supply.tsx'
import { touches } from '../../page/board/touches.ts'
import type { TigrisScene } from '../../page/board/types.ts'
import {
  type Event,
  kingdoms,
  type State,
  squareNamed,
  TREASURE,
  tigrisEuphrates,
} from '../../rules/index.ts'
import { en as text } from '../../rules/text/en.ts'
import { position } from '../cases/position.ts'

const at = (name: string): number => squareNamed(name)

function after(s: State, line: string): { view: State; events: Event[] } {
  const action = tigrisEuphrates.read(line)
  if (!action || tigrisEuphrates.refusal(s, action)) throw new Error(line)
  const { state, events } = play(tigrisEuphrates, s, action)
  return { view: state, events }
}

const scene = (view: State): TigrisScene => ({
  game: tigrisEuphrates,
  view,
  viewer: 0,
  text,
  lang: 'en',
  names: ['Ana', 'Bruno'],
  who: seat => ['Ana', 'Bruno'][seat] ?? '',
})

describe('outlines', () => {
  const loops = (...names: readonly string[]) => outline(names.map(at), 2, 6).match(/M/g)?.length

  test('joined squares share one loop, squares that meet at a corner do not', () => {
    expect(loops('C3', 'D3')).toBe(1)
    expect(loops('C3', 'D4')).toBe(2)
  })

  test('a hole is a loop of its own', () => {
    expect(loops('C3', 'D3', 'E3', 'C4', 'E4', 'C5', 'D5', 'E5')).toBe(2)
  })

  test('straight runs have no corners: a bar has four', () => {
    expect(outline([at('C3'), at('D3'), at('E3')], 0, 6).match(/Q/g)).toHaveLength(4)
  })
})

describe('the magnified map', () => {
  test('moves up far enough that the button over its lower edge covers no square', () => {
    const { scale, y } = within({ scale: 2.3, x: 1, y: 1 })
    const lowerEdge = 0.5 + (1 - y) * scale
    expect(lowerEdge).toBeCloseTo(0.75)
  })

  test('is never drawn away from its other edges, and not at all when it is whole', () => {
    expect(within({ scale: 2, x: 0, y: 0 })).toEqual({ scale: 2, x: 0.25, y: 0.25 })
    expect(within({ scale: 2, x: 1, y: 0.5 })).toEqual({ scale: 2, x: 0.75, y: 0.5 })
    expect(within({ scale: 0.6, x: 1, y: 1 })).toEqual({ scale: 1, x: 0.5, y: 0.5 })
  })
})

describe('choices', () => {
  test('squares light up for the piece in hand only', () => {
    const s = position('start players=2 hand1=R')
    const legal = tigrisEuphrates.legal(s)
    const nothing = { held: null, square: null, swap: null }
    expect(bySquare(legal, nothing).size).toBe(0)
    const king = bySquare(legal, { ...nothing, held: { kind: 'leader', colour: 3 } })
    expect(king.get(at('G3'))).toEqual({ type: 'leader', colour: 3, square: at('G3') })
    expect(king.has(at('H5'))).toBe(false)
  })

  test('a square knows the pieces that fit', () => {
    const kinds = onSquare(tigrisEuphrates.legal(position('start players=2 hand1=R')), at('G3')).map(each =>
      tigrisEuphrates.write(each),
    )
    expect(kinds).toEqual([
      'tile R G3',
      'leader r G3',
      'leader b G3',
      'leader g G3',
      'leader k G3',
      'catastrophe G3',
    ])
  })
})

describe('in words', () => {
  test('a square tells its piece, kingdom and strengths', () => {
    const s = position('start players=2 1k@G3 K@G2')
    const tell = (name: string) => squareText(scene(s), kingdoms(s), at(name))
    expect(tell('G3')).toBe('G3, Ana’s king, kingdom 1, revolt 1, war 1')
    expect(tell('F3')).toBe('F3, temple, with a treasure, kingdom 1')
    expect(tell('B2')).toBe('B2, temple, with a treasure, ornamental border')
    expect(tell('A4')).toBe('A4, empty, river')
    const [kingdom] = describePosition(scene(s))[0]?.sections ?? []
    expect(kingdom?.lines).toEqual([
      'Ana’s king on G3: revolt 1, war 1',
      'Tiles: 1 temple and 1 settlement',
      'Treasures: F3',
    ])
  })

  test('a war to come tells what either side could lose and gain', () => {
    const s = position('R@G5 1k@G6 K@F6 K@F7 R@I5 2k@I6 K@J6 hand1=GR hand2=R players=2')
    const { view, events } = after(s, 'tile G H6')
    expect(foretell(scene(s), view, events)).toEqual([
      'If Ana loses: the king goes home and 2 settlements are removed; Bruno gains 3 black points.',
      'If Bruno loses: the king goes home and 1 settlement is removed; Ana gains 2 black points.',
    ])
  })

  test('a revolt to come tells that its winner gains a red point', () => {
    const s = position('R@G5 R@G7 2k@G6 hand1=R hand2=R players=2')
    const { view, events } = after(s, 'leader k H5')
    expect(foretell(scene(s), view, events)).toEqual([
      'If Ana loses: the king goes home; Bruno gains 1 red point.',
      'If Bruno loses: the king goes home; Ana gains 1 red point.',
    ])
  })

  test('two wars to come are told with their strengths', () => {
    const s = position('R@G5 1k@G6 1r@F5 K@F6 R@I5 2k@I6 2r@J5 K@J6 hand1=GK players=2')
    const { view, events } = after(s, 'tile G H6')
    expect(foretell(scene(s), view, events)).toEqual([
      'War of the priests: Ana 1, Bruno 1 on the map.',
      'War of the kings: Ana 1, Bruno 1 on the map.',
    ])
  })

  test('a catastrophe that cuts a kingdom in two says so', () => {
    const s = position('R@G5 1k@G6 K@H6 2r@I6 R@I5 players=2')
    const { view, events } = after(s, 'catastrophe H6')
    expect(foretell(scene(s), view, events)).toEqual(['The kingdom falls into 2 parts.'])
  })

  test('a full bag is judged in tens, a light one is counted', () => {
    const about = (n: number) => `~${n}`
    expect(bagText(131, about)).toBe('~130')
    expect(bagText(29, about)).toBe('29')
  })
})

describe('what the others did', () => {
  const before = position('R*@G5 1r@G6 K@F5 R@L5 2g@L6 hand2=RR players=2')
  const { view, events } = after({ ...before, active: 1 }, 'leader b H5')
  const [placed] = events.filter(each => each.type === 'leader-placed')

  test('a leader in a kingdom of mine touches me, one elsewhere does not', () => {
    if (!placed) throw new Error('no leader was placed')
    expect(touches(scene(view), before, placed)).toBe(true)
    expect(touches(scene(view), before, { ...placed, square: at('L6') })).toBe(false)
  })

  test('a tile destroyed where my leader stood touches me though it is in no kingdom any more', () => {
    const { view: later, events: told } = after({ ...before, active: 1 }, 'catastrophe F5')
    expect(told.filter(each => touches(scene(later), before, each)).map(each => each.type)).toEqual([
      'catastrophe-placed',
    ])
  })

  test('squares that are not as they were are marked until I act', () => {
    expect(changedSquares(before, view)).toEqual([at('H5')])
    expect(changedSquares(null, view)).toEqual([])
    const tell = (was: State | null) => squareText({ ...scene(view), before: was }, kingdoms(view), at('H5'))
    expect(tell(before)).toMatch(/, changed since you acted$/)
    expect(tell(null)).not.toMatch(/changed/)
  })
})

describe('the end', () => {
  test('each treasure goes to the sphere that is weakest by then', () => {
    const row = [4, 2, 3, 9]
    row[TREASURE] = 4
    expect(withTreasures(row)).toEqual({ sums: [5, 4, 4, 9], added: [1, 2, 1, 0], weakest: 1 })
  })
})
