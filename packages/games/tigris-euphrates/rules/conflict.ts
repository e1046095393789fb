import type { Emit, Seat } from '@ludoteca/engine'
import { type Colour, RED } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { type Conflict, inHand, leaderIndex, pileSize, type State } from '../state.ts'

export interface Side {
  readonly seat: Seat
  /** Squares on the board that count for this leader. */
  readonly followers: readonly number[]
}

export const leaderSquare = (s: State, seat: Seat, colour: Colour): number =>
  s.leaders[leaderIndex(seat, colour)] as number

/** A conflict waits for the attacker's supporters. */
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

export const attackerDecides = (conflict: Conflict): boolean => conflict.attackerSupport === null
export const supporter = (conflict: Conflict): Seat =>
  attackerDecides(conflict) ? conflict.attacker : conflict.defender
/** Revolts are always a matter of faith. */
export const supportColour = (conflict: Conflict): Colour =>
  conflict.type === 'revolt' ? RED : conflict.colour
export const attackerTotal = (conflict: Conflict): number =>
  conflict.attackerStrength + (conflict.attackerSupport ?? 0)

/** Whether that many supporters may be added, were they in the hand. */
export function supportAllowed(s: State, conflict: Conflict, count: number): boolean {
  if (count === 0 || !s.rules.exactSupport) return true
  return attackerDecides(conflict)
    ? conflict.attackerStrength + count > conflict.defenderStrength
    : conflict.defenderStrength + count === attackerTotal(conflict)
}

export const supportersInHand = (s: State, conflict: Conflict): number =>
  inHand(s, supporter(conflict), supportColour(conflict))

/**
 * Whether everybody can see that nothing may be added, whatever the hand holds. Only then is the
 * decision skipped: skipping it for want of tiles would tell the table what the hand lacks.
 */
export function plainlyWithoutSupport(s: State, conflict: Conflict): boolean {
  const most = pileSize(s.hands[supporter(conflict)] ?? [])
  for (let count = 1; count <= most; count++) if (supportAllowed(s, conflict, count)) return false
  return true
}
