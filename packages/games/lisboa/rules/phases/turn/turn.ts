import type { Seat } from '@ludoteca/engine'
import type { Action } from '../../actions.ts'
import { CARDS } from '../../data/cards.ts'
import type { Effect } from '../../data/effects.ts'
import { GOLD, NOBLE_ACTIONS } from '../../data/terms.ts'
import { isLacerda } from '../../lacerda.ts'
import { plus, without } from '../../lists.ts'
import { discard, portfolio, sponsor, visit } from '../../moves.ts'
import { tablesOf } from '../../set/of.ts'
import { NONE, type State } from '../../state.ts'
import { goodsHeld, isTreasury, player } from '../board.ts'
import { canPayEvent, eventPrice, eventThinkable, sponsorEvent } from '../cards/events.ts'
import { playIntoPortfolio } from '../cards/portfolio.ts'
import { canPayVisit, nobleReason, visitCost, visitNoble } from '../cards/visits.ts'
import { anyEffectPossible } from '../effects/effects.ts'
import { gainGood } from '../gains.ts'
import { nobleOf, stateOf } from '../parts.ts'
import { expect, no, type PhaseRules, push, type Reason, type Tell } from '../phase.ts'
import { dock } from '../state-actions/ships.ts'

/** A turn begins: dock, then one action. */

export function beginTurn(s: State, emit: Tell): void {
  const seat = s.active
  emit?.({ type: 'turn-began', seat, round: s.round })
  dock(s, seat, emit)
  push(s, { kind: 'after-action', seat })
  if (isLacerda(s, seat)) push(s, { kind: 'lacerda-turn', seat })
  else if (player(s, seat).hand.length > 0) push(s, { kind: 'turn', seat })
}

type Play = 'discard' | 'portfolio' | 'visit' | 'sponsor'

export const turnPhase: PhaseRules<'turn', Play> = {
  takes: ['discard', 'portfolio', 'visit', 'sponsor'],
  legal: (s, f, out) => {
    for (const card of player(s, f.seat).hand) {
      if (card < 0) continue
      out.push(discard(card), portfolio(card))
      if (!isTreasury(card)) {
        if (canPayVisit(s, f.seat, CARDS[card]?.kind as number)) out.push(visit(card))
      } else if (canPayEvent(s, f.seat) && eventThinkable(s, f.seat, card)) out.push(sponsor(card))
    }
  },
  apply: (s, f, a, emit) => {
    const { card } = expect(a, 'discard', 'portfolio', 'visit', 'sponsor')
    const p = player(s, f.seat)
    p.hand = without(p.hand, card)
    if (a.type === 'portfolio') playIntoPortfolio(s, f.seat, card, emit)
    else if (a.type === 'visit') visitNoble(s, f.seat, card, emit)
    else if (a.type === 'sponsor') sponsorEvent(s, f.seat, card, emit)
    else {
      s.gone = plus(s.gone, card)
      emit?.({ type: 'card-discarded', seat: f.seat, card, fate: 'gold' })
      gainGood(s, f.seat, GOLD, 'gold', emit)
    }
  },
  refusal: (s, { seat }, a) => {
    if (!player(s, seat).hand.includes(a.card)) return no('card-not-in-hand')
    if (a.type === 'portfolio') {
      return no(goodAfter(s, seat, a.card) ? 'nothing-to-sell-or-trade' : 'no-good-to-sell-or-trade')
    }
    return a.type === 'sponsor' ? sponsorReason(s, seat, a.card) : visitReason(s, seat, a.card)
  },
  early: (s, f, a) => beforeCard(s, f.seat, a),
}

/** Whether a good could be left or come when this card is played into the portfolio. */
function goodAfter(s: State, seat: Seat, card: number): boolean {
  const bottom = tablesOf(s).cards[card]?.bottom ?? []
  const lost = bottom.filter(e => e.kind === 'lose-good').length
  const gains = bottom.filter(e => e.kind === 'good' || e.kind === 'good-any' || e.kind === 'produce')
  return goodsHeld(player(s, seat)) > lost || anyEffectPossible(s, { seat, good: NONE }, gains)
}

function sponsorReason(s: State, seat: Seat, card: number): Reason {
  if (!isTreasury(card)) return no('not-a-treasury-card')
  if (!canPayEvent(s, seat)) return no('event-too-dear', { cost: eventPrice(s, seat) })
  return no('event-impossible')
}

function visitReason(s: State, seat: Seat, card: number): Reason {
  if (isTreasury(card)) return no('not-a-noble-card')
  const noble = CARDS[card]?.kind as number
  if (!canPayVisit(s, seat, noble)) return no('visit-too-dear', { cost: visitCost(s, seat, noble) })
  return nobleReason(s, seat, noble)
}

/** No card has been played yet, and that is what everything in a turn begins with. */
function beforeCard(s: State, seat: Seat, a: Action): Reason {
  if (a.type === 'draw') return no('draw-last')
  if (a.type === 'sell' || a.type === 'trade') return no('card-before-market')
  const noble = nobleOf(a)
  if (noble !== undefined) return beforeVisit(s, seat, noble)
  const state = stateOf(a)
  return state === -1 ? undefined : no('card-before-state', { state, noble: state >> 1 })
}

function beforeVisit(s: State, seat: Seat, noble: number): Reason {
  const hand = player(s, seat).hand.flatMap(card => tablesOf(s).cards[card] ?? [])
  const leads = ({ kind }: Effect): boolean => kind === NOBLE_ACTIONS[noble]
  if (hand.some(card => card.kind === noble)) return no('card-before-noble', { noble, act: noble })
  if (hand.some(card => card.event.some(leads))) return no('event-first', { noble, act: noble })
  return no('no-card-of-noble', { noble, act: noble })
}
