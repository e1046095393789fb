import type { Emit, Seat } from '@ludoteca/engine'
import { type Colour, RED } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { type Conflict, leaderIndex, type State, seatOfIndex } from '../state.ts'
import { afterConflicts } from './building.ts'
import { attackerTotal, begin, leaderSquare, outcome, type Side } from './conflict.ts'
import { kingdomOf, NONE } from './kingdoms.ts'
import { score } from './points.ts'
import { sendHome, templesAround } from './temples.ts'

/** The owner of another leader of this colour in the kingdom just entered, or null. */
function rival(s: State, seat: Seat, colour: Colour): Seat | null {
  const { of } = kingdomOf(s, leaderSquare(s, seat, colour))
  for (let i = colour; i < s.leaders.length; i += 4) {
    const home = s.leaders[i] as number
    if (home >= 0 && seatOfIndex(i) !== seat && of[home] !== NONE) return seatOfIndex(i)
  }
  return null
}

/** Begins a revolt if the kingdom just entered has a leader of this colour already; false if it has none. */
export function revoltIfDue(s: State, seat: Seat, colour: Colour, emit?: Emit<Event>): boolean {
  const defender = rival(s, seat, colour)
  if (defender === null) return false
  const side = (of: Seat): Side => ({ seat: of, followers: templesAround(s, leaderSquare(s, of, colour)) })
  begin(s, 'revolt', colour, side(seat), side(defender), emit)
  return true
}

/** What the winner of a revolt scores, in red. */
export const REVOLT_PRIZE = 1

export function endRevolt(s: State, conflict: Conflict, defenderTotal: number, emit?: Emit<Event>): void {
  const { colour, attacker, defender } = conflict
  const { winner, loser } = outcome(conflict, defenderTotal)
  const square = leaderSquare(s, loser, colour)
  sendHome(s, leaderIndex(loser, colour))
  emit?.({
    type: 'conflict-ended',
    conflict: 'revolt',
    colour,
    attacker,
    defender,
    attackerTotal: attackerTotal(conflict),
    defenderTotal,
    winner,
    loser,
    square,
    removed: [],
    spared: [],
  })
  score(s, winner, RED, REVOLT_PRIZE, 'revolt', leaderSquare(s, winner, colour), emit)
  afterConflicts(s)
}
