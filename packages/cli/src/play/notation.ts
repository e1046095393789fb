import type { Action, AnyGame } from '@ludoteca/engine'

/** What was typed, in plain letters: full-width forms, tabs and several spaces mean what they look like. */
export const plainLine = (line: string): string => line.normalize('NFKC').replace(/\s+/gu, ' ').trim()

/** No notation has more words. */
const MOST_WORDS = 4

/**
 * The action a line names, whatever its letters' case; null when it names none, or when its case would decide between
 * two. A line is the whole notation of an action or nothing: never the beginning of one.
 */
export function readEntry(game: AnyGame, line: string): Action | null {
  const exact = game.read(line)
  if (exact) return exact
  const words = line.split(' ')
  if (words.length > MOST_WORDS) return null
  const found = new Map<string, Action>()
  for (const text of cases(words)) {
    const action = game.read(text)
    if (action) found.set(game.write(action), action)
  }
  const [only] = found.values()
  return found.size === 1 && only ? only : null
}

/** The line with each word as it is, in small and in capital letters. */
function cases(words: readonly string[]): string[] {
  let lines = ['']
  for (const word of words) {
    const forms = new Set([word, word.toLowerCase(), word.toUpperCase()])
    lines = lines.flatMap(line => [...forms].map(form => (line === '' ? form : `${line} ${form}`)))
  }
  return lines
}
