import type { Refusal, Seat } from '@ludoteca/engine'
import { GOODS } from '../../data/terms.ts'
import { extra as oneMore, PASS, PRODUCE } from '../../moves.ts'
import { NONE, type Player, type State } from '../../state.ts'
import { player, power, roomFor, SLOT } from '../board.ts'
import { tradeAt } from '../city/relevance.ts'
import { gainGood, movePrice, roomReason } from '../gains.ts'
import { expect, no, type PhaseRules, push, type Tell } from '../phase.ts'

/** Produce goods: one for each store; houses and powers add more; each type stored gets cheaper by 1. */

/** The right house group: extra goods of different types, as many as `types`. */
function extraTypes(s: State, p: Player): number {
  const built = p.houses[2] as number
  if (built >= 3) return GOODS.length
  return built === 2 && s.variants.secondHouse === 'more' ? 2 : Math.min(built, 1)
}

/** What stores, powers and a complete right group bring of one good, whether there is room or not. */
function yieldOf(s: State, seat: Seat, good: number): number {
  const p = player(s, seat)
  let sum = power(p, SLOT['produce-gold'] + good)
  for (let plot = 0; plot < s.owners.length; plot++) {
    if (s.owners[plot] === seat && tradeAt(s, plot) === good) sum++
  }
  return extraTypes(s, p) === GOODS.length ? sum + 1 : sum
}

export function producePossible(s: State, seat: Seat, spent: number = NONE): boolean {
  const p = player(s, seat)
  const extras = extraTypes(s, p)
  for (let good = 0; good < GOODS.length; good++) {
    const some = extras > 0 || power(p, SLOT['produce-gold'] + good) > 0
    if (some && roomFor(p, good, spent) > 0) return true
  }
  if (extras > 0) return false
  for (let plot = 0; plot < s.owners.length; plot++) {
    if (s.owners[plot] === seat && roomFor(p, tradeAt(s, plot), spent) > 0) return true
  }
  return false
}

export const whyNoProduction = (): Refusal => no('nothing-to-produce')

export const producePhase: PhaseRules<'produce', 'produce'> = {
  takes: ['produce'],
  legal: (s, f, out) => {
    if (producePossible(s, f.seat)) out.push(PRODUCE)
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    let made = 0
    for (let good = 0; good < GOODS.length; good++) {
      for (let n = yieldOf(s, f.seat, good); n > 0; n--) {
        if (gainGood(s, f.seat, good, 'produce', emit)) made |= 1 << good
      }
    }
    const extras = extraTypes(s, player(s, f.seat))
    if (extras === 0 || extras === GOODS.length) return cheapen(s, made, emit)
    askExtra(s, f.seat, extras, made, 0, emit)
  },
  refusal: (s, f) => (producePossible(s, f.seat) ? undefined : whyNoProduction()),
}

function askExtra(s: State, seat: Seat, left: number, made: number, from: number, emit: Tell): void {
  if (left > 0 && placesFrom(s, seat, from) > 0) push(s, { kind: 'extra', seat, left, made, from })
  else cheapen(s, made, emit)
}

/** Types from this one on that still have room. */
function placesFrom(s: State, seat: Seat, from: number): number {
  let places = 0
  for (let good = from; good < GOODS.length; good++) if (roomFor(player(s, seat), good) > 0) places++
  return places
}

/** Extra goods are named in rising order, and none is forgone while there is room. */
export const extraPhase: PhaseRules<'extra', 'extra'> = {
  takes: ['extra'],
  legal: (s, f, out) => {
    const needed = Math.min(f.left, placesFrom(s, f.seat, f.from))
    for (let good = f.from; good < GOODS.length; good++) {
      if (roomFor(player(s, f.seat), good) === 0) continue
      if (placesFrom(s, f.seat, good) >= needed) out.push(oneMore(good))
    }
  },
  apply: (s, f, a, emit) => {
    const { good } = expect(a, 'extra')
    gainGood(s, f.seat, good, 'produce', emit)
    askExtra(s, f.seat, f.left - 1, f.made | (1 << good), good + 1, emit)
  },
  refusal: (s, f, { good }) => roomReason(s, f.seat, good) ?? no('extra-order'),
}

function cheapen(s: State, made: number, emit: Tell): void {
  for (let good = 0; good < GOODS.length; good++) if (made & (1 << good)) movePrice(s, good, -1, emit)
}
