import type { Seat } from '@ludoteca/engine'
import type { ClockFacts, Pace } from '@ludoteca/protocol'

/** Under this, a clock warns. */
export const SHORT_MS = 30_000

/** Milliseconds this seat has left at a moment of the server's time; null when no clock concerns it. */
export function timeLeft(clock: ClockFacts, pace: Pace, seat: Seat, now: number): number | null {
  if (clock.running === seat && clock.due !== null) return Math.max(0, clock.due - now)
  // Days are counted per turn: those who wait have no clock.
  return pace.kind === 'live' ? (clock.left[seat] ?? null) : null
}
