import {
  type AnyGame,
  below,
  readSave,
  resolveOptions,
  rngFrom,
  type Setup,
  startMatch,
  writeSave,
} from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { words } from '../page/arrange/text.ts'
import { check } from '../rules/check.ts'
import { tigrisEuphrates as game, type State, squareNamed } from '../rules/index.ts'
import { positions } from '../rules/position.ts'

const resolved = resolveOptions(game, 3, {})
if (!resolved.ok) throw new Error('the defaults do not fit')
const setup: Setup = { seats: 3, options: resolved.options, seed: 'set up' }

const set = <T>(list: T[], at: number, value: T): void => {
  list[at] = value
}

/** What is wrong with the start of a game after somebody has changed something. */
function after(change: (s: State) => void): string[] {
  const s = game.create(setup)
  change(s)
  return positions.problems({ ...setup, position: positions.write(s) }).map(({ key }) => key)
}

const [K6, J6] = ['K6', 'J6'].map(squareNamed) as [number, number]

describe('a position set up by hand', () => {
  test('is the one that was written down, where nobody was in the middle of something', () => {
    let compared = 0
    for (let n = 0; n < 40; n++) {
      const s = midgame(game as unknown as AnyGame, `position ${n}`, 4 * n, 3) as State
      if (s.phase.kind !== 'action' || s.treasures.length < 3 || s.wonder >= 0) continue
      const position = positions.write(s)
      expect(positions.problems({ ...setup, position })).toEqual([])
      const again = game.create({ ...setup, position })
      expect(check(again)).toEqual([])
      for (const key of ['board', 'leaders', 'hands', 'scores', 'treasures', 'monuments', 'active'] as const)
        expect(again[key]).toEqual(s[key])
      expect(positions.write(again)).toBe(position)
      compared++
    }
    expect(compared).toBeGreaterThan(15)
  })

  test('is kept in a save file and played on from there', () => {
    const s = midgame(game as unknown as AnyGame, 'kept', 30, 3) as State
    const match = startMatch(game as unknown as AnyGame, { ...setup, position: positions.write(s) })
    const save = writeSave(match)
    const loaded = readSave(save, [game as unknown as AnyGame])
    expect(loaded.ok && writeSave(loaded.match)).toBe(save)
    const broken = save.replace(/position=\S+/, 'position=nothing')
    expect(readSave(broken, [game as unknown as AnyGame])).toMatchObject({
      ok: false,
      problem: { reason: 'bad-position' },
    })
  })

  const changes: readonly (readonly [string, (s: State) => void, readonly string[]])[] = [
    ['as it was dealt', () => {}, []],
    ['a blue tile on land', s => set(s.board, K6, 2), ['terrain']],
    [
      'a leader without a temple',
      s => {
        set(s.board, K6, 8)
        set(s.leaders, 0, K6)
      },
      ['leader-temple'],
    ],
    ['too many tiles in hand', s => set(s.hands, 1, [7, 0, 0, 0, 0]), ['hand']],
    ['a treasure too many', s => set(s.scores, 0, [0, 0, 0, 0, 1]), ['treasures']],
    ['a catastrophe too few', s => set(s.catastrophes, 0, 1), ['catastrophes']],
    ['a bare treasure', s => set(s.treasures, 0, J6), ['treasure-bare']],
    ['tiles face down without a monument', s => set(s.board, K6, 5), ['unsound']],
  ]
  test.each(changes)('%s', (_, change, problems) => {
    expect(after(change)).toEqual(problems)
  })

  test('two leaders of a colour in one kingdom are refused', () => {
    const s = game.create(setup)
    const temple = s.treasures.find(
      square => s.board[square + 1] === 0 && s.board[square - 1] === 0,
    ) as number
    s.board[temple + 1] = 8
    s.board[temple - 1] = 12
    const problems = positions.problems({ ...setup, position: positions.write(s) })
    expect(problems.map(({ key }) => key)).toContain('kingdom')
  })

  test('no text breaks anything', () => {
    const rng = rngFrom('nonsense')
    const whole = positions.write(game.create(setup))
    for (let n = 0; n < 300; n++) {
      const at = below(rng, whole.length)
      const text = `${whole.slice(0, at)}${'|.-9z~,'[n % 7]}${whole.slice(at + (n % 3))}`
      for (const { key } of positions.problems({ ...setup, position: text })) {
        expect(words.en.problems[key]).toBeTruthy()
        expect(words.zh.problems[key]).toBeTruthy()
      }
    }
  })
})
