import { type Loaded, readSave } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'

/** Reads a save file, loading only the game it speaks of. */
export async function readSaveText(text: string): Promise<Loaded> {
  const id = /^\uFEFF?\S+ \S+ (\S+)/.exec(text)?.[1] ?? ''
  const game = await findGame(id)?.rules()
  return readSave(text, game ? [game] : [])
}
