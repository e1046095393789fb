import type { Seat } from '@ludoteca/engine'
import { type Player, SETS_TO_END, type State } from '../rules/index.ts'

/** Turns of everybody in period 2, its closing rounds apart; a guess as long as period 1 runs. */
const SECOND_PERIOD = 13
/** Cubes somebody in a hurry clears in a turn. */
const CUBES_PER_TURN = 0.7

/** Own turns this seat will probably still have. Exact once the end is in sight. */
export function turnsLeft(s: State, seat: Seat): number {
  if (s.ending === 3) return 0
  if (s.ending > 0) return (yetToPlay(s, seat) ? 1 : 0) + (s.ending === 1 ? 1 : 0)
  const closing = 1.5 * s.seats
  const now = turnsOfPeriod(s)
  return (now + (s.period === 1 ? SECOND_PERIOD : 0) + closing) / s.seats
}

/** Turns the seat has to come, against the others: whoever moves next is ahead of whoever has just moved. */
export function tempo(s: State, seat: Seat): number {
  if (s.ending > 0) return turnsLeft(s, seat)
  const waits = (seat - s.active + s.seats) % s.seats
  const spent = waits === 0 && s.stack.at(-1)?.kind !== 'turn'
  return -(spent ? s.seats : waits) / s.seats
}

/** Whether the seat has a turn left in this round. */
function yetToPlay(s: State, seat: Seat): boolean {
  const place = (each: Seat): number => (each - s.start + s.seats) % s.seats
  if (seat === s.active) return s.stack.at(-1)?.kind === 'turn'
  return place(seat) > place(s.active)
}

/** Everybody's turns until three piles are empty or somebody has cleared enough. */
export function turnsOfPeriod(s: State): number {
  let sum = 0
  let most = 0
  for (const pile of s.piles) {
    sum += pile.length
    if (pile.length > most) most = pile.length
  }
  const byPiles = sum - most / 2
  let missing = Number.POSITIVE_INFINITY
  for (const p of s.players) missing = Math.min(missing, cubesMissing(p, SETS_TO_END[s.period - 1] as number))
  return Math.min(byPiles, (missing / CUBES_PER_TURN) * s.seats)
}

function cubesMissing(p: Player, sets: number): number {
  let missing = 0
  for (const n of p.rubble) missing += Math.max(0, sets - n)
  return missing
}
