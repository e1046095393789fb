import type { Seat } from '@ludoteca/engine'
import type { Action, ActionOf } from '../../actions.ts'
import { NOBLE_GOODS, TRADES } from '../../data/board.ts'
import { CRATE_WIGS } from '../../data/scoring.ts'
import { SHIPS } from '../../data/ships.ts'
import { GOLD, GOODS, STATE_ACTIONS } from '../../data/terms.ts'
import type { PhaseOf } from '../../frames.ts'
import { add, put, putThing } from '../../lists.ts'
import { PASS, sell, trade } from '../../moves.ts'
import type { Hull, Player, State } from '../../state.ts'
import { goodsHeld, hasOpenShip, hullSize, loaded, player, power, SLOT } from '../board.ts'
import { gainReis, gainWigs } from '../gains.ts'
import { nobleOf, stateOf } from '../parts.ts'
import { expect, no, type PhaseRules, push, type Reason, type Tell } from '../phase.ts'
import { impossible, needsGoods, statePossible } from '../state-actions/state-actions.ts'

/** After a card went into the portfolio: sell goods onto ships, or trade them with the nobles. */

/** Réis for one good sold onto that ship. */
export function salePrice(s: State, seat: Seat, good: number, ship: number, owner: Seat): number {
  const p = player(s, seat)
  const bonus =
    power(p, SLOT['sell-gold'] + good) +
    power(p, SLOT['sell-any']) +
    power(p, owner === seat ? SLOT['sell-ship-own'] : SLOT['sell-ship-other'])
  return (s.prices[good] as number) + (SHIPS[ship]?.modifier ?? 0) + bonus
}

function sellOptions(s: State, seat: Seat, out: Action[]): void {
  const { goods } = player(s, seat)
  for (const owner of s.players) {
    for (const hull of owner.ships) {
      if (hull.sealed) continue
      for (let good = 0; good < GOODS.length; good++) {
        if ((goods[good] as number) > 0) out.push(sell(good, hull.ship))
      }
    }
  }
}

export const ownerOf = (s: State, ship: number): Seat =>
  s.players.findIndex(p => p.ships.some(hull => hull.ship === ship))

function sellGood(s: State, seat: Seat, { good, ship }: ActionOf<'sell'>, emit: Tell): void {
  const p = player(s, seat)
  const owner = ownerOf(s, ship)
  const fleet = player(s, owner).ships
  const at = fleet.findIndex(hull => hull.ship === ship)
  const reis = salePrice(s, seat, good, ship, owner)
  p.goods = add(p.goods, good, -1)
  const hull = { ship, hold: add((fleet[at] as Hull).hold, good, 1), sealed: false }
  player(s, owner).ships = putThing(fleet, at, hull)
  emit?.({ type: 'good-sold', seat, good, ship, owner, reis })
  gainReis(s, seat, reis, 'sale', emit)
  if (loaded(hull) === hullSize(ship)) sail(s, owner, at, emit)
}

/** A full hold is sealed at once; the wigs go to the owner of the ship. */
function sail(s: State, owner: Seat, at: number, emit: Tell): void {
  const p = player(s, owner)
  const hull = p.ships[at] as Hull
  p.ships = putThing(p.ships, at, { ship: hull.ship, hold: hull.hold, sealed: true })
  const crates = loaded(hull)
  emit?.({ type: 'ship-sailed', seat: owner, ship: hull.ship, crates })
  gainWigs(s, owner, crates * CRATE_WIGS + power(p, SLOT.sail), 'sail', emit)
}

/** Whether the noble of this State action takes that good from this player. */
export const accepts = (p: Player, action: number, good: number): boolean =>
  good === GOLD || NOBLE_GOODS[action >> 1] === good || power(p, SLOT['trade-any-king'] + (action >> 1)) > 0

/** The good is paid before the action, so what the action needs must be there without it. */
function tradeOptions(s: State, seat: Seat, used: number, out: Action[]): void {
  const p = player(s, seat)
  for (let action = 0; action < STATE_ACTIONS.length; action++) {
    if (used & (1 << action) || (!needsGoods(action) && !statePossible(s, seat, action))) continue
    for (let good = 0; good < GOODS.length; good++) {
      if ((p.goods[good] as number) === 0 || !accepts(p, action, good)) continue
      if (!needsGoods(action) || statePossible(s, seat, action, good)) out.push(trade(good, action))
    }
  }
}

