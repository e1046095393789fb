import type { Seat } from '@ludoteca/engine'
import { type Action, NOBLE_ACTION } from '../actions.ts'
import { CARDS } from '../data/cards.ts'
import type { Effect } from '../data/effects.ts'
import { NOBLE_ACTIONS, STATE_ACTIONS } from '../data/terms.ts'
import type { Frame, Phase, PhaseOf, StepOf } from '../frames.ts'
import { player, sizeOfSet } from '../phases/board.ts'
import { eventPrice } from '../phases/cards/events.ts'
import { decreePossible } from '../phases/city/decrees.ts'
import { openThinkable } from '../phases/city/spots.ts'
import { mostSteps } from '../phases/state-actions/cardinal.ts'
import { tablesOf } from '../set/of.ts'
import { NONE, type State } from '../state.ts'
import type { Findings, Verdict } from './findings.ts'
import { marketVerdict, portfolioVerdict } from './market.ts'
import {
  anyStorePayable,
  everyPlotIsPlain,
  type Means,
  meansAfter,
  meansOf,
  plainPlot,
  stillPayable,
  storePayable,
} from './means.ts'
import { afterFee, somePayment } from './payments.ts'
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
import { builds, LEAVE_BUILDING, LEAVE_LAND } from './traits.ts'

/**
 * Quick answers of the look-ahead for the usual cases. They never differ from what trying would find out; they
 * only save it.
 */

/** `promise` is the only promise below the decision, if there is one; with several, only trying can tell. */
export function verdict(s: State, f: Phase, a: Action, promise: Frame | undefined, found: Findings): Verdict {
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
      return eventVerdict(s, seat, tablesOf(s).cards[a.card]?.event ?? [])
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
  return somePayment(s, seat, noble, alone ? opens : opensWithHelp) || openDoubt(s)
}

const opens = (s: State, seat: Seat, means: Means): boolean => canOpen(s, seat, outlook(s, seat, means))

function opensWithHelp(s: State, seat: Seat, means: Means): boolean {
  const ahead = outlook(s, seat, means)
  return canOpen(s, seat, ahead) || tileHelpsOpen(s, seat, mostSteps(s, seat), ahead)
}

/** What it means when nothing was found to be payable: with rewards that are understood nothing else could help. */
const storeDoubt: Verdict = everyPlotIsPlain ? false : undefined
const openDoubt = (s: State): Verdict => (everySpotIsPlain(s) ? false : undefined)

const outlookNow = (s: State, seat: Seat): Outlook => outlook(s, seat, meansOf(s, player(s, seat)))

function storeVerdict(s: State, seat: Seat, plot: number, found: Findings): Verdict {
  found.ahead ??= outlookNow(s, seat)
  return storePayable(s, player(s, seat), plot, found.ahead) || (plainPlot(plot) ? false : undefined)
}

function openVerdict(s: State, seat: Seat, spot: number, found: Findings): Verdict {
  found.ahead ??= outlookNow(s, seat)
  return opensAt(s, seat, spot, found.ahead) || (plainSpot(s, spot) ? false : undefined)
}

function eventVerdict(s: State, seat: Seat, event: readonly Effect[]): Verdict {
  if (!event.some(builds)) return true
  if (event.length > 1) return undefined
  const means = meansAfter(s, player(s, seat), eventPrice(s, seat))
  if (event[0]?.kind === 'store') return anyStorePayable(s, seat, means) || storeDoubt
  return opens(s, seat, means) || openDoubt(s)
}

function promiseVerdict(s: State, f: Phase, a: Action, promise: Frame): Verdict {
  switch (promise.kind) {
    case 'market':
      return marketVerdict(s, f, a)
    case 'noble-action':
    case 'follow-action':
      return visitVerdict(s, f, a, promise)
    case 'effects':
      // Doing anything fulfils it; declining is offered only when something else remains.
      return promise.list.some(builds) ? undefined : true
    case 'raise':
      return LEAVE_BUILDING.has(f.kind) || raiseVerdict(s, f, a, promise)
    case 'place-store':
      return LEAVE_LAND.has(f.kind) || landVerdict(s, f, a, promise)
    default:
      return undefined
  }
}

/** The last effect of the land reward brings a Clergy tile; then the land is paid. */
function landVerdict(s: State, f: Phase, a: Action, promise: StepOf<'place-store'>): Verdict {
  const rest = s.stack[s.stack.length - 2]
  if (rest?.kind !== 'effects' || rest.at < rest.list.length) return undefined
  const p = player(s, f.seat)
  if (f.kind === 'cardinal' && a.type === 'pass') return stillPayable(s, p, promise.plot, 0, NONE)
  return a.type === 'cardinal' ? stillPayable(s, p, promise.plot, a.steps, a.spot) : undefined
}

/** The last effect of the reward brings officials or a Clergy tile; then comes the building. */
function raiseVerdict(s: State, f: Phase, a: Action, promise: PhaseOf<'raise'>): Verdict {
  const rest = s.stack[s.stack.length - 2]
  if (rest?.kind !== 'effects' || rest.at < rest.list.length) return undefined
  const ahead = outlookNow(s, f.seat)
  if (a.type === 'pass') return canRaise(s, promise, ahead, 0)
  if (a.type === 'recruit') return canRaise(s, promise, ahead, sizeOfSet(a.offices))
  if (a.type === 'cardinal') return canRaise(s, promise, withTile(s, ahead, a.steps, a.spot), 0)
  return undefined
}

function visitVerdict(
  s: State,
  f: Phase,
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
    return opensAfterTile(s, f.seat, mostSteps(s, f.seat), ahead) || openDoubt(s)
  }
  if (a.type === 'cardinal') return canOpen(s, f.seat, withTile(s, ahead, a.steps, a.spot)) || openDoubt(s)
  if (f.kind === 'cardinal' || f.kind === 'clergy') return undefined
  return canOpen(s, f.seat, ahead) || (f.kind === 'fee' ? undefined : openDoubt(s))
}

const CARDINAL = STATE_ACTIONS.indexOf('cardinal')

function feeMeans(s: State, f: PhaseOf<'fee'>, a: Action): Means {
  const { reis, influence } = player(s, f.seat)
  return afterFee(s, reis, influence, f.cost, a.type === 'pay' ? a.reis : 0)
}
