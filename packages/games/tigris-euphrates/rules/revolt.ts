import type { Emit, Seat } from '@ludoteca/engine'
import { type Colour, RED } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { type Conflict, leaderIndex, type State, seatOfIndex } from '../state.ts'
import { attackerTotal, begin, leaderSquare, type Side } from './conflict.ts'
import { afterConflicts, score } from './flow.ts'
import { kingdomOf, NONE } from './kingdoms.ts'
import { sendHome, templesAround } from './temples.ts'

/** Whoever already holds the office in the kingdom that this leader has just entered, or null. */
function rival(s: State, seat: Seat, colour: Colour): Seat | null {
  const { of } = kingdomOf(s, leaderSquare(s, seat, colour))
  for (let i = colour; i < s.leaders.length; i += 4) {
    const home = s.leaders[i] as number
    if (home >= 0 && seatOfIndex(i) !== seat && of[home] !== NONE) return seatOfIndex(i)
  }
  return null
}

/** A leader has entered a kingdom: revolt, if somebody else's leader of that colour is there. */
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
  const attackerWins = attackerTotal(conflict) > defenderTotal
  const winner = attackerWins ? attacker : defender
  const loser = attackerWins ? defender : attacker
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
