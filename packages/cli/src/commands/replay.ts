import { type AnyMatch, commitmentTo, fill, rngFrom, stateAt } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { hang } from '@ludoteca/terminal-kit/width.ts'
import { wholeNumber } from '../numbers.ts'
import { eventLines } from '../play/log.ts'
import { picture, type Session, startSession } from '../play/session.ts'
import { bad } from '../problem.ts'
import { openSave } from '../saves.ts'
import { screenOf } from '../screens.ts'
import { besideRules, sittersFrom } from '../seats.ts'
import { standingsTable } from '../standings.ts'
import { wordsOf } from '../text/index.ts'
import type { Context, Run } from './context.ts'

export const replay: Run = async context => {
  const { line, lang } = context
  const words = wordsOf(lang)
  if (line.subject === '') {
    return bad('missing-argument', { command: line.command, what: words.what.file }).problem
  }
  const saved = await openSave(line.subject, lang)
  if (!saved.ok) return saved.problem
  const all = saved.value.match.steps.length
  const at = wholeNumber('--at', line.flag('at') ?? String(all), 0, all)
  if (!at.ok) return at.problem
  const session = await watching(context, saved.value.match)
  if (line.has('at')) position(session, at.value)
  else whole(session)
  return null
}

async function watching({ lang, terminal, self }: Context, match: AnyMatch): Promise<Session> {
  const text = await findGame(match.game.id)?.text[lang]()
  if (!text) throw new Error(`${match.game.id} was read but is not on the shelf`)
  return startSession({
    match,
    text,
    lang,
    terminal,
    self,
    sitters: besideRules(
      { game: match.game, text },
      match.setup.seats,
      match.setup.options,
      sittersFrom(match.names, match.setup.seats),
    ),
    screen: await screenOf(match.game.id),
    rulebook: [],
    rng: rngFrom('nobody plays'),
  })
}

function position(session: Session, at: number): void {
  const { match, words, terminal } = session
  terminal.out(fill(words.replay.at, { n: at, all: match.steps.length }))
  for (const line of picture(session, 'table', stateAt(match, at))) terminal.out(line)
}

/** The whole log, each line with the number of the step that brought it. */
function whole(session: Session): void {
  const { match, text, words, who, terminal } = session
  const { setup, game } = match
  const players = Array.from({ length: setup.seats }, (_, seat) => who(seat)).join(words.comma)
  terminal.out(
    terminal.paint('bold', fill(words.replay.title, { name: text.name, players, seed: setup.seed })),
  )
  const print = commitmentTo(setup)
  terminal.out(print === null ? words.replay.withdrawn : fill(words.replay.print, { print }))
  const digits = String(match.steps.length).length
  for (const [i, step] of match.steps.entries()) {
    for (const line of eventLines(game, text, who, 'table', step.events)) {
      for (const part of hang(`${String(i + 1).padStart(digits)}  `, line, terminal.columns))
        terminal.out(part)
    }
  }
  terminal.out('')
  position(session, match.steps.length)
  terminal.out('')
  if (game.turn(match.state) !== null) terminal.out(words.replay.still)
  for (const line of standingsTable(game.standings(match.state), text, who)) terminal.out(line)
}
