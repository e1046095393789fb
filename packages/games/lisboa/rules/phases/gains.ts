import type { Seat } from '@ludoteca/engine'
import { RACK } from '../data/board.ts'
import { SETS_TO_END } from '../data/scoring.ts'
import { INFLUENCE_MAX, INFLUENCE_WIGS, MARKET, REIS_MARKS, TREASURY_STEPS } from '../data/tracks.ts'
import type { Event, ReisReason, WigReason } from '../events.ts'
import { add, put } from '../lists.ts'
import { NONE, type Player, type State } from '../state.ts'
import { icons, player, power, roomFor, SLOT, sets } from './board.ts'
import { no, type Reason, type Tell } from './phase.ts'

/** Taking and paying: réis, wigs, influence, goods, rubble, and the two tracks of the kingdom. */

export function gainReis(s: State, seat: Seat, n: number, why: ReisReason, emit: Tell): void {
  if (n === 0) return
  player(s, seat).reis += n
  emit?.({ type: 'reis', seat, n, why })
}

/** Marks below each space of the influence track, from the nearest on: where the marker goes for each réis. */
const MARKS_BELOW: readonly (readonly number[])[] = Array.from({ length: INFLUENCE_MAX + 1 }, (_, at) =>
  REIS_MARKS.filter(mark => mark < at),
)

const RAISABLE = MARKS_BELOW.map(marks => marks.length)

/** How many réis influence can raise. */
export const raisable = (influence: number): number => RAISABLE[influence] as number

/** Where the marker stands after raising that many réis. */
export const raisedFrom = (influence: number, reis: number): number =>
  reis === 0 ? influence : ((MARKS_BELOW[influence] as readonly number[])[reis - 1] as number)

/** Everything that could be paid in réis. */
export const purse = (s: State, seat: Seat): number => {
  const p = player(s, seat)
  return p.reis + raisable(p.influence)
}

/** Cash first; what is missing is raised from influence, mark by mark, without change. */
export function payReis(s: State, seat: Seat, price: number, why: ReisReason, emit: Tell): void {
  const p = player(s, seat)
  const cash = Math.min(p.reis, price)
  if (cash > 0) {
    p.reis -= cash
    emit?.({ type: 'reis', seat, n: -cash, why })
  }
  const missing = price - cash
  if (missing === 0) return
  const before = p.influence
  p.influence = raisedFrom(before, missing)
  emit?.({ type: 'influence', seat, n: p.influence - before, why: 'reis', now: p.influence })
}

export function gainWigs(s: State, seat: Seat, n: number, why: WigReason, emit: Tell): void {
  if (n === 0) return
  player(s, seat).wigs += n
  emit?.({ type: 'wigs', seat, n, why })
}

export function loseWigs(s: State, seat: Seat, n: number, why: WigReason, emit: Tell): void {
  const lost = Math.min(player(s, seat).wigs, n)
  if (lost > 0) gainWigs(s, seat, -lost, why, emit)
}

/** What a gain of influence would bring before the end of the track. */
export const influenceGain = (s: State, seat: Seat): number => {
  const p = player(s, seat)
  return icons(s, p) + power(p, SLOT.influence)
}

export const gainInfluence = (s: State, seat: Seat, emit: Tell): void =>
  receiveInfluence(s, seat, influenceGain(s, seat), emit)

export function receiveInfluence(s: State, seat: Seat, gain: number, emit: Tell): void {
  if (gain === 0) return
  const p = player(s, seat)
  const reached = p.influence + gain
  const before = p.influence
  p.influence = Math.min(INFLUENCE_MAX, reached)
  if (p.influence > before) {
    emit?.({ type: 'influence', seat, n: p.influence - before, why: 'gain', now: p.influence })
  }
  const enough = s.variants.influenceWig === 'reach' ? INFLUENCE_MAX : INFLUENCE_MAX + 1
  if (reached >= enough) gainWigs(s, seat, INFLUENCE_WIGS, 'influence', emit)
}

/** True when the good found a place. */
export function gainGood(
  s: State,
  seat: Seat,
  good: number,
  why: Extract<Event, { type: 'good-gained' }>['why'],
  emit: Tell,
): boolean {
  const p = player(s, seat)
  if (roomFor(p, good) === 0) {
    emit?.({ type: 'good-lost', seat, good, why: 'no-room' })
    return false
  }
  moveGoods(p, good, 1)
  emit?.({ type: 'good-gained', seat, good, why })
  return true
}

/** Why this good finds no place. */
export function roomReason(s: State, seat: Seat, good: number): Reason {
  return roomFor(player(s, seat), good) === 0 ? no('no-room-for-good', { good }) : undefined
}

/** Goods come to a warehouse, or leave it when `n` is below 0. There is no end of them. */
export function moveGoods(p: Player, good: number, n: number): void {
  p.goods = add(p.goods, good, n)
}

/** A favor passes from the supply to a player, or back when `n` is −1. */
export function moveFavor(s: State, p: Player, noble: number, n: 1 | -1): void {
  s.favors = add(s.favors, noble, -n)
  p.favors = add(p.favors, noble, n)
}

export function moveTreasury(s: State, n: number, emit: Tell): void {
  const before = s.treasury
  s.treasury = Math.max(0, Math.min(TREASURY_STEPS.length - 1, before + n))
  if (s.treasury !== before) emit?.({ type: 'treasury-moved', n: s.treasury - before, now: s.treasury })
}

export function movePrice(s: State, good: number, n: number, emit: Tell): void {
  const { min, max } = MARKET[good] as (typeof MARKET)[number]
  const before = s.prices[good] as number
  const now = Math.max(min, Math.min(max, before + n))
  if (now === before) return
  s.prices = put(s.prices, good, now)
  emit?.({ type: 'price-changed', good, n: now - before, now })
}

/** A cube comes to the rack; a full colour turns it away. A completed set may end the period. */
export function gainRubble(
  s: State,
  seat: Seat,
  rubble: number,
  from: { readonly from: 'line'; readonly line: 0 | 1; readonly place: number } | CubeSource,
  emit: Tell,
): void {
  const p = player(s, seat)
  const before = sets(p)
  const kept = (p.rubble[rubble] as number) < RACK
  if (kept) p.rubble = add(p.rubble, rubble, 1)
  else s.lostRubble = add(s.lostRubble, rubble, 1)
  emit?.({ type: 'rubble-taken', seat, rubble, kept, ...from })
  const now = sets(p)
  if (now === before) return
  p.markers++
  emit?.({ type: 'set-completed', seat, sets: now })
  if (s.trigger === NONE && now >= (SETS_TO_END[s.period - 1] as number)) {
    s.trigger = seat
    emit?.({ type: 'end-triggered', seat, by: 'sets', period: s.period })
  }
}

type CubeSource = { readonly from: 'spot' | 'pile'; readonly place: number }
