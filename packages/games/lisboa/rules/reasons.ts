import type { Seat } from '@ludoteca/engine'
import { type Action, type ActionType, NOBLE_ACTION } from '../actions.ts'
import { CARDS } from '../data/cards.ts'
import { BUILDER, KING } from '../data/terms.ts'
import { MARKET } from '../data/tracks.ts'
import type { Decision } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import { goodsHeld, goodsWithout, housesLeft, isTreasury, officialsAt, player, warehouse } from './board.ts'
import { cityReason } from './city-reasons.ts'
import { anyEffectPossible } from './effects.ts'
import { canPayEvent, eventPrice } from './events.ts'
import { accepts, ownerOf } from './market.ts'
import { no, type Reason } from './no.ts'
import { actionReason, impossible } from './state-reasons.ts'
import { canPayVisit, visitCost } from './visits.ts'

/** Reasons against actions that fit the decision but are not listed. Nothing found: what follows is impossible. */
export function reasonFor(s: State, f: Decision, a: Action): Reason {
  return (
    handReason(s, f, a) ??
    marketReason(s, f, a) ??
    visitReason(s, f, a) ??
    pieceReason(s, f, a) ??
    actionReason(s, f, a) ??
    cityReason(s, f, a)
  )
}

type Given<T extends ActionType> = Extract<Action, { readonly type: T }>

/** Cards: from the hand, and out of the portfolio. */
function handReason(s: State, f: Decision, a: Action): Reason {
  const { hand, clergy, cards, ships } = player(s, f.seat)
  switch (a.type) {
    case 'keep':
      return no('not-your-tile')
    case 'portfolio':
    case 'visit':
    case 'sponsor':
    case 'discard':
      return hand.includes(a.card) ? playReason(s, f.seat, a) : no('card-not-in-hand')
    case 'renew':
      return no('card-not-in-hand')
    case 'reward':
      return no('no-reward-left')
    case 'give-up':
      return a.tiles.every(tile => clergy.includes(tile)) ? undefined : no('clergy-not-held')
    case 'draw':
      return no('pile-empty', { pile: a.pile })
    case 'drop-card':
      if (a.card === s.tucking) return no('card-in-play')
      return cards.includes(a.card) ? rowReason(f) : no('not-in-portfolio')
    case 'drop-ship':
      return ships.some(hull => hull.ship === a.ship) ? rowReason(f) : no('not-in-portfolio')
    default:
      return undefined
  }
}

function rowReason(f: Decision): Reason {
  return f.kind === 'room' && f.row !== 'any' ? no('full-row', { row: f.row }) : undefined
}

function playReason(s: State, seat: Seat, a: Given<'discard' | 'portfolio' | 'visit' | 'sponsor'>): Reason {
  if (a.type === 'portfolio') {
    return no(goodAfter(s, seat, a.card) ? 'nothing-to-sell-or-trade' : 'no-good-to-sell-or-trade')
  }
  if (a.type === 'sponsor') {
    if (!isTreasury(a.card)) return no('not-a-treasury-card')
    if (!canPayEvent(s, seat)) return no('event-too-dear', { cost: eventPrice(s, seat) })
    return no('event-impossible')
  }
  if (isTreasury(a.card)) return no('not-a-noble-card')
  const noble = CARDS[a.card]?.kind as number
  if (!canPayVisit(s, seat, noble)) return no('visit-too-dear', { cost: visitCost(s, seat, noble) })
  return nobleReason(s, seat, noble)
}

/** Whether a good could be left or come when this card is played into the portfolio. */
function goodAfter(s: State, seat: Seat, card: number): boolean {
  const bottom = CARDS[card]?.bottom ?? []
  const lost = bottom.filter(e => e.kind === 'lose-good').length
  const gains = bottom.filter(e => e.kind === 'good' || e.kind === 'good-any' || e.kind === 'produce')
  return goodsHeld(player(s, seat)) > lost || anyEffectPossible(s, { seat, good: NONE }, gains)
}

/** Why a Noble action cannot be carried out. */
function nobleReason(s: State, seat: Seat, noble: number): Reason {
  const p = player(s, seat)
  if (noble === KING && p.plans.length === 0) return no('no-plan')
  if (noble === BUILDER && housesLeft(p) === 0) return no('no-houses-left')
  return no('noble-action-impossible', { noble })
}

function marketReason(s: State, f: Decision, a: Action): Reason {
  if (a.type !== 'sell' && a.type !== 'trade') return undefined
  const p = player(s, f.seat)
  if (p.goods[a.good] === 0) return no('good-missing', { good: a.good })
  if (a.type === 'sell') return no(ownerOf(s, a.ship) === -1 ? 'ship-not-in-play' : 'ship-at-sea')
  if (!accepts(p, a.action, a.good)) return no('noble-wants-other-goods', { noble: a.action >> 1 })
  if (f.kind === 'trading' && f.used & (1 << a.action)) return no('state-action-used')
  return impossible(s, f.seat, a.action, a.good)
}

function visitReason(s: State, f: Decision, a: Action): Reason {
  const p = player(s, f.seat)
  if (a.type === 'pay' && f.kind === 'fee') {
    const least = Math.max(0, f.cost - p.influence - p.wigs)
    const most = Math.min(f.cost, p.reis)
    return a.reis < least || a.reis > most ? no('fee-out-of-range', { least, most }) : undefined
  }
  if (a.type === 'state') {
    if (f.kind === 'audience' && a.action >> 1 !== f.noble) return no('not-this-noble', { noble: f.noble })
    if (f.kind === 'errands' && f.used & (1 << a.action)) return no('state-action-used')
    return impossible(s, f.seat, a.action)
  }
  if (a.type !== 'follow' || f.kind !== 'follow') return undefined
  const cost = visitCost(s, f.seat, f.noble)
  const states = [f.noble * 2, f.noble * 2 + 1]
  if (a.action !== NOBLE_ACTION && !states.includes(a.action)) return no('not-this-noble', { noble: f.noble })
  if (!canPayVisit(s, f.seat, f.noble)) return no('follow-too-dear', { cost })
  return a.action === NOBLE_ACTION ? nobleReason(s, f.seat, f.noble) : impossible(s, f.seat, a.action)
}

/** Goods, prices and pieces given or lost by card effects. */
function pieceReason(s: State, f: Decision, a: Action): Reason {
  const p = player(s, f.seat)
  switch (a.type) {
    case 'take-good':
    case 'extra':
      if (goodsWithout(p, a.good, -1) >= warehouse(p)) return no('no-room-for-good', { good: a.good })
      if (s.supply[a.good] === 0) return no('good-out-of-supply', { good: a.good })
      return a.type === 'extra' ? no('extra-order') : undefined
    case 'raise-price':
      return (s.prices[a.good] as number) >= (MARKET[a.good] as { max: number }).max
        ? no('price-at-top', { good: a.good })
        : undefined
    case 'take-cube':
      return s.pile[a.rubble] === 0 ? no('cube-not-there', { rubble: a.rubble }) : undefined
    case 'lose-good':
      return p.goods[a.good] === 0 ? no('good-missing', { good: a.good }) : undefined
    case 'lose-favor':
      return p.favors[a.noble] === 0 ? no('favor-not-held', { noble: a.noble }) : undefined
    case 'lose-official':
      return officialsAt(s, a.noble, f.seat) === 0 ? no('official-not-there', { noble: a.noble }) : undefined
    default:
      return undefined
  }
}
