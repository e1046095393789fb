import { expect, test } from 'vitest'
import { tigrisEuphrates } from '../rules/game.ts'
import { read } from '../rules/notation.ts'
import { step } from '../rules/phases/index.ts'
import { en } from '../rules/text/en.ts'
import { zh } from '../rules/text/zh.ts'
import { position } from './cases/position.ts'

/** The question and its choices after a tile, in one language. */
function asked(given: string, tile: string, text: typeof en): string[] {
  const s = position(`opt:buildings=on ${given}`)
  const action = read(tile)
  if (!action) throw new Error(`no action: ${tile}`)
  step(s, action)
  return [text.prompt(s), ...tigrisEuphrates.legal(s).map(each => text.action(each, s))]
}

test('a building that may be put up is called by its name', () => {
  expect(asked('K@G6 K@H6 hand1=K', 'tile K I6', en)).toEqual([
    'You may put the palace on a tile of this line.',
    'Put the palace on G6',
    'Put the palace on H6',
    'Put the palace on I6',
    'Do without the palace',
  ])
  expect(asked('K@G6 K@H6 hand1=K', 'tile K I6', zh)).toContain('不放宫殿')
})

test('a building that may be moved is named with the square it stands on', () => {
  const given = 'G@B6 bG@B6 G@G6 G@H6 hand1=G'
  const [question, ...choices] = asked(given, 'tile G I6', en)
  expect(question).toBe('You may move the market hall from B6 to this longer line.')
  expect(choices.at(-1)).toBe('Leave the market hall on B6')
  expect(asked(given, 'tile G I6', zh)).toEqual([
    '这一排更长，你可以把商行从 B6 移过来。',
    '把商行放到 G6',
    '把商行放到 H6',
    '把商行放到 I6',
    '商行留在 B6',
  ])
})
