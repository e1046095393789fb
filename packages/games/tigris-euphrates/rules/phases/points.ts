import type { Emit, Seat } from '@ludoteca/engine'
import type { Colour } from '../data/pieces.ts'
import type { Event, Source } from '../events.ts'
import type { EndReason, State } from '../state.ts'

export function score(
  s: State,
  seat: Seat,
  colour: Colour,
  points: number,
  source: Source,
  square: number,
  emit?: Emit<Event>,
): void {
  const row = s.scores[seat] as number[]
  row[colour] = (row[colour] as number) + points
  emit?.({ type: 'scored', seat, colour, points, source, square })
}

/** Ends the game, which shows everybody's points. */
export function endGame(s: State, reason: EndReason, emit?: Emit<Event>): void {
  s.phase = { kind: 'over', reason }
  emit?.({ type: 'game-ended', reason, reveals: true })
}