function tradeGood(s: State, seat: Seat, a: Action, used: number, left: number, emit: Tell): void {
  const { good, action } = expect(a, 'trade')
  const p = player(s, seat)
  p.goods = add(p.goods, good, -1)
  s.traded = put(s.traded, action, good)
  emit?.({ type: 'good-traded', seat, good, action })
  if (left > 1) push(s, { kind: 'trading', seat, used: used | (1 << action), left: left - 1 })
  push(s, { kind: 'state-action', seat, action })
}

/** Whether anything can be sold or traded. */
export function marketOpen(s: State, seat: Seat): boolean {
  const p = player(s, seat)
  if (goodsHeld(p) === 0) return false
  for (const each of s.players) if (hasOpenShip(each)) return true
  for (let action = 0; action < STATE_ACTIONS.length; action++) {
    for (let good = 0; good < GOODS.length; good++) {
      if ((p.goods[good] as number) === 0 || !accepts(p, action, good)) continue
      if (statePossible(s, seat, action, good)) return true
    }
  }
  return false
}

type MarketPhase = PhaseOf<'market' | 'selling' | 'trading'>

function marketReason(s: State, f: MarketPhase, a: ActionOf<'sell' | 'trade'>): Reason {
  const p = player(s, f.seat)
  if (p.goods[a.good] === 0) return no('good-missing', { good: a.good })
  if (a.type === 'sell') return no(ownerOf(s, a.ship) === -1 ? 'ship-not-in-play' : 'ship-at-sea')
  if (!accepts(p, a.action, a.good)) return no('noble-wants-other-goods', { noble: a.action >> 1 })
  if (f.kind === 'trading' && f.used & (1 << a.action)) return no('state-action-used')
  return impossible(s, f.seat, a.action, a.good)
}

/** A card has been played into the portfolio: no visit, and State actions are paid for with goods. */
function marketEarly(s: State, f: MarketPhase, a: Action): Reason {
  const noble = nobleOf(a)
  if (noble !== undefined) return no('no-visit-now', { noble, act: noble })
  if (a.type === 'sell' || a.type === 'trade') return no('sell-or-trade')
  const state = stateOf(a)
  if (state === -1) return undefined
  return f.kind === 'selling' ? no('sell-or-trade') : tradeReason(s, f, state)
}

/** The good comes first. */
function tradeReason(s: State, f: MarketPhase, state: number): Reason {
  const p = player(s, f.seat)
  const noble = state >> 1
  if (f.kind === 'trading' && f.used & (1 << state)) return no('state-action-used')
  if (!GOODS.some((_, good) => (p.goods[good] as number) > 0 && accepts(p, state, good))) {
    return no('no-good-for-noble', { noble })
  }
  return impossible(s, f.seat, state) ?? no('trade-first', { state, noble })
}

export const marketPhase: PhaseRules<'market', 'sell' | 'trade'> = {
  takes: ['sell', 'trade'],
  legal: (s, f, out) => {
    sellOptions(s, f.seat, out)
    tradeOptions(s, f.seat, 0, out)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'trade') return tradeGood(s, f.seat, a, 0, TRADES, emit)
    sellGood(s, f.seat, expect(a, 'sell'), emit)
    push(s, { kind: 'selling', seat: f.seat })
  },
  refusal: marketReason,
  early: marketEarly,
}

export const sellingPhase: PhaseRules<'selling', 'sell'> = {
  takes: ['sell'],
  legal: (s, f, out) => {
    sellOptions(s, f.seat, out)
    out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    sellGood(s, f.seat, expect(a, 'sell'), emit)
    push(s, f)
  },
  refusal: marketReason,
  early: marketEarly,
}

export const tradingPhase: PhaseRules<'trading', 'trade'> = {
  takes: ['trade'],
  legal: (s, f, out) => {
    tradeOptions(s, f.seat, f.used, out)
    out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type !== 'pass') tradeGood(s, f.seat, a, f.used, f.left, emit)
  },
  refusal: marketReason,
  early: marketEarly,
}
