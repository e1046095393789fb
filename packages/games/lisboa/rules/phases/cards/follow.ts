import type { Seat } from '@ludoteca/engine'
import { type Action, NOBLE_ACTION } from '../../actions.ts'
import { STATE_ACTIONS } from '../../data/terms.ts'
import type { StepOf } from '../../frames.ts'
import { isLacerda } from '../../lacerda.ts'
import { plus } from '../../lists.ts'
import { follow as followWith, PASS } from '../../moves.ts'
import { NONE, type State } from '../../state.ts'
import { player, power, SLOT, seatAfter } from '../board.ts'
import { gainWigs, moveFavor } from '../gains.ts'
import { lacerdaFollows } from '../lacerda/turn.ts'
import { expect, no, type PhaseRules, push, type Tell } from '../phase.ts'
import { impossible, statePossible } from '../state-actions/state-actions.ts'
import { canPayVisit, charge, nobleReason, statesOf, visitCost } from './visits.ts'

/** Others follow a visit for the Royal Favor of the noble; then the visit is over. */

/** Clockwise from the visitor; when all have been asked the card and the courtier leave the court. */
export function followers(s: State, f: StepOf<'followers'>, emit: Tell): void {
  const { noble } = f
  for (let seat = seatAfter(s, f.last); seat !== f.seat; seat = seatAfter(s, seat)) {
    if (player(s, seat).favors[noble] === 0) continue
    if (isLacerda(s, seat)) {
      lacerdaFollows(s, noble, emit)
      continue
    }
    push(s, { kind: 'followers', seat: f.seat, noble, last: seat })
    push(s, { kind: 'follow', seat, noble })
    return
  }
  emit?.({ type: 'visit-ended', seat: f.seat, noble })
  if (s.court !== NONE) leaveCourt(s, f.seat, emit)
}

export function leaveCourt(s: State, seat: Seat, emit: Tell): void {
  emit?.({ type: 'card-discarded', seat, card: s.court, fate: 'court' })
  s.gone = plus(s.gone, s.court)
  s.court = NONE
}

/** The action is named when the tile is returned, so a returned King's favor may come right back. */
export const followPhase: PhaseRules<'follow', 'follow'> = {
  takes: ['follow'],
  legal: (s, f, out) => {
    if (canPayVisit(s, f.seat, f.noble)) followOptions(s, f.seat, f.noble, out)
    out.push(PASS)
  },
  apply: (s, f, a, emit) => {
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
  refusal: (s, { seat, noble }, { action }) => {
    const named = action === NOBLE_ACTION || statesOf(noble).includes(action)
    if (!named) return no('not-this-noble', { noble })
    if (!canPayVisit(s, seat, noble)) return no('follow-too-dear', { cost: visitCost(s, seat, noble) })
    return action === NOBLE_ACTION ? nobleReason(s, seat, noble) : impossible(s, seat, action)
  },
  early: (_s, { noble }) => no('only-follow', { noble }),
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
