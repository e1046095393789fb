import type { Seat } from '@ludoteca/engine'
import type { Action, ActionType } from '../actions.ts'
import { CARDS } from '../data/cards.ts'
import type { Effect } from '../data/effects.ts'
import { BUILDER, GOODS, KING, MINISTER, NOBLE_ACTIONS, STATE_ACTIONS } from '../data/terms.ts'
import type { Decision, DecisionKind } from '../frames.ts'
import type { State } from '../state.ts'
import { player } from './board.ts'
import { accepts } from './market.ts'
import { no, type Reason } from './no.ts'
import { impossible } from './state-reasons.ts'

/** What has to happen before an action that does not belong to the decision at hand. */

/** The Noble action an action is part of. */
const PART_OF_NOBLE: Readonly<Partial<Record<ActionType, number>>> = {
  open: KING,
  raise: KING,
  staff: KING,
  decree: MINISTER,
  store: BUILDER,
  clear: BUILDER,
  house: BUILDER,
}

/** The State action an action is part of. */
const PART_OF_STATE: Readonly<Partial<Record<ActionType, (typeof STATE_ACTIONS)[number]>>> = {
  favor: 'favor',
  cardinal: 'cardinal',
  'move-cardinal': 'cardinal',
  'take-clergy': 'cardinal',
  ship: 'ship',
  upgrade: 'ship',
  produce: 'produce',
  recruit: 'recruit',
  plan: 'plan',
}

const ACTING: ReadonlySet<DecisionKind> = new Set(['market', 'selling', 'trading'])

export function earlyReason(s: State, f: Decision, a: Action): Reason {
  return always(a) ?? handReason(s, f, a) ?? situation(s, f, a)
}

/** Actions with a time of their own, whatever is being decided now. */
function always(a: Action): Reason {
  switch (a.type) {
    case 'drop-card':
    case 'drop-ship':
      return no('portfolio-has-room')
    case 'follow':
    case 'lose-favor':
      return no('follow-later')
    case 'give-up':
      return no('church-later')
    case 'take-good':
    case 'raise-price':
    case 'take-cube':
      return no('only-as-reward')
    default:
      return undefined
  }
}

function handReason(s: State, f: Decision, a: Action): Reason {
  if (a.type !== 'discard' && a.type !== 'portfolio' && a.type !== 'visit' && a.type !== 'sponsor') {
    return undefined
  }
  return f.kind !== 'follow' && f.kind !== 'keep' && s.active === f.seat ? no('card-played') : undefined
}

function situation(s: State, f: Decision, a: Action): Reason {
  switch (f.kind) {
    case 'turn':
      return beforeCard(s, f.seat, a)
    case 'draw':
      return no('only-draw')
    case 'follow':
      return no('only-follow', { noble: f.noble })
    default:
      return whileActing(s, f, a)
  }
}

/** No card has been played yet, and that is what everything in a turn begins with. */
function beforeCard(s: State, seat: Seat, a: Action): Reason {
  if (a.type === 'draw') return no('draw-last')
  if (a.type === 'sell' || a.type === 'trade') return no('card-before-market')
  const noble = PART_OF_NOBLE[a.type]
  if (noble !== undefined) return beforeVisit(s, seat, noble)
  const state = stateOf(a)
  return state === -1 ? undefined : no('card-before-state', { state, noble: state >> 1 })
}

function beforeVisit(s: State, seat: Seat, noble: number): Reason {
  const hand = player(s, seat).hand.flatMap(card => CARDS[card] ?? [])
  const leads = ({ kind }: Effect): boolean => kind === NOBLE_ACTIONS[noble]
  if (hand.some(card => card.kind === noble)) return no('card-before-noble', { noble, act: noble })
  if (hand.some(card => card.event.some(leads))) return no('event-first', { noble, act: noble })
  return no('no-card-of-noble', { noble, act: noble })
}

/** A card has been played: into the portfolio, or to court for a visit or an event. */
function whileActing(s: State, f: Decision, a: Action): Reason {
  const noble = PART_OF_NOBLE[a.type]
  const state = stateOf(a)
  if (ACTING.has(f.kind)) {
    if (noble !== undefined) return no('no-visit-now', { noble, act: noble })
    if (a.type === 'sell' || a.type === 'trade') return no('sell-or-trade')
    if (state !== -1) return f.kind === 'selling' ? no('sell-or-trade') : tradeReason(s, f, state)
  }
  if (f.kind === 'audience' && noble === f.noble) return no('state-before-noble', { noble, act: noble })
  if (f.kind === 'audience' && state !== -1) {
    return state >> 1 === f.noble ? no('state-first', { state }) : no('not-this-noble', { noble: f.noble })
  }
  return f.kind === 'errands' && state !== -1 ? no('state-first', { state }) : undefined
}

/** A State action is paid for with a good here; the good comes first. */
function tradeReason(s: State, f: Decision, state: number): Reason {
  const p = player(s, f.seat)
  const noble = state >> 1
  if (f.kind === 'trading' && f.used & (1 << state)) return no('state-action-used')
  if (!GOODS.some((_, good) => (p.goods[good] as number) > 0 && accepts(p, state, good))) {
    return no('no-good-for-noble', { noble })
  }
  return impossible(s, f.seat, state) ?? no('trade-first', { state, noble })
}

const stateOf = (a: Action): number => {
  if (a.type === 'state') return a.action
  const part = PART_OF_STATE[a.type]
  return part === undefined ? -1 : STATE_ACTIONS.indexOf(part)
}
