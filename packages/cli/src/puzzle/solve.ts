import { inWords, sayReason } from '@ludoteca/bots/text'
import { fill, type Seat } from '@ludoteca/engine'
import { lossIn, type Puzzle } from '@ludoteca/review/puzzle'
import { percent } from '@ludoteca/review/text'
import type { AnyPuzzles } from '@ludoteca/shelf'
import { hang, wrap } from '@ludoteca/terminal-kit/width.ts'
import { type Choice, choicesOf, find } from '../play/choices.ts'
import { fullMenu, type Menu, menuLines, narrow, nextPage } from '../play/menu.ts'
import { picture, type Session, show } from '../play/session.ts'

/** What gives up, in any language. */
const GIVE_UP = ['solution', '答案', 'quit']
const MORE = ['more', '更多']
const BACK = ['back', '返回']

/** Shows the position to its seat and asks until the solution is found or wanted. */
export async function solve(session: Session, puzzle: Puzzle, reasons: AnyPuzzles['reasons']): Promise<void> {
  const { match, text, words, terminal, who, screen } = session
  const { game, state } = match
  const seat = game.turn(state) as Seat
  const view = game.view(state, seat)
  const choices = choicesOf(game, text, view, game.legal(view))
  const said = (line: string, params: Record<string, string>): void =>
    show(session, wrap(fill(line, params), terminal.columns))
  show(session, ['', ...picture(session, seat), '', terminal.paint('bold', text.prompt(view))])
  said(words.puzzle.task, { who: who(seat) })
  said(words.puzzle.hint, {})
  let menu: Menu = fullMenu(choices, screen)
  let fresh = true
  for (;;) {
    if (fresh) show(session, menuLines(menu, words, terminal.columns))
    const line = (await terminal.ask(words.play.question))?.trim() ?? null
    if (line === null || GIVE_UP.includes(line.toLowerCase())) return told(words.puzzle.best)
    const before = menu
    if (MORE.includes(line.toLowerCase())) menu = nextPage(menu)
    else if (BACK.includes(line.toLowerCase())) menu = fullMenu(choices, screen)
    else {
      const found = find(game, line, menu)
      if (found.kind === 'several') menu = narrow(menu, found.choices, screen)
      else if (found.kind !== 'chosen') said(words.play.notUnderstood, { given: line })
      else if (found.choice.notation === puzzle.best) return told(words.puzzle.right)
      else wrong(found.choice)
    }
    fresh = menu !== before
  }

  function wrong({ notation, label }: Choice): void {
    const loss = lossIn(puzzle, notation)
    if (loss === null) said(words.puzzle.wrongFar, { choice: label })
    else said(words.puzzle.wrong, { choice: label, loss: percent(session.lang, loss) })
  }

  function told(line: string): void {
    const labelOf = (notation: string): string =>
      choices.find(each => each.notation === notation)?.label ?? notation
    const { why, best, rivals } = puzzle
    const params = why?.seat === undefined ? {} : { seat: why.seat }
    const full = why && inWords({ game: game.id, key: why.key, params, kept: why.kept === true }, reasons)
    said(line, { choice: labelOf(best), reason: full ? sayReason(session.lang, full, who) : '' })
    said(words.puzzle.others, {})
    for (const [notation, loss] of rivals) {
      const row = { choice: labelOf(notation), loss: percent(session.lang, -loss, true) }
      show(session, hang('  ', fill(words.puzzle.loses, row), terminal.columns))
    }
  }
}
