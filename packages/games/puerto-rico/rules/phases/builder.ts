import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, build, FIRST_BUILDING, PASS } from '../actions.ts'
import { B, CIRCLES, COLUMN, SIZE } from '../data/buildings.ts'
import { CITY_SPACES } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { CITY_FULL, phaseOf, player, type State } from '../state.ts'
import { mostFromBlackMarket, payAtBlackMarket, quarriesUsed } from './black-market.ts'
import { asksGuests } from './guest.ts'
import { endGame, hire, score, seatAt, workerWaits, works } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'
import { costOf, priceOf, quarryDiscount } from './price.ts'

/** Church: points by column. */
const CHURCH_POINTS = [0, 0, 1, 1, 2] as const

export function builderTurn(s: State): Next {
  for (; s.step < s.seats; s.step++, s.guestsDone = false) {
    const seat = seatAt(s, s.step)
    if (asksGuests(s, seat)) return null
    s.actor = seat
    if (canBuildAny(s)) {
      s.phase = { kind: 'build' }
      return null
    }
  }
  return 'role-end'
}

/** `staffed`: the university's worker cannot pay, for he is to serve the new building. */
const means = (s: State, staffed = false): number => {
  const p = player(s, s.actor)
  return works(p, B.black_market) ? p.doubloons + mostFromBlackMarket(s, p, staffed) : p.doubloons
}

/** PR-071, PR-072: only the number of used city spaces matters, buildings can be moved. */
const fits = (s: State, building: number): boolean =>
  player(s, s.actor).used + (SIZE[building] as number) <= CITY_SPACES

const open = (s: State, building: number, money: number): boolean =>
  (s.market[building] as number) > 0 &&
  player(s, s.actor).staff[building] === -1 &&
  fits(s, building) &&
  priceOf(s, s.actor, building) <= money

function canBuildAny(s: State): boolean {
  const money = means(s)
  for (const b of s.kinds) if (open(s, b, money)) return true
  return false
}

const universityHelps = (s: State): boolean => works(player(s, s.actor), B.university) && workerWaits(s)

function legal(s: State, out: Action[]): void {
  const money = means(s)
  const staffed = universityHelps(s) ? means(s, true) : -1
  for (const b of s.kinds) {
    if (!open(s, b, money)) continue
    out.push(build(b))
    if (priceOf(s, s.actor, b) <= staffed && (CIRCLES[b] as number) > 0) out.push(build(b, true))
  }
  out.push(PASS)
}

function apply(s: State, a: Action, emit?: Emit<Event>): Next {
  if (a.type !== 'build') {
    emit?.({ type: 'passed', seat: s.actor, at: 'build' })
    return builderDone(s)
  }
  const p = player(s, s.actor)
  const price = priceOf(s, s.actor, a.building)
  if (price > p.doubloons) return payAtBlackMarket(s, a.building, a.university, emit)
  return erect(s, a.building, a.university, price, quarryDiscount(p, a.building), emit)
}

/** The black market has been paid: what was given there is money now. */
export function buildBought(s: State, emit?: Emit<Event>): Next {
  const so = phaseOf(s, 'give')
  return erect(s, so.building, so.staffed, so.price, quarriesUsed(s, so), emit)
}

/** Pays, places, staffs. */
function erect(
  s: State,
  building: number,
  university: boolean,
  price: number,
  quarries: number,
  emit?: Emit<Event>,
): Next {
  const seat = s.actor
  const p = player(s, seat)
  p.doubloons -= price
  s.market[building] = (s.market[building] as number) - 1
  const churchWorks = works(p, B.church)
  p.staff[building] = 0
  p.built.push(building)
  p.used += SIZE[building] as number
  // Under version 1 the university's own colonist may have paid at the black market.
  const colonist = university && works(p, B.university) ? hire(s, p, FIRST_BUILDING + building) : null
  emit?.({ type: 'built', seat, building, cost: costOf(s, building), price, quarries, colonist })
  if (churchWorks) {
    const points = CHURCH_POINTS[COLUMN[building] as number] as number
    if (points > 0) emit?.({ type: 'scored', seat, building: B.church, points })
    score(s, seat, points, emit)
  }
  if (p.used === CITY_SPACES) endGame(s, CITY_FULL, seat, emit)
  return builderDone(s)
}

function builderDone(s: State): Next {
  s.step++
  s.guestsDone = false
  return 'builder'
}

function refusal(s: State, a: Action): Refusal {
  if (a.type !== 'build') return NOT_NOW
  const { building } = a
  const p = player(s, s.actor)
  if (!s.kinds.includes(building)) return { rule: 'building-not-in-game', params: { building } }
  if (p.staff[building] !== -1) return { rule: 'building-owned', params: { building } }
  if (s.market[building] === 0) return { rule: 'building-sold-out', params: { building } }
  if (!fits(s, building)) return { rule: 'city-full', params: { building, free: CITY_SPACES - p.used } }
  const price = priceOf(s, s.actor, building)
  if (price > means(s)) return { rule: 'too-expensive', params: { building, price, money: p.doubloons } }
  if (!works(p, B.university)) return { rule: 'university-needed' }
  if (CIRCLES[building] === 0) return { rule: 'statue-no-circle' }
  return workerWaits(s) ? { rule: 'university-stays' } : { rule: 'no-colonist-left' }
}

export const buildPhase: PhaseRules = { legal, apply, refusal }
