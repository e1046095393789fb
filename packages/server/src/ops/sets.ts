import { type Lang, type Options, ownOption, wrongTextLines } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { Trouble } from '../store/trouble.ts'
import type { SetFile } from './config.ts'

/** Reads the sets the host brought; `Trouble` says everything that is wrong with one. */
export async function readSets(files: readonly SetFile[], lang: Lang): Promise<ReadonlyMap<string, Options>> {
  const sets = new Map<string, Options>()
  for (const { game: id, file, text } of files) {
    const parts = findGame(id)
    const option = parts && ownOption(await parts.rules())
    const read = option?.own?.read(text)
    if (!parts || !option || !read) continue
    if (!read.ok) {
      const why = wrongTextLines(await parts.text[lang](), read.problems).join('\n')
      throw new Trouble('bad-set', { file, why })
    }
    sets.set(id, { [option.id]: read.text })
  }
  return sets
}
