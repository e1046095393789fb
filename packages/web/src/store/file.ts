import { type AnyMatch, type Loaded, readSave } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'

/** Reads a save file, loading only the game it speaks of. */
export async function readSaveText(text: string): Promise<Loaded> {
  const id = /^\uFEFF?\S+ \S+ (\S+)/.exec(text)?.[1] ?? ''
  const game = await findGame(id)?.load()
  return readSave(text, game ? [game] : [])
}

/** A record on this device can only be unreadable after an update of the rules. */
export async function matchOf(save: string): Promise<AnyMatch | null> {
  const loaded = await readSaveText(save)
  return loaded.ok ? loaded.match : null
}
