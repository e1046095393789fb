import type { Seat } from '@ludoteca/engine'
import { type Action, NOBLE_ACTION } from '../actions.ts'
import { storesOfType } from '../counts.ts'
import { NOBLE_GOODS } from '../data/board.ts'
import { CARDS } from '../data/cards.ts'
import { type Effect, POWER_SLOTS, type PowerSlot } from '../data/effects.ts'
import { GOLD, GOODS, NOBLE_ACTIONS, STATE_ACTIONS, TREASURY } from '../data/terms.ts'
import type { Decision, DecisionKind, DecisionOf, Frame, StepOf } from '../frames.ts'
import type { State } from '../state.ts'
import { goodsHeld, hasOpenShip, player, sizeOfSet, typesHeld } from './board.ts'
import { mostSteps } from './cardinal.ts'
import { decreePossible } from './decrees.ts'
import { eventPrice } from './events.ts'
import { marketOpen } from './market.ts'
import {
  anyStorePayable,
  everyPlotIsPlain,
  type Means,
  meansAfter,
  meansOf,
  plainPlot,
  storePayable,
} from './means.ts'
import { openThinkable } from './opening.ts'
import { hasRoom } from './portfolio.ts'
import {
  canOpen,
  canRaise,
  everySpotIsPlain,
  type Outlook,
  opensAfterTile,
  opensAt,
  outlook,
  plainSpot,
  tileHelpsOpen,
  withTile,
} from './staffing.ts'
import { statePossible } from './state-actions.ts'
import { afterFee, somePayment } from './visits.ts'

/**
 * Quick answers of the look-ahead for the usual cases: yes, no, or `undefined` when only trying can tell.
 * They never differ from what trying would find out; they only save it.
 */
type Verdict = boolean | undefined

/** What has been found out about a position while its options are judged one by one. */
export interface Findings {
  /** By noble: how a visit has been judged; null before that. */
  readonly nobles: (Verdict | null)[]
  safeMarket: boolean | undefined
  ahead: Outlook | undefined
}

export const nothingFound = (): Findings => ({
  nobles: [null, null, null],
  safeMarket: undefined,
  ahead: undefined,
})

/** `promise` is the only promise below the decision, if there is one; with several, only trying can tell. */
export function verdict(
  s: State,
  f: Decision,
  a: Action,
  promise: Frame | undefined,
  found: Findings,
): Verdict {
  switch (f.kind) {
    case 'turn':
      return turnVerdict(s, f.seat, a, found)
    case 'follow':
      if (a.type !== 'follow' || a.action !== NOBLE_ACTION) return true
      return nobleVerdict(s, f.seat, f.noble, true)
    case 'store':
      return a.type === 'store' && !promise ? storeVerdict(s, f.seat, a.plot, found) : undefined
    case 'open':
      return a.type === 'open' && !promise ? openVerdict(s, f.seat, a.spot, found) : undefined
    default:
      return promise && promiseVerdict(s, f, a, promise)
  }
}

function turnVerdict(s: State, seat: Seat, a: Action, found: Findings): Verdict {
  switch (a.type) {
    case 'discard':
      return true
    case 'portfolio':
      return portfolioVerdict(s, seat, a.card, found)
    case 'visit':
      return visitorVerdict(s, seat, CARDS[a.card]?.kind as number, found)
    case 'sponsor':
      return eventVerdict(s, seat, CARDS[a.card]?.event ?? [])
    default:
      return undefined
  }
}

function visitorVerdict(s: State, seat: Seat, noble: number, { nobles }: Findings): Verdict {
  const old = nobles[noble]
  if (old !== null) return old
  const judged = nobleVerdict(s, seat, noble, false)
  nobles[noble] = judged
  return judged
}

/** Some payment must leave the Noble action possible; for a visitor a Clergy tile may help. */
function nobleVerdict(s: State, seat: Seat, noble: number, alone: boolean): Verdict {
  const action = NOBLE_ACTIONS[noble]
  if (action === 'decree') return decreePossible(s, seat)
  if (action === 'store') return somePayment(s, seat, noble, anyStorePayable) || storeDoubt
  if (!openThinkable(s, seat)) return false
  return somePayment(s, seat, noble, alone ? opens : opensWithHelp) || openDoubt
}

const opens = (s: State, seat: Seat, means: Means): boolean => canOpen(s, seat, outlook(s, seat, means))

