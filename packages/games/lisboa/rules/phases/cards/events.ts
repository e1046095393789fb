import type { Seat } from '@ludoteca/engine'
import type { StepOf } from '../../frames.ts'
import { tablesOf } from '../../set/of.ts'
import { NONE, type State } from '../../state.ts'
import { player, power, SLOT, treasuryRight } from '../board.ts'
import { anyEffectPossible } from '../effects/effects.ts'
import { payReis, purse } from '../gains.ts'
import { push, type Tell } from '../phase.ts'
import { leaveCourt } from './follow.ts'

/** Sponsor an event: pay the treasury value, then what stands in the middle of the Treasury card. */

export const eventPrice = (s: State, seat: Seat): number =>
  Math.max(0, treasuryRight(s) - power(player(s, seat), SLOT.event))

export const canPayEvent = (s: State, seat: Seat): boolean => purse(s, seat) >= eventPrice(s, seat)

/** Whether the event would do anything, as far as that does not hang on money. */
export const eventThinkable = (s: State, seat: Seat, card: number): boolean =>
  anyEffectPossible(s, { seat, good: NONE }, tablesOf(s).cards[card]?.event ?? [])

export function sponsorEvent(s: State, seat: Seat, card: number, emit: Tell): void {
  s.court = card
  emit?.({ type: 'card-played', seat, card, to: 'event' })
  payReis(s, seat, eventPrice(s, seat), 'event', emit)
  push(s, { kind: 'event-over', seat })
  const list = tablesOf(s).cards[card]?.event ?? []
  push(s, { kind: 'effects', seat, list, at: 0, must: true, done: false, good: NONE })
}

export function eventOver(s: State, { seat }: StepOf<'event-over'>, emit: Tell): void {
  leaveCourt(s, seat, emit)
}
