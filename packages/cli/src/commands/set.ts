import { fill, labelOf, ownOption } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { openGame, readSet } from '../games.ts'
import { bad } from '../problem.ts'
import { wordsOf } from '../text/index.ts'
import type { Run } from './context.ts'

/** Our own set as a file to begin with; or whether a file can be played with. */
export const set: Run = async ({ line, lang, terminal }) => {
  const opened = await openGame(line, lang)
  if (!opened.ok) return opened.problem
  const { game, text } = opened.value
  const option = ownOption(game)
  const sample = await findGame(game.id)?.sample?.()
  if (!option || sample === undefined) return bad('no-set', { name: text.name }).problem
  const [file] = line.rest
  if (file === undefined) {
    terminal.out(sample.trimEnd())
    return null
  }
  const read = readSet(opened.value, file)
  if (!read.ok) return read.problem
  terminal.out(fill(wordsOf(lang).set.fine, { file, label: labelOf(option, read.value) }))
  return null
}
