import type { Emit, Seat } from '@ludoteca/engine'
import { type Action, SUPPORTS } from '../actions.ts'
import { type Colour, RED } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import type { Refusal } from '../refusals.ts'
import { type Conflict, handOf, inHand, pileSize, type State } from '../state.ts'
import { attackerDecides, attackerTotal } from './conflict.ts'
import { type PhaseRules, phaseOf } from './phase.ts'
import { endRevolt } from './revolt.ts'
import { endWar } from './war.ts'

const conflictIn = (s: State): Conflict => phaseOf(s, 'support').conflict

const supporter = (conflict: Conflict): Seat =>
  attackerDecides(conflict) ? conflict.attacker : conflict.defender

/** Revolts are decided by temples, whatever the colour of the leaders. */
const supportColour = (conflict: Conflict): Colour => (conflict.type === 'revolt' ? RED : conflict.colour)

const supportersInHand = (s: State, conflict: Conflict): number =>
  inHand(s, supporter(conflict), supportColour(conflict))

/** Whether that many supporters may be added, were they in the hand. */
function allowed(s: State, conflict: Conflict, count: number): boolean {
  if (count === 0 || !s.rules.exactSupport) return true
  return attackerDecides(conflict)
    ? conflict.attackerStrength + count > conflict.defenderStrength
    : conflict.defenderStrength + count === attackerTotal(conflict)
}

function legal(s: State, out: Action[], from: number): number {
  let n = from
  const conflict = conflictIn(s)
  const most = supportersInHand(s, conflict)
  for (let count = 0; count <= most; count++) {
    if (allowed(s, conflict, count)) out[n++] = SUPPORTS[count] as Action
  }
  return n
}

/** The attacker commits first, then the defender, once each. Committed tiles leave the game. */
function apply(s: State, a: Action, emit?: Emit<Event>): void {
  if (a.type !== 'support') return
  const { count } = a
  const conflict = conflictIn(s)
  const seat = supporter(conflict)
  const colour = supportColour(conflict)
  const hand = handOf(s, seat)
  hand[colour] = (hand[colour] as number) - count
  s.spent[colour] = (s.spent[colour] as number) + count
  const attacking = attackerDecides(conflict)
  const side = attacking ? 'attacker' : 'defender'
  emit?.({ type: 'supported', seat, side, colour, count, reveals: true })
  if (attacking) {
    s.phase = { kind: 'support', conflict: { ...conflict, attackerSupport: count } }
    return
  }
  const end = conflict.type === 'revolt' ? endRevolt : endWar
  end(s, conflict, conflict.defenderStrength + count, emit)
}

function refusal(s: State, a: Action): Refusal {
  if (a.type !== 'support') return { rule: 'decide-support' }
  const conflict = conflictIn(s)
  const have = supportersInHand(s, conflict)
  if (a.count > have) return { rule: 'support-not-in-hand', params: { have } }
  return attackerDecides(conflict)
    ? { rule: 'support-too-few', params: { need: conflict.defenderStrength + 1 - conflict.attackerStrength } }
    : { rule: 'support-not-equal', params: { need: attackerTotal(conflict) - conflict.defenderStrength } }
}

/**
 * Moves on when everybody can see that nothing may be added, whatever the hand holds. Skipping the decision for
 * want of tiles would tell the table what the hand lacks.
 */
function settle(s: State, emit?: Emit<Event>): boolean {
  const conflict = conflictIn(s)
  const most = pileSize(s.hands[supporter(conflict)] ?? [])
  for (let count = 1; count <= most; count++) if (allowed(s, conflict, count)) return false
  apply(s, SUPPORTS[0] as Action, emit)
  return true
}

/** Both sides of a revolt or a war are asked for supporters. */
export const supportPhase: PhaseRules = {
  decider: s => supporter(conflictIn(s)),
  legal,
  apply,
  refusal,
  settle,
}
