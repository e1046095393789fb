import type { Seat } from '@ludoteca/engine'
import type { Effect, EffectKind } from '../../data/effects.ts'
import { GOODS, NOBLES } from '../../data/terms.ts'
import { MARKET, TREASURY_STEPS } from '../../data/tracks.ts'
import type { StepOf } from '../../frames.ts'
import type { Member } from '../../member.ts'
import type { State } from '../../state.ts'
import { player, roomFor } from '../board.ts'
import { decreePossible } from '../city/decrees.ts'
import { openThinkable } from '../city/spots.ts'
import { storeThinkable } from '../city/stores.ts'
import {
  gainGood,
  gainInfluence,
  gainReis,
  gainWigs,
  influenceGain,
  loseWigs,
  moveTreasury,
} from '../gains.ts'
import { push, type Tell } from '../phase.ts'
import { cardinalPossible } from '../state-actions/cardinal.ts'
import { favorPossible } from '../state-actions/favors.ts'
import { recruitPossible } from '../state-actions/officials.ts'
import { planPossible } from '../state-actions/plans.ts'
import { producePossible } from '../state-actions/production.ts'
import { shipPossible } from '../state-actions/ships.ts'
import { anyStatePossible } from '../state-actions/state-actions.ts'
import { officesHeld } from './losses.ts'

/** The one executor of everything cards, tiles and spaces do once. */

interface Setting {
  readonly seat: Seat
  /** The trade of the store being built, or none. */
  readonly good: number
}

interface Doing<E> {
  /** Whether it would change anything now. */
  possible(s: State, at: Setting, e: E): boolean
  /** Happens by itself, or asks: then `may` tells whether the player can decline. */
  run(s: State, at: Setting, e: E, may: boolean, emit: Tell): void
  /** Runs even if it comes to nothing, because the log may say so. */
  readonly always?: true
}

type Of<K extends EffectKind> = Member<Effect, 'kind', K>

/** An action or a choice: it opens a decision of the same name. */
const asks = <K extends 'plan' | 'favor' | 'ship' | 'produce' | 'store' | 'decree' | 'open'>(
  kind: K,
  possible: (s: State, seat: Seat) => boolean,
): Doing<Of<K>> => ({
  possible: (s, { seat }) => possible(s, seat),
  run: (s, { seat }, _e, may) => push(s, { kind, seat, may }),
})

const EFFECTS: { readonly [K in EffectKind]: Doing<Of<K>> } = {
  reis: {
    always: true,
    possible: () => true,
    run: (s, { seat }, e, _may, emit) => gainReis(s, seat, e.n, 'effect', emit),
  },
  wigs: {
    always: true,
    possible: () => true,
    run: (s, { seat }, e, _may, emit) => gainWigs(s, seat, e.n, 'effect', emit),
  },
  good: {
    always: true,
    possible: (s, { seat }, e) => roomFor(player(s, seat), e.good) > 0,
    run: (s, { seat }, e, _may, emit) => {
      gainGood(s, seat, e.good, 'effect', emit)
    },
  },
  'good-store': {
    always: true,
    possible: (s, { seat, good }) => roomFor(player(s, seat), good) > 0,
    run: (s, { seat, good }, _e, _may, emit) => {
      gainGood(s, seat, good, 'effect', emit)
    },
  },
  'good-any': {
    possible: (s, { seat }) => GOODS.some((_, good) => roomFor(player(s, seat), good) > 0),
    run: (s, { seat }, _e, may) => push(s, { kind: 'take-good', seat, may }),
  },
  influence: {
    always: true,
    possible: (s, { seat }) => influenceGain(s, seat) > 0,
    run: (s, { seat }, _e, _may, emit) => gainInfluence(s, seat, emit),
  },
  'treasury-up': {
    possible: s => s.treasury < TREASURY_STEPS.length - 1,
    run: (s, _at, _e, _may, emit) => moveTreasury(s, 1, emit),
  },
  recruit: {
    possible: (s, { seat }) => recruitPossible(s, seat),
    run: (s, { seat }, e, may) => push(s, { kind: 'recruit', seat, may, most: Math.min(e.n, NOBLES.length) }),
  },
  cardinal: {
    possible: (s, { seat }, e) => cardinalPossible(s, seat, e.steps, e.steps),
    run: (s, { seat }, e, may) => push(s, { kind: 'cardinal', seat, may, least: e.steps, most: e.steps }),
  },
  'state-actions': {
    possible: (s, { seat }) => anyStatePossible(s, seat),
    run: (s, { seat }, e, may) => push(s, { kind: 'errands', seat, may, left: e.n, used: 0 }),
  },
  plan: asks('plan', planPossible),
  favor: asks('favor', favorPossible),
  ship: asks('ship', shipPossible),
  produce: asks('produce', producePossible),
  store: asks('store', storeThinkable),
  decree: asks('decree', decreePossible),
  open: asks('open', openThinkable),
  rubble: {
    possible: s => s.pile.some(n => n > 0),
    run: (s, { seat }, _e, may) => push(s, { kind: 'take-cube', seat, may }),
  },
  'price-up': {
    possible: s => MARKET.some(({ max }, good) => (s.prices[good] as number) < max),
    run: (s, { seat }, _e, may) => push(s, { kind: 'raise-price', seat, may }),
  },
  'lose-reis': {
    possible: (s, { seat }) => player(s, seat).reis > 0,
    run: (s, { seat }, e, _may, emit) =>
      gainReis(s, seat, -Math.min(player(s, seat).reis, e.n), 'penalty', emit),
  },
  'lose-wigs': {
    possible: (s, { seat }) => player(s, seat).wigs > 0,
    run: (s, { seat }, e, _may, emit) => loseWigs(s, seat, e.n, 'penalty', emit),
  },
  'lose-good': {
    possible: (s, { seat }) => player(s, seat).goods.some(n => n > 0),
    run: (s, { seat }) => push(s, { kind: 'lose-good', seat }),
  },
  'lose-favor': {
    possible: (s, { seat }) => player(s, seat).favors.some(n => n > 0),
    run: (s, { seat }) => push(s, { kind: 'lose-favor', seat }),
  },
  'lose-official': {
    possible: (s, { seat }) => officesHeld(s, seat) > 0,
    run: (s, { seat }, e) => push(s, { kind: 'lose-official', seat, left: e.n }),
  },
}

