import type { Seat } from '@ludoteca/engine'
import { type Action, NOBLE_ACTION } from '../actions.ts'
import { CARDS } from '../data/cards.ts'
import { NOBLE_ACTIONS, STATE_ACTIONS } from '../data/terms.ts'
import type { StepOf } from '../frames.ts'
import { plus } from '../lists.ts'
import { follow as followWith, PASS, pay, state as perform } from '../moves.ts'
import { NONE, type State } from '../state.ts'
import { player, power, rivalsAt, SLOT, seatAfter, treasuryLeft } from './board.ts'
import { gainReis, gainWigs, loseWigs, moveFavor } from './gains.ts'
import type { Means } from './means.ts'
import { type Choice, expect, push, type Tell } from './stack.ts'
import { statePossible } from './state-actions.ts'

/** Visit a noble: pay, a State action if you like, the Noble action; then others may follow. */

/** Influence price: treasury, and everybody else's officials in the office. */
export const visitCost = (s: State, seat: Seat, noble: number): number =>
  Math.max(0, treasuryLeft(s) + rivalsAt(s, noble, seat) - power(player(s, seat), SLOT['visit-king'] + noble))

/** Both houses of the left group: réis may stand for influence. */
const paysReis = (s: State, seat: Seat): boolean => (player(s, seat).houses[0] as number) >= 2

/** Réis a visit brings before it is paid. */
const visitPay = (s: State, seat: Seat, noble: number): number =>
  power(player(s, seat), SLOT['visit-pay-king'] + noble)

export function canPayVisit(s: State, seat: Seat, noble: number): boolean {
  const p = player(s, seat)
  const cash = paysReis(s, seat) ? p.reis + visitPay(s, seat, noble) : 0
  return p.influence + p.wigs + cash >= visitCost(s, seat, noble)
}

/** Whether some way to pay for a visit leaves means that pass a test. */
export function somePayment(
  s: State,
  seat: Seat,
  noble: number,
  passes: (s: State, seat: Seat, means: Means) => boolean,
): boolean {
  const p = player(s, seat)
  const cost = visitCost(s, seat, noble)
  const reis = p.reis + visitPay(s, seat, noble)
  const most = paysReis(s, seat) ? Math.min(cost, reis) : 0
  for (let cash = Math.min(most, Math.max(0, cost - p.influence - p.wigs)); cash <= most; cash++) {
    if (passes(s, seat, afterFee(s, reis, p.influence, cost, cash))) return true
  }
  return false
}

/** What is left when `cash` of the price is paid in réis, the rest in influence and wigs. */
export const afterFee = (s: State, reis: number, influence: number, cost: number, cash: number): Means => ({
  reis: reis - cash,
  influence: Math.max(0, influence - (cost - cash)),
  treasury: s.treasury,
})

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

function charge(s: State, seat: Seat, noble: number, cost: number, emit: Tell): void {
  gainReis(s, seat, visitPay(s, seat, noble), 'visit-pay', emit)
  if (paysReis(s, seat) && cost > 0 && player(s, seat).reis > 0) push(s, { kind: 'fee', seat, cost })
  else payInfluence(s, seat, cost, emit)
}

/** Wigs only for what influence does not cover. */
function payInfluence(s: State, seat: Seat, cost: number, emit: Tell): void {
  const p = player(s, seat)
  const paid = Math.min(p.influence, cost)
  p.influence -= paid
  if (paid > 0) emit?.({ type: 'influence', seat, n: -paid, why: 'visit', now: p.influence })
  loseWigs(s, seat, cost - paid, 'visit', emit)
}

/** Any part of the price in cash. */
export const fee: Choice<'fee'> = {
  options: (s, f, out) => {
    const p = player(s, f.seat)
    const least = Math.max(0, f.cost - p.influence - p.wigs)
    for (let reis = least; reis <= Math.min(f.cost, p.reis); reis++) out.push(pay(reis))
  },
  choose: (s, f, a, emit) => {
    const { reis } = expect(a, 'pay')
    gainReis(s, f.seat, -reis, 'visit', emit)
    payInfluence(s, f.seat, f.cost - reis, emit)
  },
}

const statesOf = (noble: number): readonly [number, number] => [noble * 2, noble * 2 + 1]

export const audience: Choice<'audience'> = {
  options: (s, f, out) => {
    for (const action of statesOf(f.noble)) if (statePossible(s, f.seat, action)) out.push(perform(action))
    out.push(PASS)
  },
  choose: (s, f, a) => {
    if (a.type !== 'pass') push(s, { kind: 'state-action', seat: f.seat, action: expect(a, 'state').action })
  },
}

export function nobleAction(s: State, { seat, noble }: StepOf<'noble-action'>): void {
  push(s, { kind: NOBLE_ACTIONS[noble] as (typeof NOBLE_ACTIONS)[number], seat, may: false })
}

/** Clockwise from the visitor; when all have been asked the card and the courtier leave the court. */
export function followers(s: State, f: StepOf<'followers'>, emit: Tell): void {
  const { noble } = f
  for (let seat = seatAfter(s, f.last); seat !== f.seat; seat = seatAfter(s, seat)) {
    if (player(s, seat).favors[noble] === 0) continue
    push(s, { kind: 'followers', seat: f.seat, noble, last: seat })
    push(s, { kind: 'follow', seat, noble })
    return
  }
  emit?.({ type: 'visit-ended', seat: f.seat, noble })
  leaveCourt(s, f.seat, emit)
}

export function leaveCourt(s: State, seat: Seat, emit: Tell): void {
  emit?.({ type: 'card-discarded', seat, card: s.court, fate: 'court' })
  s.gone = plus(s.gone, s.court)
  s.court = NONE
}

/** The action is named when the tile is returned, so a returned King's favor may come right back. */
export const follow: Choice<'follow'> = {
  options: (s, f, out) => {
    if (canPayVisit(s, f.seat, f.noble)) followOptions(s, f.seat, f.noble, out)
    out.push(PASS)
  },
  choose: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { seat, noble } = f
    const { action } = expect(a, 'follow')
    moveFavor(s, player(s, seat), noble, -1)
    const cost = visitCost(s, seat, noble)
    emit?.({ type: 'followed', seat, noble, action, cost })
    emit?.({ type: 'favor-returned', seat, noble, why: 'follow' })
    push(s, { kind: 'follow-action', seat, noble, action })
    charge(s, seat, noble, cost, emit)
  },
}

/** A favor is always there to be taken: at least the one just returned. */
const FAVOR = STATE_ACTIONS.indexOf('favor')

function followOptions(s: State, seat: Seat, noble: number, out: Action[]): void {
  for (const action of statesOf(noble)) {
    if (action === FAVOR || statePossible(s, seat, action)) out.push(followWith(action))
  }
  out.push(followWith(NOBLE_ACTION))
}

export function followAction(s: State, f: StepOf<'follow-action'>, emit: Tell): void {
  const { seat, noble, action } = f
  gainWigs(s, seat, power(player(s, seat), SLOT['follow-wig']), 'follow-wig', emit)
  if (action === NOBLE_ACTION) push(s, { kind: 'noble-action', seat, noble })
  else push(s, { kind: 'state-action', seat, action })
}
