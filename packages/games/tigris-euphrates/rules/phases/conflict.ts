import type { Emit, Seat } from '@ludoteca/engine'
import type { Colour } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { type Conflict, leaderIndex, type State } from '../state.ts'

export interface Side {
  readonly seat: Seat
  /** Squares on the board that count for this leader. */
  readonly followers: readonly number[]
}

export const leaderSquare = (s: State, seat: Seat, colour: Colour): number =>
  s.leaders[leaderIndex(seat, colour)] as number

/** Opens a conflict: the attacker is asked for supporters. */
export function begin(
  s: State,
  type: Conflict['type'],
  colour: Colour,
  attacker: Side,
  defender: Side,
  emit?: Emit<Event>,
): void {
  const conflict: Conflict = {
    type,
    colour,
    attacker: attacker.seat,
    defender: defender.seat,
    attackerStrength: attacker.followers.length,
    defenderStrength: defender.followers.length,
    attackerSupport: null,
  }
  s.phase = { kind: 'support', conflict }
  emit?.({
    type: 'conflict-began',
    conflict: type,
    colour,
    attacker: attacker.seat,
    defender: defender.seat,
    attackerSquare: leaderSquare(s, attacker.seat, colour),
    defenderSquare: leaderSquare(s, defender.seat, colour),
    attackerFollowers: attacker.followers,
    defenderFollowers: defender.followers,
  })
}

/** The attacker adds supporters first, then the defender. */
export const attackerDecides = (conflict: Conflict): boolean => conflict.attackerSupport === null
export const attackerTotal = (conflict: Conflict): number =>
  conflict.attackerStrength + (conflict.attackerSupport ?? 0)

/** The defender wins ties. */
export function outcome(conflict: Conflict, defenderTotal: number): { winner: Seat; loser: Seat } {
  const { attacker, defender } = conflict
  return attackerTotal(conflict) > defenderTotal
    ? { winner: attacker, loser: defender }
    : { winner: defender, loser: attacker }
}
