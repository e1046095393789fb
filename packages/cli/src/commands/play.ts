import { randomBytes } from 'node:crypto'
import { type AnyMatch, fill, type Lang, rngFrom, startMatch } from '@ludoteca/engine'
import { SET_FLAGS } from '@ludoteca/shelf'
import { wrap } from '@ludoteca/terminal-kit/width.ts'
import type { Line } from '../args.ts'
import { nameOf, type Opened, openGame, readOptions } from '../games.ts'
import { playOn } from '../play/loop.ts'
import { startSession } from '../play/session.ts'
import { bad, good, type Result } from '../problem.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { openSave } from '../saves.ts'
import { screenOf } from '../screens.ts'
import { besideRules, parseSeats, type Sitter, savedNames, sittersFrom, usualSeats } from '../seats.ts'
import { seatsAt, soloTable, withSolo } from '../solo.ts'
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
  const solo = soloTable({ game, text }, line)
  if (!solo.ok) return solo
  const usual = solo.value?.people ?? Math.min(Math.max(USUAL_TABLE, game.seats.min), game.seats.max)
  const sitters = given === null ? good(usualSeats(usual)) : parseSeats(given)
  if (!sitters.ok) return sitters
  const seats = seatsAt({ game, text }, solo.value, sitters.value.length)
  if (!seats.ok) return seats
  const options = readOptions({ game, text }, seats.value, withSolo(line, solo.value), lang)
  if (!options.ok) return options
  const seed = line.flag('seed') ?? randomBytes(16).toString('hex')
  const setup = { seats: seats.value, options: options.value, seed }
  const table = besideRules({ game, text }, seats.value, options.value, sitters.value)
  return good({ match: startMatch(game, setup, savedNames(table)), sitters: table })
}

async function resumed(line: Line, lang: Lang, { game, text }: Opened): Promise<Result<Table>> {
  for (const flag of ['seed', 'option', 'solo', ...SET_FLAGS.values()]) {
    if (line.has(flag)) return bad('saved-setup', { flag: `--${flag}` })
  }
  const file = line.flag('load') ?? ''
  const saved = await openSave(file, lang)
  if (!saved.ok) return saved
  const { match, sitters: written } = saved.value
  if (match.game.id !== game.id)
    return bad('other-game', { file, name: text.name, game: await nameOf(match.game.id, lang) })
  const count = match.setup.seats
  const given = line.flag('seats')
  const around = (sitters: Sitter[]) => besideRules({ game, text }, count, match.setup.options, sitters)
  if (given === null) return good({ match, sitters: around(sittersFrom(match.names, count, written)) })
  const sitters = parseSeats(given)
  if (!sitters.ok) return sitters
  if (sitters.value.length !== count) {
    return bad('saved-seats', { saved: count, given: sitters.value.length })
  }
  const table = around(sitters.value)
  return good({ match: { ...match, names: savedNames(table) }, sitters: table })
}
