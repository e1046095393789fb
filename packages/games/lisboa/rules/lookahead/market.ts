import type { Seat } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import { storesOfType } from '../counts.ts'
import { NOBLE_GOODS } from '../data/board.ts'
import type { Effect } from '../data/effects.ts'
import { GOLD, GOODS, STATE_ACTIONS, TREASURY } from '../data/terms.ts'
import type { Phase, PhaseName } from '../frames.ts'
import { places } from '../lists.ts'
import { goodsHeld, hasOpenShip, player, sizeOfSet, typesHeld } from '../phases/board.ts'
import { marketOpen } from '../phases/cards/market.ts'
import { hasRoom } from '../phases/cards/portfolio.ts'
import { needsGoods, statePossible } from '../phases/state-actions/state-actions.ts'
import { tablesOf } from '../set/of.ts'
import { derived } from '../set/tables.ts'
import type { State } from '../state.ts'
import type { Findings, Verdict } from './findings.ts'
import { bearsOnMarket, bringsGoods, KEEP_MARKET, leavesMarket, takesGood } from './traits.ts'

/** Quick answers about the sale or trade that has to follow a card played into the portfolio. */

/** What playing each card into the portfolio means for the sale or trade that follows. */
const played = derived(({ cards }) =>
  cards.map(({ kind, bottom, power }) => ({
    kind,
    lost: losses(bottom),
    bringsGoods: bottom.some(bringsGoods),
    changesTrade: !bottom.every(leavesMarket) || (power !== null && bearsOnMarket(power.slot)),
  })),
)

type Played = ReturnType<typeof played>[number]

/** Another player's ship takes goods: nothing this player does to the own portfolio changes that. */
function spaceElsewhere(s: State, seat: Seat): boolean {
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner !== seat && hasOpenShip(player(s, owner))) return true
  }
  return false
}

/** State actions that need no goods. */
const SAFE: readonly number[] = places(STATE_ACTIONS, id => !needsGoods(STATE_ACTIONS.indexOf(id)))

/** One of these types of goods buys such a State action, another one than `except`. */
function safeTrade(s: State, seat: Seat, types: number, except: PhaseName | undefined): boolean {
  for (const action of SAFE) {
    const wanted = (1 << GOLD) | (1 << (NOBLE_GOODS[action >> 1] as number))
    if ((types & wanted) === 0 || STATE_ACTIONS[action] === except) continue
    if (statePossible(s, seat, action)) return true
  }
  return false
}

function losses(list: readonly Effect[], from = 0): number {
  let count = 0
  for (let i = from; i < list.length; i++) if (takesGood(list[i] as Effect)) count++
  return count
}

/** All rewards with a choice can be declined, so a sale or trade that is safe now stays possible. */
export function portfolioVerdict(s: State, seat: Seat, card: number, found: Findings): Verdict {
  const { kind, lost, bringsGoods, changesTrade } = played(tablesOf(s))[card] as Played
  const p = player(s, seat)
  const goods = goodsHeld(p)
  if (goods <= lost && !bringsGoods) return false
  if (goods <= lost)
    return lost === 0 ? gainVerdict(s, seat, tablesOf(s).cards[card]?.bottom ?? [], 0) : undefined
  found.safeMarket ??= spaceElsewhere(s, seat) || safeTrade(s, seat, typesHeld(p), undefined)
  if (found.safeMarket) return true
  if (lost > 0 || changesTrade) return undefined
  const open = marketOpen(s, seat)
  if (hasRoom(s, seat, kind === TREASURY ? 'bottom' : 'top')) return open
  // A discard never opens a closed market.
  return open ? undefined : false
}

/** With an empty warehouse: a good that is sure to come can be sold, or buys a safe State action. */
function gainVerdict(s: State, seat: Seat, list: readonly Effect[], from: number): Verdict {
  const types = sureGoods(s, seat, list, from)
  if (types === 0) return undefined
  return spaceElsewhere(s, seat) || safeTrade(s, seat, types, undefined) || undefined
}

/** The set of goods of which one can be had, in an empty warehouse, by effects from this place of the list on. */
function sureGoods(s: State, seat: Seat, list: readonly Effect[], from: number): number {
  let types = 0
  for (let i = from; i < list.length; i++) {
    const e = list[i] as Effect
    for (let good = 0; good < GOODS.length; good++) {
      const comes =
        e.kind === 'good-any' ||
        (e.kind === 'good' && e.good === good) ||
        (e.kind === 'produce' && storesOfType(s, seat, good) > 0)
      if (comes) types |= 1 << good
    }
  }
  return types
}

export function marketVerdict(s: State, f: Phase, a: Action): Verdict {
  const below = s.stack.findLast(each => each.kind === 'effects')
  const pending = below ? losses(below.list, below.at) : 0
  const p = player(s, f.seat)
  const goods = goodsHeld(p)
  if (goods === 0 && f.kind === 'room' && below && pending === 0) {
    return gainVerdict(s, f.seat, below.list, below.at)
  }
  if (goods - goodsPaid(a) - pending <= 0) return undefined
  if (spaceElsewhere(s, f.seat)) return true
  if (goodsPaid(a) > 0 || pending > 0) return undefined
  return safeTrade(s, f.seat, typesHeld(p), KEEP_MARKET.has(f.kind) ? undefined : f.kind) || undefined
}

function goodsPaid(a: Action): number {
  if (a.type === 'lose-good') return 1
  return a.type === 'ship' || a.type === 'upgrade' ? sizeOfSet(a.goods) : 0
}
