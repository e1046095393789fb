import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyGame, readSave, replay, type Setup } from '@ludoteca/engine'
import { fixtures } from '@ludoteca/testkit'
import { expect, test } from 'vitest'
import { tigrisEuphrates } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

const file = new URL('fixtures/version-1-absorbed-building.ludo', import.meta.url)

test('a game begun under version 1 keeps its points, the same moves score more under version 2', () => {
  const loaded = readSave(readFileSync(file, 'utf8'), [tigrisEuphrates as unknown as AnyGame])
  if (!loaded.ok) throw new Error(loaded.problem.reason)
  const { match } = loaded
  expect(match.setup.version).toBe(1)
  const { version: _, ...setup } = match.setup
  const points = (s: object): number[] => (s as State).scores[0] as number[]
  const again = replay(match.game, setup satisfies Setup, match.entries)
  if (!again.ok) throw new Error(again.refusal.rule)
  expect(points(match.state)).toEqual([3, 1, 2, 0, 2])
  expect(points(again.match.state)).toEqual([3, 2, 2, 0, 2])
})

fixtures(fileURLToPath(new URL('fixtures/', import.meta.url)), [tigrisEuphrates as unknown as AnyGame])
