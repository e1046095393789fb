import { type AnyGame, type AnyText, fill, type Lang, type Options, resolveOptions } from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import type { Line } from './args.ts'
import { bad, good, type Result } from './problem.ts'
import { engineWordsOf, wordsOf } from './text/index.ts'

export interface Opened {
  readonly game: AnyGame
  readonly text: AnyText
}

const gameNames = (): string => shelf.map(each => each.id).join(', ')

/** Takes the game that a command line names from the shelf; `after` is where the name must stand. */
export async function openGame(
  { command, subject }: Pick<Line, 'command' | 'subject'>,
  lang: Lang,
  after: string = command,
): Promise<Result<Opened>> {
  const known = gameNames()
  if (subject === '') {
    return bad('missing-argument', { command: after, what: fill(wordsOf(lang).what.game, { known }) })
  }
  const shelved = findGame(subject)
  if (!shelved) return bad('unknown-game', { given: subject, known })
  const [game, text] = await Promise.all([shelved.rules(), shelved.text[lang]()])
  return good({ game, text })
}

/** What a game is called; its id where it is not on the shelf. */
export const nameOf = async (id: string, lang: Lang): Promise<string> =>
  (await findGame(id)?.text[lang]())?.name ?? id

/** `--option k=v` as often as given, completed with defaults. */
export function readOptions(game: AnyGame, seats: number, line: Line, lang: Lang): Result<Options> {
  const given: Record<string, string> = {}
  for (const pair of line.all('option')) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? []
    if (!name || !value) return bad('bad-option', { given: pair })
    given[name] = value
  }
  const resolved = resolveOptions(game, seats, given)
  if (resolved.ok) return good(resolved.options)
  const { reason, ...params } = resolved.problem
  return { ok: false, problem: { sentence: fill(engineWordsOf(lang).option[reason], params) } }
}
