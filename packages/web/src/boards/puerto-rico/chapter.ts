import type { GameText, Who } from '@ludoteca/engine'
import type { Action, Event, State } from '@ludoteca/puerto-rico'
import type { Chapter } from '../contract.ts'

/** The log is cut where a round begins and where a role is taken. */
export function chapter(event: Event, text: GameText<State, Action, Event>, who: Who): Chapter | null {
  const level = event.type === 'roundStarted' ? 'round' : event.type === 'roleTaken' ? 'turn' : null
  const title = level && text.event(event, who)
  return level && title ? { level, title } : null
}
