import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyGame, readSave, replay, resolveOptions } from '@ludoteca/engine'
import { fixtures } from '@ludoteca/testkit'
import { expect, test } from 'vitest'
import { lisboa, OURS, type State, tablesOf } from '../rules/index.ts'

/** Played under version 4 to their ends, the last one with a set that leaves nearly everything out. */
const folder = new URL('fixtures/', import.meta.url)
fixtures(fileURLToPath(folder), [lisboa as unknown as AnyGame])

test.each(['two', 'four', 'own-set'])('a game of version 4 keeps its numbers: %s', name => {
  const loaded = readSave(readFileSync(new URL(`version-4-${name}.ludo`, folder), 'utf8'), [
    lisboa as unknown as AnyGame,
  ])
  if (!loaded.ok) throw new Error(loaded.problem.reason)
  const { game, setup, entries, state } = loaded.match
  expect(setup.version).toBe(4)
  const { version: _, ...newest } = setup
  const again = replay(game, newest, entries)
  const ends = (s: object): number[] => game.standings(s).map(each => each.total)
  expect(again.ok && ends(again.match.state)).not.toEqual(ends(state))
})

const begun = (version: number, set: string = OURS): State => {
  const resolved = resolveOptions(lisboa as unknown as AnyGame, 3, { set })
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  return lisboa.create({ seats: 3, options: resolved.options, seed: 'versions', version })
}

test('each version has its own numbers of our cards, tiles and decrees, and the same printed board', () => {
  const [old, now] = [tablesOf(begun(4)), tablesOf(begun(5))]
  expect(old.clergy).not.toEqual(now.clergy)
  expect(old.decrees).not.toEqual(now.decrees)
  expect([old.spots, old.ships, old.trades, old.plans]).toEqual([now.spots, now.ships, now.trades, now.plans])
  expect(tablesOf(begun(4))).toBe(old)
})

test('what a set leaves out is ours of the version the game was begun under', () => {
  const row = { id: 'decree-row-a', formula: '7*stores-in-row(A)', most: 35, notForTwo: false }
  const set = JSON.stringify({ format: 'ludoteca-lisboa-set 1', name: 'One decree', decrees: [row] })
  for (const version of [4, 5]) {
    const { clergy, decrees } = tablesOf(begun(version, set))
    expect(clergy).toEqual(tablesOf(begun(version)).clergy)
    expect(decrees.find(each => each.id === row.id)?.max).toBe(35)
  }
})

/** Positions of running tables are kept with it: nothing of version 4 may look different. */
test('positions of version 4 name their set as they always did', () => {
  expect(begun(4).set).toBe(OURS)
  expect(begun(5).set).not.toBe(OURS)
})
