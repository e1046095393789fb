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
import { B } from '../rules/data/buildings.ts'
import { puertoRico as game, player, type State } from '../rules/index.ts'
import { positions } from '../rules/position.ts'

const any = game as unknown as AnyGame
const resolved = resolveOptions(any, 3, {})
if (!resolved.ok) throw new Error('the defaults do not fit')
const setup: Setup = { seats: 3, options: resolved.options, seed: 'set up' }

function after(change: (s: State) => void): string[] {
  const s = game.create(setup)
  change(s)
  return positions.problems({ ...setup, position: positions.write(s) }).map(({ key }) => key)
}

const own = (s: State) => player(s, 0)
const set = (list: number[], at: number, value: number): void => {
  list[at] = value
}
const build = (s: State, building: number, staff: number): void => {
  own(s).built.push(building)
  set(own(s).staff, building, staff)
}

describe('a position set up by hand', () => {
  test('is the one that was written down, where a round was beginning', () => {
    let compared = 0
    for (let n = 0; n < 240; n++) {
      const s = midgame(any, `position ${n}`, (7 * n) % 200, 3) as State
      if (s.phase.kind !== 'role' || s.picks > 0 || s.ending !== 0) continue
      const position = positions.write(s)
      expect(positions.problems({ ...setup, position })).toEqual([])
      const again = game.create({ ...setup, position })
      expect(check(again)).toEqual([])
      for (const key of [
        'governor',
        'house',
        'shipGood',
        'shipLoad',
        'row',
        'barrels',
        'colonists',
        'market',
      ] as const)
        expect(again[key], key).toEqual(s[key])
      expect(again.players).toEqual(s.players)
      expect(positions.write(again)).toBe(position)
      compared++
    }
    expect(compared).toBeGreaterThan(5)
  })

  test('is kept in a save file and played on from there', () => {
    const s = game.create(setup)
    own(s).doubloons = 12
    const match = startMatch(any, { ...setup, position: positions.write(s) })
    const save = writeSave(match)
    const loaded = readSave(save, [any])
    expect(loaded.ok && writeSave(loaded.match)).toBe(save)
    expect(readSave(save.replace(/position=\S+/, 'position=1'), [any])).toMatchObject({
      problem: { reason: 'bad-position' },
    })
  })

  const changes: readonly (readonly [string, (s: State) => void, readonly string[]])[] = [
    ['as it was dealt', () => {}, []],
    ['too many barrels', s => set(own(s).goods, 0, 11), ['barrels']],
    ['too many plantations', s => set(own(s).tiles, 4, 9), ['land']],
    ['too many quarries', s => set(own(s).tiles, 5, 9), ['quarries']],
    ['too many colonists', s => void Object.assign(own(s), { sanJuan: 99 }), ['colonists']],
    ['no points left', s => void Object.assign(own(s), { points: 75 }), ['points']],
    ['a full trading house', s => void Object.assign(s, { house: [0, 1, 2, 3] }), ['house']],
    [
      'a ship that would have left',
      s => void Object.assign(s, { shipGood: [0, -1, -1], shipLoad: [4, 0, 0] }),
      ['ship'],
    ],
    ['two ships alike', s => void Object.assign(s, { shipGood: [0, 0, -1], shipLoad: [1, 1, 0] }), ['ships']],
    ['too many on an island', s => void Object.assign(own(s), { tiles: [3, 3, 3, 2, 2, 0] }), ['island']],
    ['workers without a tile', s => set(own(s).crew, 4, 1), ['crew']],
    ['a crowded building', s => build(s, B.hacienda, 2), ['staff']],
    [
      'a full city',
      s => {
        for (let b = 0; b < 12; b++) build(s, b, 0)
      },
      ['city'],
    ],
  ]
  test.each(changes)('%s', (_, change, problems) => {
    expect(after(change)).toEqual(problems)
  })

  test('no text breaks anything', () => {
    const rng = rngFrom('nonsense')
    const whole = positions.write(game.create(setup))
    for (let n = 0; n < 300; n++) {
      const at = below(rng, whole.length)
      const text = `${whole.slice(0, at)}${'|/.-9,~'[n % 7]}${whole.slice(at + (n % 3))}`
      for (const { key } of positions.problems({ ...setup, position: text })) {
        expect(words.en.problems[key], key).toBeTruthy()
        expect(words.zh.problems[key], key).toBeTruthy()
      }
    }
  })
})
