import type { Emit } from '@ludoteca/engine'
import type { Event } from '../events.ts'
import { handOf, type State } from '../state.ts'
import { attackerDecides, supportColour, supporter } from './conflict.ts'
import { endRevolt } from './revolt.ts'
import { endWar } from './war.ts'

/** The attacker commits first, then the defender, once each. Committed tiles leave the game. */
export function support(s: State, count: number, emit?: Emit<Event>): void {
  if (s.phase.kind !== 'support') return
  const { conflict } = s.phase
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
