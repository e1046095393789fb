import { act, fill, type Seat } from '@ludoteca/engine'
import { hang } from '@ludoteca/terminal-kit/width.ts'
import type { Complete } from '../terminal/terminal.ts'
import { type Choice, choicesOf, find } from './choices.ts'
import { commandNames, runCommand } from './commands.ts'
import { logLines } from './log.ts'
import { fullMenu, type Menu, menuLines, narrow, nextPage } from './menu.ts'
import { plainLine } from './notation.ts'
import { hasSecrets, news, people, type Session, show } from './session.ts'
import { preview, reasons, whyNot } from './why.ts'

/** One decision of a person: ends when something was done, taken back, or the person left. */
export async function personsTurn(session: Session, seat: Seat): Promise<'acted' | 'left'> {
  const { match, text, words, terminal, who } = session
  if (!(await handOver(session, seat))) return 'left'
  const view = match.game.view(match.state, seat)
  const choices = choicesOf(match.game, text, view, match.game.legal(match.state))
  for (const choice of choices) session.offered[seat]?.set(choice.notation, choice)
  const asked = fill(words.play.yourTurn, { who: who(seat), prompt: text.prompt(view) })
  let menu = fullMenu(choices, session.screen)
  let fresh = true
  for (;;) {
    if (fresh) show(session, ['', terminal.paint('bold', asked), ...menuLines(menu, words, terminal.columns)])
    const line = await terminal.ask(words.play.question, completer(choices))
    if (line === null) {
      show(session, [words.play.inputEnded])
      return 'left'
    }
    const answer = await understand(session, seat, menu, line.trim())
    if (answer === 'acted' || answer === 'left') return answer
    fresh = answer !== menu
    menu = answer
  }
}

/** Shows what is new; where people share the screen, only after the right one sits down. */
async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { match, words, terminal, who } = session
  const back = session.looking !== seat
  if (back && people(session).length > 1 && hasSecrets(session)) {
    session.seen.delete(seat)
    if (terminal.interactive) show(session, [words.play.handedOver])
    if ((await terminal.ask(fill(words.play.handOver, { who: who(seat) }))) === null) return false
  }
  const from = session.told[seat] ?? 0
  const others = match.steps.slice(from).some(step => step.seat !== seat)
  const told = logLines(session, seat, from)
  session.told[seat] = match.steps.length
  session.looking = seat
  if (told.length > 0) {
    const lines = told.flatMap(line => hang('· ', line, terminal.columns))
    show(session, ['', ...lines.map(line => terminal.paint('dim', line))])
  }
  const changed = back || others ? news(session, seat) : []
  if (changed.length > 0) show(session, ['', ...changed])
  return true
}

async function understand(
  session: Session,
  seat: Seat,
  menu: Menu,
  line: string,
): Promise<'acted' | 'left' | Menu> {
  const input = plainLine(line)
  const word = input.toLowerCase()
  if (word === 'more' || word === '更多') return nextPage(menu)
  if (word === 'back' || word === '返回') return fullMenu(menu.all, session.screen)
  if (input.startsWith('?')) {
    await explain(session, seat, menu, input.slice(1).trim())
    return menu
  }
  const after = await runCommand(session, seat, input === '' ? 'board' : line)
  if (after === 'left') return 'left'
  if (after === 'changed') return 'acted'
  if (after === 'same') return input === '' ? { ...menu } : menu
  const { match, words } = session
  const found = find(match.game, input, menu)
  if (found.kind === 'several') return narrow(menu, found.choices, session.screen)
  if (found.kind === 'chosen') {
    act(match, seat, [found.choice.action])
    return 'acted'
  }
  if (found.kind === 'no-number')
    show(session, [fill(words.play.noSuchNumber, { n: input, least: found.least, most: found.most })])
  else if (found.kind === 'refused') show(session, whyNot(session, seat, found.action, false))
  else show(session, [fill(words.play.notUnderstood, { given: input })])
  return menu
}

async function explain(session: Session, seat: Seat, menu: Menu, what: string): Promise<void> {
  if (what === '') {
    show(session, reasons(session, seat, menu.all))
    return
  }
  const found = find(session.match.game, what, menu)
  if (found.kind === 'chosen') show(session, preview(session, seat, found.choice))
  else if (found.kind === 'several')
    show(
      session,
      found.choices.flatMap(choice => preview(session, seat, choice)),
    )
  else if (found.kind === 'refused') show(session, whyNot(session, seat, found.action, true))
  else if (found.kind === 'no-number')
    show(session, [fill(session.words.play.noSuchNumber, { n: what, least: found.least, most: found.most })])
  else await runCommand(session, seat, `rules ${what}`)
}

const completer =
  (choices: readonly Choice[]): Complete =>
  line =>
    [...choices.map(choice => choice.notation), ...commandNames].filter(word => word.startsWith(line))
