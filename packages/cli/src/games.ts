import { readFileSync } from 'node:fs'
import {
  type AnyGame,
  type AnyText,
  fill,
  type Lang,
  type Options,
  ownOption,
  resolveOptions,
  wrongTextLines,
} from '@ludoteca/engine'
import { findGame, SET_FLAGS, shelf } from '@ludoteca/shelf'
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

/** A file with a text for the option that takes texts; everything that is wrong with it, each on its own line. */
export function readSet({ game, text }: Opened, file: string): Result<string> {
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch {
    return bad('cannot-read', { file })
  }
  const read = ownOption(game)?.own?.read(content)
  if (!read) return bad('no-set', { name: text.name })
  if (read.ok) return good(read.text)
  return bad('bad-set', { file, why: wrongTextLines(text, read.problems).join('\n') })
}

/** `--option k=v` as often as given, and a set from a file, completed with defaults. */
export function readOptions(opened: Opened, seats: number, line: Line, lang: Lang): Result<Options> {
  const { game } = opened
  const given: Record<string, string> = {}
  for (const pair of line.all('option')) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? []
    if (!name || !value) return bad('bad-option', { given: pair })
    given[name] = value
  }
  for (const [id, flag] of SET_FLAGS) {
    const file = line.flag(flag)
    if (file === null) continue
    if (id !== game.id) return bad('other-set', { flag: `--${flag}`, name: opened.text.name })
    const set = readSet(opened, file)
    if (!set.ok) return set
    given[ownOption(game)?.id ?? ''] = set.value
  }
  const resolved = resolveOptions(game, seats, given)
  if (resolved.ok) return good(resolved.options)
  const { reason, ...params } = resolved.problem
  return { ok: false, problem: { sentence: fill(engineWordsOf(lang).option[reason], params) } }
}