function opensWithHelp(s: State, seat: Seat, means: Means): boolean {
  const ahead = outlook(s, seat, means)
  return canOpen(s, seat, ahead) || tileHelpsOpen(s, seat, mostSteps(s, seat), ahead)
}

/** What it means when nothing was found to be payable: with plain rewards nothing else could help. */
const storeDoubt: Verdict = everyPlotIsPlain ? false : undefined
const openDoubt: Verdict = everySpotIsPlain ? false : undefined

const outlookNow = (s: State, seat: Seat): Outlook => outlook(s, seat, meansOf(s, player(s, seat)))

function storeVerdict(s: State, seat: Seat, plot: number, found: Findings): Verdict {
  found.ahead ??= outlookNow(s, seat)
  return storePayable(s, player(s, seat), plot, found.ahead) || (plainPlot(plot) ? false : undefined)
}

function openVerdict(s: State, seat: Seat, spot: number, found: Findings): Verdict {
  found.ahead ??= outlookNow(s, seat)
  return opensAt(s, seat, spot, found.ahead) || (plainSpot(spot) ? false : undefined)
}

function eventVerdict(s: State, seat: Seat, event: readonly Effect[]): Verdict {
  if (!event.some(e => e.kind === 'store' || e.kind === 'open')) return true
  if (event.length > 1) return undefined
  const means = meansAfter(s, player(s, seat), eventPrice(s, seat))
  if (event[0]?.kind === 'store') return anyStorePayable(s, seat, means) || storeDoubt
  return opens(s, seat, means) || openDoubt
}

function losses(list: readonly Effect[], from = 0): number {
  let count = 0
  for (let i = from; i < list.length; i++) if (list[i]?.kind === 'lose-good') count++
  return count
}

/** Effects that can bring goods. */
const BRINGS_GOODS: ReadonlySet<Effect['kind']> = new Set([
  'good',
  'good-any',
  'good-store',
  'produce',
  'state-actions',
])

/** Effects of a card that change nothing about selling and trading. */
const ASIDE: ReadonlySet<Effect['kind']> = new Set([
  'reis',
  'wigs',
  'influence',
  'treasury-up',
  'lose-reis',
  'lose-wigs',
])

/** All rewards with a choice can be declined, so a sale or trade that is safe now stays possible. */
function portfolioVerdict(s: State, seat: Seat, card: number, found: Findings): Verdict {
  const { kind, lost, bringsGoods, changesTrade } = PLAYED[card] as (typeof PLAYED)[number]
  const p = player(s, seat)
  const goods = goodsHeld(p)
  if (goods <= lost && !bringsGoods) return false
  if (goods <= lost) return lost === 0 ? gainVerdict(s, seat, CARDS[card]?.bottom ?? [], 0) : undefined
  found.safeMarket ??= spaceElsewhere(s, seat) || safeTrade(s, seat, typesHeld(p), undefined)
  if (found.safeMarket) return true
  if (lost > 0 || changesTrade) return undefined
  const open = marketOpen(s, seat)
  if (hasRoom(s, seat, kind === TREASURY ? 'bottom' : 'top')) return open
  // A discard never opens a closed market, unless a ship gives its goods back to the supply.
  return open || p.ships.length > 0 ? undefined : false
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
      if (comes && (s.supply[good] as number) > 0) types |= 1 << good
    }
  }
  return types
}

/** Powers that a card would bring into the trade it is followed by. */
const TRADE_POWERS: ReadonlySet<PowerSlot> = new Set(
  POWER_SLOTS.filter(slot => /^(trade-any|produce|warehouse|recruit|cardinal|ship)/.test(slot)),
)

/** What playing each card into the portfolio means for the sale or trade that follows. */
const PLAYED = CARDS.map(({ kind, bottom, power }) => ({
  kind,
  lost: losses(bottom),
  bringsGoods: bottom.some(e => BRINGS_GOODS.has(e.kind)),
  changesTrade: !bottom.every(e => ASIDE.has(e.kind)) || (power !== null && TRADE_POWERS.has(power.slot)),
}))

/** Another player's ship takes goods: nothing this player does to the own portfolio changes that. */
function spaceElsewhere(s: State, seat: Seat): boolean {
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner !== seat && hasOpenShip(player(s, owner))) return true
  }
  return false
}