// A map, because every effect is of another kind.
const doings = new Map<EffectKind, Doing<Effect>>(Object.entries(EFFECTS) as [EffectKind, Doing<Effect>][])
const doingOf = (e: Effect): Doing<Effect> => doings.get(e.kind) as Doing<Effect>

/** Whether anything from this place of the list on would change anything. */
function anyFrom(s: State, at: Setting, list: readonly Effect[], from: number): boolean {
  for (let i = from; i < list.length; i++) {
    const e = list[i] as Effect
    if (doingOf(e).possible(s, at, e)) return true
  }
  return false
}

export const anyEffectPossible = (s: State, at: Setting, list: readonly Effect[]): boolean =>
  anyFrom(s, at, list, 0)

/** The next effect of another kind: declining one of several equal rewards declines them all. */
function nextKind(list: readonly Effect[], at: number): number {
  let next = at + 1
  while (next < list.length && list[next]?.kind === list[at]?.kind) next++
  return next
}

/** The same effects further on. Written out, because it happens all the time and spreading is slow. */
const later = (f: StepOf<'effects'>, at: number, done: boolean): StepOf<'effects'> => ({
  kind: 'effects',
  seat: f.seat,
  list: f.list,
  at,
  must: f.must,
  done,
  good: f.good,
})

/** Runs the next effect; what it asks comes before the effects after it. */
export function effects(s: State, f: StepOf<'effects'>, emit: Tell): void {
  const e = f.list[f.at]
  if (!e) return
  const doing = doingOf(e)
  const possible = doing.possible(s, f, e)
  const depth = s.stack.length
  const may = !f.must || f.done || anyFrom(s, f, f.list, nextKind(f.list, f.at))
  push(s, later(f, f.at + 1, f.done))
  // An action that has to be done is opened even when it cannot be: the look-ahead sees a dead end.
  if (!possible && may && !doing.always) return
  doing.run(s, f, e, may, emit)
  if (s.stack.length === depth + 1 && possible) markDone(s)
}

/** The effects on top of the stack have done something. */
export function markDone(s: State): void {
  const f = s.stack[s.stack.length - 1]
  if (f?.kind === 'effects' && !f.done) s.stack[s.stack.length - 1] = later(f, f.at, true)
}

/** After a choice was declined: skip what is equal to it. */
export function skipEqual(s: State): void {
  const f = s.stack[s.stack.length - 1]
  if (f?.kind !== 'effects' || f.at === 0) return
  s.stack[s.stack.length - 1] = later(f, nextKind(f.list, f.at - 1), f.done)
}
