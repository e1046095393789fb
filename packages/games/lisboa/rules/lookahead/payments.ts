import type { Seat } from '@ludoteca/engine'
import { player } from '../phases/board.ts'
import { paysReis, visitCost, visitPay } from '../phases/cards/visits.ts'
import type { State } from '../state.ts'
import type { Means } from './means.ts'

/** What paying for a visit leaves. */

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