/** State actions that need neither goods nor ships. */
const SAFE = (['favor', 'cardinal', 'recruit', 'plan'] as const).map(id => STATE_ACTIONS.indexOf(id))

/** One of these types of goods buys such a State action, another one than `except`. */
function safeTrade(s: State, seat: Seat, types: number, except: DecisionKind | undefined): boolean {
  for (const action of SAFE) {
    const wanted = (1 << GOLD) | (1 << (NOBLE_GOODS[action >> 1] as number))
    if ((types & wanted) === 0 || STATE_ACTIONS[action] === except) continue
    if (statePossible(s, seat, action)) return true
  }
  return false
}

function promiseVerdict(s: State, f: Decision, a: Action, promise: Frame): Verdict {
  switch (promise.kind) {
    case 'market':
      return marketVerdict(s, f, a)
    case 'noble-action':
    case 'follow-action':
      return visitVerdict(s, f, a, promise)
    case 'effects':
      // Doing anything fulfils it; declining is offered only when something else remains.
      return promise.list.some(e => e.kind === 'store' || e.kind === 'open') ? undefined : true
    case 'raise':
      return NEUTRAL.has(f.kind) || raiseVerdict(s, f, a, promise)
    case 'place-store':
      return NEUTRAL.has(f.kind) ? true : undefined
    default:
      return undefined
  }
}

/** Choices that change nothing a store or a building is paid or staffed with. */
const NEUTRAL: ReadonlySet<DecisionKind> = new Set(['favor', 'plan', 'take-good', 'raise-price'])

/** The last effect of the reward brings officials or a Clergy tile; then comes the building. */
function raiseVerdict(s: State, f: Decision, a: Action, promise: DecisionOf<'raise'>): Verdict {
  const rest = s.stack[s.stack.length - 2]
  if (rest?.kind !== 'effects' || rest.at < rest.list.length) return undefined
  const ahead = outlookNow(s, f.seat)
  if (a.type === 'pass') return canRaise(s, promise, ahead, 0)
  if (a.type === 'recruit') return canRaise(s, promise, ahead, sizeOfSet(a.offices))
  if (a.type === 'cardinal') return canRaise(s, promise, withTile(s, ahead, a.steps, a.spot), 0)
  return undefined
}

/** Choices after which goods and the four safe State actions are as before, or more. */
const ADDS: ReadonlySet<DecisionKind> = new Set([
  'room',
  'take-good',
  'raise-price',
  'take-cube',
  'produce',
  'extra',
  'lose-favor',
  'lose-official',
])

function marketVerdict(s: State, f: Decision, a: Action): Verdict {
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
  return safeTrade(s, f.seat, typesHeld(p), ADDS.has(f.kind) ? undefined : f.kind) || undefined
}

function goodsPaid(a: Action): number {
  if (a.type === 'lose-good') return 1
  return a.type === 'ship' || a.type === 'upgrade' ? sizeOfSet(a.goods) : 0
}

function visitVerdict(
  s: State,
  f: Decision,
  a: Action,
  promise: StepOf<'noble-action'> | StepOf<'follow-action'>,
): Verdict {
  if (promise.kind === 'follow-action' && promise.action !== NOBLE_ACTION) return true
  const action = NOBLE_ACTIONS[promise.noble]
  if (action === 'decree') return true
  const means = f.kind === 'fee' ? feeMeans(s, f, a) : meansOf(s, player(s, f.seat))
  if (action === 'store') return anyStorePayable(s, f.seat, means) || storeDoubt
  const ahead = outlook(s, f.seat, means)
  if (a.type === 'state' && a.action === CARDINAL) {
    return opensAfterTile(s, f.seat, mostSteps(s, f.seat), ahead) || openDoubt
  }
  if (a.type === 'cardinal') return canOpen(s, f.seat, withTile(s, ahead, a.steps, a.spot)) || openDoubt
  if (f.kind === 'cardinal' || f.kind === 'clergy') return undefined
  return canOpen(s, f.seat, ahead) || (f.kind === 'fee' ? undefined : openDoubt)
}

const CARDINAL = STATE_ACTIONS.indexOf('cardinal')

function feeMeans(s: State, f: DecisionOf<'fee'>, a: Action): Means {
  const { reis, influence } = player(s, f.seat)
  return afterFee(s, reis, influence, f.cost, a.type === 'pay' ? a.reis : 0)
}
