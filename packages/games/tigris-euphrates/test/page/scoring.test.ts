import { LANGS } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { scoring } from '../../page/board/result/scoring.ts'
import type { TigrisEnded } from '../../page/board/types.ts'
import { tigrisEuphrates } from '../../rules/index.ts'

/** Points by seat: red, blue, green, black, treasures. */
const SCORES = [
  [9, 4, 7, 6, 3],
  [5, 5, 8, 5, 0],
]

function ended(lang: TigrisEnded['lang']): TigrisEnded {
  const view = tigrisEuphrates.create({ seats: 2, seed: 'count', options: {} })
  view.scores = SCORES.map(row => [...row])
  return { view, lang, standings: tigrisEuphrates.standings(view) } as unknown as TigrisEnded
}

test('the count goes down sphere by sphere to the weakest, and treasures lift it to the total', () => {
  const steps = scoring(ended('en'))
  expect(steps.map(each => each.counts)).toEqual([
    [9, 5],
    [4, 5],
    [7, 8],
    [6, 5],
    [3, 0],
  ])
  expect(steps.map(each => each.totals)).toEqual([
    [9, 5],
    [4, 5],
    [4, 5],
    [4, 5],
    [6, 5],
  ])
  // Spheres are compared, only treasures are added.
  expect(steps.map(each => each.plain ?? false)).toEqual([true, true, true, true, false])
})

test.each(LANGS)('every step has a name of its own in %s', lang => {
  const names = scoring(ended(lang)).map(each => each.name)
  expect(new Set(names).size).toBe(5)
  for (const name of names) expect(name.trim()).not.toBe('')
})
