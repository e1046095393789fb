import type { AnyGame, AnyText, GameEvent, Viewer, Who } from '@ludoteca/engine'
import type { Session } from './session.ts'

/** Log lines for events, as this viewer may know them. */
export function eventLines(
  game: AnyGame,
  text: AnyText,
  who: Who,
  viewer: Viewer,
  events: readonly GameEvent[],
): string[] {
  return events.flatMap(event => text.event(game.viewEvent(event, viewer), who) ?? [])
}

/** What happened from one step to another. */
export function logLines(session: Session, viewer: Viewer, from: number): string[] {
  const { match, text, who } = session
  const events = match.steps.slice(from).flatMap(step => step.events)
  return eventLines(match.game, text, who, viewer, events)
}
