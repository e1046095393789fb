import type { Emit } from '@ludoteca/engine'
import type { Event } from '../events.ts'
import type { EndReason, State } from '../state.ts'

/** From here on everybody's points are on the table. */
export function endGame(s: State, reason: EndReason, emit?: Emit<Event>): void {
  s.phase = { kind: 'over', reason }
  emit?.({ type: 'game-ended', reason, reveals: true })
}
