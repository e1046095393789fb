import { readFileSync } from 'node:fs'
import { fill, type Lang, type Loaded, readSave } from '@ludoteca/engine'
import { shelf } from '@ludoteca/shelf'
import { bad, good, type Result } from './problem.ts'
import { engineWordsOf } from './text/index.ts'

type Opened = Extract<Loaded, { ok: true }>

/** Reads a save file of any game on the shelf. */
export async function openSave(file: string, lang: Lang): Promise<Result<Opened>> {
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch {
    return bad('cannot-read', { file })
  }
  const loaded = readSave(content, await Promise.all(shelf.map(each => each.rules())))
  if (loaded.ok) return good(loaded)
  const { line, reason, params } = loaded.problem
  const words = engineWordsOf(lang)
  const known: Readonly<Record<string, string>> = { ...words.save, ...words.option }
  return bad('bad-file', { file, line, why: fill(known[reason] ?? reason, params) })
}
