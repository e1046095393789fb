import { randomBytes } from 'node:crypto'
import { type AnyMatch, fill, type Lang, rngFrom, startMatch } from '@ludoteca/engine'
import type { Line } from '../args.ts'
import { screenOf } from '../boards/index.ts'
import { nameOf, type Opened, openGame, readOptions } from '../games.ts'
import { playOn } from '../play/loop.ts'
import { startSession } from '../play/session.ts'
import { bad, good, type Result } from '../problem.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { openSave } from '../saves.ts'
import { checkCount, parseSeats, type Sitter, savedNames, sittersFrom, usualSeats } from '../seats.ts'
import { wrap } from '../terminal/width.ts'
import { wordsOf } from '../text/index.ts'
import type { Run } from './context.ts'

const USUAL_TABLE = 3

export const play: Run = async ({ line, lang, terminal, self }) => {
  const opened = await openGame(line, lang)
  if (!opened.ok) return opened.problem
  const table = line.has('load') ? await resumed(line, lang, opened.value) : begun(line, lang, opened.value)
  if (!table.ok) return table.problem
  const { match, sitters } = table.value
  const { game, text } = opened.value
  const session = startSession({
    match,
    sitters,
    text,
    lang,
    terminal,
    self,
    screen: await screenOf(game.id),
    rulebook: readRulebook(game.id, lang),
    rng: rngFrom(`bots of ${match.setup.seed} after ${match.entries.length}`),
  })
  const words = wordsOf(lang)
  const welcome = fill(words.play.welcome, { name: text.name, tagline: text.tagline })
  for (const part of wrap(welcome, terminal.columns)) terminal.out(terminal.paint('bold', part))
  const names = sitters.map((_, seat) => session.who(seat)).join(words.comma)
  terminal.out(fill(words.play.table, { names }))
  if (match.steps.length > 0) terminal.out(fill(words.play.resumed, { n: match.steps.length }))
  terminal.out(words.play.hint)
  await playOn(session)
  return null
}

type Table = { match: AnyMatch; sitters: Sitter[] }

function begun(line: Line, lang: Lang, { game, text }: Opened): Result<Table> {
  const given = line.flag('seats')
  const usual = Math.min(Math.max(USUAL_TABLE, game.seats.min), game.seats.max)
  const sitters = given === null ? good(usualSeats(usual)) : parseSeats(given)
  if (!sitters.ok) return sitters
  const seats = checkCount(game, text.name, sitters.value.length)
  if (!seats.ok) return seats
  const options = readOptions(game, seats.value, line, lang)
  if (!options.ok) return options
  const seed = line.flag('seed') ?? randomBytes(16).toString('hex')
  const setup = { seats: seats.value, options: options.value, seed }
  return good({ match: startMatch(game, setup, savedNames(sitters.value)), sitters: sitters.value })
}

async function resumed(line: Line, lang: Lang, { game, text }: Opened): Promise<Result<Table>> {
  for (const flag of ['seed', 'option']) {
    if (line.has(flag)) return bad('saved-setup', { flag: `--${flag}` })
  }
  const file = line.flag('load') ?? ''
  const saved = await openSave(file, lang)
  if (!saved.ok) return saved
  const match = saved.value
  if (match.game.id !== game.id)
    return bad('other-game', { file, name: text.name, game: await nameOf(match.game.id, lang) })
  const count = match.setup.seats
  const given = line.flag('seats')
  if (given === null) return good({ match, sitters: sittersFrom(match.names, count) })
  const sitters = parseSeats(given)
  if (!sitters.ok) return sitters
  if (sitters.value.length !== count) {
    return bad('saved-seats', { saved: count, given: sitters.value.length })
  }
  return good({ match: { ...match, names: savedNames(sitters.value) }, sitters: sitters.value })
}
