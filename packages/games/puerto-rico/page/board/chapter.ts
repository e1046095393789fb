import type { GameText, Who } from '@ludoteca/engine'
import type { Chapter } from '@ludoteca/page-kit/board/contract.ts'
import type { Action, Event, State } from '../../rules/index.ts'

/** The log is cut where a round begins and where a role is taken. */
export function chapter(event: Event, text: GameText<State, Action, Event>, who: Who): Chapter | null {
  const level = event.type === 'roundStarted' ? 'round' : event.type === 'roleTaken' ? 'turn' : null
  const title = level && text.event(event, who)
  return level && title ? { level, title } : null
}
