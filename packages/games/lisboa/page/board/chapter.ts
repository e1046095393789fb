import type { GameText, Who } from '@ludoteca/engine'
import type { Chapter } from '@ludoteca/page-kit/board/contract.ts'
import type { Action, Event, State } from '../../rules/index.ts'
import { wordsIn } from './text/words.ts'

/** Rounds and turns are the chapters of the log. */
export function chapter(event: Event, text: GameText<State, Action, Event>, who: Who): Chapter | null {
  const { board } = wordsIn(text.lang)
  if (event.type === 'period-began') return { level: 'round', title: board.period(event.period) }
  if (event.type === 'turn-began') {
    return { level: 'turn', title: `${board.round(event.round)} · ${who(event.seat)}`, seat: event.seat }
  }
  return null
}
