import { existsSync, readFileSync } from 'node:fs'
import type { AnyGame, AnyText } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { goldenFile, sittings } from './golden/files.ts'
import { playthrough } from './golden/playthrough.ts'

/** Registers one test per player count, and one for a person alone: the game still goes as its checked-in playthrough says. */
export function golden(game: AnyGame, text: AnyText): void {
  describe(`${game.id} plays as written down`, () => {
    test.each(sittings(game))('$name', sitting => {
      const file = goldenFile(game.id, sitting)
      expect(existsSync(file), `${file} is missing: npm run golden`).toBe(true)
      expect(playthrough(game, text, sitting)).toBe(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
    })
  })
}
