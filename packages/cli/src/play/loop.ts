import { act, fill, type Seat } from '@ludoteca/engine'
import { hang } from '@ludoteca/terminal-kit/width.ts'
import { standingsTable } from '../standings.ts'
import { runCommand } from './commands.ts'
import { type Deciders, dismiss, newDeciders } from './deciders.ts'
import { logLines } from './log.ts'
import { isPerson, onlooker, people, picture, type Session, show } from './session.ts'
import { personsTurn } from './turn.ts'

/** Plays until the game is over or the people leave. */
export async function playOn(session: Session): Promise<void> {
  const deciders = newDeciders(session)
  try {
    await playWith(session, deciders)
  } finally {
    await dismiss(session, deciders)
  }
}

async function playWith(session: Session, deciders: Deciders): Promise<void> {
  const { match } = session
  for (;;) {
    const turn = match.game.turn(match.state)
    if (turn === null) {
      finish(session)
      if ((await afterwards(session)) === 'left') return
    } else if (isPerson(session, turn)) {
      if ((await personsTurn(session, turn)) === 'left') return
    } else await botsTurn(session, turn, deciders)
  }
}

async function botsTurn(session: Session, seat: Seat, deciders: Deciders): Promise<void> {
  const { match } = session
  const view = match.game.witness(match.state, seat)
  const action = await deciders.decide(seat, view, match.game.legal(view))
  act(match, seat, [action])
  if (people(session).length === 0) show(session, logLines(session, 'table', match.steps.length - 1))
}

function finish(session: Session): void {
  const { match, text, words, who, terminal } = session
  const viewer = onlooker(session)
  const told = viewer === 'table' ? Math.min(...session.told) : (session.told[viewer] ?? 0)
  if (people(session).length > 0)
    show(session, [
      '',
      ...logLines(session, viewer, told).flatMap(line => hang('· ', line, terminal.columns)),
    ])
  session.told.fill(match.steps.length)
  const standings = match.game.standings(match.state)
  const first = standings.filter(each => each.rank === 1).map(each => who(each.seat))
  show(session, [
    '',
    ...picture(session, viewer),
    '',
    terminal.paint('bold', words.play.over),
    fill(first.length === 1 ? words.play.winner : words.play.winners, { who: first.join(words.comma) }),
    '',
    ...standingsTable(standings, text, who),
  ])
}

/** The last action may still be taken back, the game saved or read again. */
async function afterwards(session: Session): Promise<'left' | 'changed'> {
  const { terminal, words } = session
  if (people(session).length === 0) return 'left'
  for (;;) {
    const line = (await terminal.ask(words.play.after))?.trim() ?? ''
    if (line === '') return 'left'
    const after = await runCommand(session, null, line)
    if (after === 'left' || after === 'changed') return after
    if (after === null) show(session, [fill(words.play.notUnderstood, { given: line })])
  }
}
