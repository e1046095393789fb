import { readFileSync } from 'node:fs'
import { readSave, replay } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { puertoRico } from '../rules/index.ts'

/** Played under version 1; `played.test.ts` follows each to its end. */
test.each(['guests', 'villa', 'forest', 'university', 'nobles'])(
  'a game of version 1 goes on under version 1, and would not under version 2: %s',
  name => {
    const file = new URL(`fixtures/version-1-${name}.ludo`, import.meta.url)
    const loaded = readSave(readFileSync(file, 'utf8'), [puertoRico as never])
    if (!loaded.ok) throw new Error(loaded.problem.reason)
    const { game, setup, entries } = loaded.match
    expect(setup.version).toBe(1)
    const { version: _, ...newest } = setup
    expect(replay(game, setup, entries).ok).toBe(true)
    expect(replay(game, newest, entries).ok).toBe(false)
  },
)
