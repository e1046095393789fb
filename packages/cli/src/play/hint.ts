import { advise } from '@ludoteca/bots'
import { sayReason } from '@ludoteca/bots/text'
import { fill, type Seat } from '@ludoteca/engine'
import { hang } from '@ludoteca/terminal-kit/width.ts'
import type { Session } from './session.ts'

/** How long the adviser may think. */
const PATIENCE = { ms: 1500 }

/** The best few choices, as a strong player who sees no more than this seat judges them. */
export async function hintLines(session: Session, seat: Seat): Promise<string[]> {
  const { match, text, lang, words, who, terminal } = session
  const { game } = match
  const view = game.view(match.state, seat)
  const advice = await advise(game, view, seat, game.legal(view), PATIENCE)
  return advice.flatMap(({ action, share, reason }) => {
    const line = fill(words.play.advice, {
      ...{ label: text.action(action, view), notation: game.write(action) },
      ...{ share: Math.round(share * 100), why: sayReason(lang, reason, who) },
    })
    return hang('· ', line.trimEnd(), terminal.columns)
  })
}
