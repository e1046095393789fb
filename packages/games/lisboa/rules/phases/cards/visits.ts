import type { Seat } from '@ludoteca/engine'
import { CARDS } from '../../data/cards.ts'
import { BUILDER, KING, NOBLE_ACTIONS } from '../../data/terms.ts'
import type { PhaseOf, StepOf } from '../../frames.ts'
import { PASS, pay, state as perform } from '../../moves.ts'
import { NONE, type State } from '../../state.ts'
import { housesLeft, player, power, rivalsAt, SLOT, treasuryLeft } from '../board.ts'
import { gainReis, loseWigs } from '../gains.ts'
import { nobleOf, stateOf } from '../parts.ts'
import { expect, no, type PhaseRules, push, type Reason, type Tell } from '../phase.ts'
import { impossible, statePossible } from '../state-actions/state-actions.ts'

/** Visit a noble: pay, a State action if you like, the Noble action; then others may follow. */

/** Influence price: treasury, and everybody else's officials in the office. */
export const visitCost = (s: State, seat: Seat, noble: number): number =>
  Math.max(0, treasuryLeft(s) + rivalsAt(s, noble, seat) - power(player(s, seat), SLOT['visit-king'] + noble))

/** Both houses of the left group: réis may stand for influence. */
export const paysReis = (s: State, seat: Seat): boolean => (player(s, seat).houses[0] as number) >= 2

/** Réis a visit brings before it is paid. */
export const visitPay = (s: State, seat: Seat, noble: number): number =>
  power(player(s, seat), SLOT['visit-pay-king'] + noble)

export function canPayVisit(s: State, seat: Seat, noble: number): boolean {
  const p = player(s, seat)
  const cash = paysReis(s, seat) ? p.reis + visitPay(s, seat, noble) : 0
  return p.influence + p.wigs + cash >= visitCost(s, seat, noble)
}

/** Why the Noble action cannot be carried out. */
export function nobleReason(s: State, seat: Seat, noble: number): Reason {
  const p = player(s, seat)
  if (noble === KING && p.plans.length === 0) return no('no-plan')
  if (noble === BUILDER && housesLeft(p) === 0) return no('no-houses-left')
  return no('noble-action-impossible', { noble })
}

export function visitNoble(s: State, seat: Seat, card: number, emit: Tell): void {
  const noble = CARDS[card]?.kind ?? NONE
  s.court = card
  emit?.({ type: 'card-played', seat, card, to: 'visit' })
  push(s, { kind: 'followers', seat, noble, last: seat })
  push(s, { kind: 'noble-action', seat, noble })
  push(s, { kind: 'audience', seat, noble })
  const cost = visitCost(s, seat, noble)
  emit?.({ type: 'visited', seat, noble, cost })
  charge(s, seat, noble, cost, emit)
}

export function charge(s: State, seat: Seat, noble: number, cost: number, emit: Tell): void {
  gainReis(s, seat, visitPay(s, seat, noble), 'visit-pay', emit)
  if (paysReis(s, seat) && cost > 0 && player(s, seat).reis > 0) push(s, { kind: 'fee', seat, cost })
  else payInfluence(s, seat, cost, emit)
}

/** Wigs only for what influence does not cover. */
export function payInfluence(s: State, seat: Seat, cost: number, emit: Tell): void {
  const p = player(s, seat)
  const paid = Math.min(p.influence, cost)
  p.influence -= paid
  if (paid > 0) emit?.({ type: 'influence', seat, n: -paid, why: 'visit', now: p.influence })
  loseWigs(s, seat, cost - paid, 'visit', emit)
}

function feeRange(s: State, { seat, cost }: PhaseOf<'fee'>): { least: number; most: number } {
  const { reis, influence, wigs } = player(s, seat)
  return { least: Math.max(0, cost - influence - wigs), most: Math.min(cost, reis) }
}

/** Any part of the price in cash. */
export const feePhase: PhaseRules<'fee', 'pay'> = {
  takes: ['pay'],
  legal: (s, f, out) => {
    const { least, most } = feeRange(s, f)
    for (let reis = least; reis <= most; reis++) out.push(pay(reis))
  },
  apply: (s, f, a, emit) => {
    const { reis } = expect(a, 'pay')
    gainReis(s, f.seat, -reis, 'visit', emit)
    payInfluence(s, f.seat, f.cost - reis, emit)
  },
  refusal: (s, f, { reis }) => {
    const range = feeRange(s, f)
    return reis < range.least || reis > range.most ? no('fee-out-of-range', { ...range }) : undefined
  },
}

/** The two State actions of a noble. */
export const statesOf = (noble: number): readonly [number, number] => [noble * 2, noble * 2 + 1]

export const audiencePhase: PhaseRules<'audience', 'state'> = {
  takes: ['state'],
  legal: (s, f, out) => {
    for (const action of statesOf(f.noble)) if (statePossible(s, f.seat, action)) out.push(perform(action))
    out.push(PASS)
  },
  apply: (s, f, a) => {
    if (a.type !== 'pass') push(s, { kind: 'state-action', seat: f.seat, action: expect(a, 'state').action })
  },
  refusal: (s, f, { action }) =>
    action >> 1 === f.noble ? impossible(s, f.seat, action) : no('not-this-noble', { noble: f.noble }),
  early: (_s, { noble }, a) => {
    if (nobleOf(a) === noble) return no('state-before-noble', { noble, act: noble })
    const state = stateOf(a)
    if (state === -1) return undefined
    return state >> 1 === noble ? no('state-first', { state }) : no('not-this-noble', { noble })
  },
}

export function nobleAction(s: State, { seat, noble }: StepOf<'noble-action'>): void {
  push(s, { kind: NOBLE_ACTIONS[noble] as (typeof NOBLE_ACTIONS)[number], seat, may: false })
}
