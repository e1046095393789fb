import type { ClockFacts, Pace } from '@ludoteca/protocol'

/** Kept back for the way to the server and for the machine to be slow once. */
const RESERVE_MS = 1_500
/** The least that is worth asking for. */
const LEAST_MS = 100
/** A clock lasts for so many more decisions at any moment; an increment for so many of one turn. */
const DECISIONS = 40
const IN_TURN = 6

/**
 * How long a program may think about one decision. `now` is the server's time; a turn of days leaves as much as the owner
 * allows, and so does a game without a clock.
 */
export function budget(pace: Pace, clock: ClockFacts, now: number, most: number): number {
  if (clock.due === null) return most
  const left = clock.due - now - RESERVE_MS
  const share = pace.kind === 'live' ? left / DECISIONS + (pace.increment * 1000) / IN_TURN : left
  return Math.round(Math.max(LEAST_MS, Math.min(most, share, left)))
}
