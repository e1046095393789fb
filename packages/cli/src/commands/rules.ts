import { openGame } from '../games.ts'
import { bad } from '../problem.ts'
import { renderSection } from '../rulebook/render.ts'
import { findSection, readRulebook, withChildren } from '../rulebook/rulebook.ts'
import type { Run } from './context.ts'

export const rules: Run = async ({ line, lang, terminal }) => {
  const opened = await openGame(line, lang)
  if (!opened.ok) return opened.problem
  const book = readRulebook(opened.value.game.id, lang)
  if (book.length === 0) return bad('no-rulebook').problem
  const given = line.rest.join(' ')
  const section = given === '' ? null : findSection(book, given)
  if (given !== '' && !section) return bad('unknown-section', { given }).problem
  for (const each of section ? withChildren(book, section) : book) {
    for (const text of renderSection(each, terminal.paint, terminal.columns)) terminal.out(text)
  }
  return null
}
