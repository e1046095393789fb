import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, readSave } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'

/** Registers one test per save file in a folder: each is played through and must end as it says. */
export function fixtures(folder: string, games: readonly AnyGame[]): void {
  const files = readdirSync(folder).filter(name => name.endsWith('.ludo'))
  describe('saved games', () => {
    test.each(files)('%s ends as it says', name => {
      const loaded = readSave(readFileSync(join(folder, name), 'utf8'), games)
      expect(loaded.ok ? 'ok' : loaded.problem).toBe('ok')
    })
  })
}
