import type { Emit, Refusal } from '@ludoteca/engine'
import {
  type Action,
  FIRST_BUILDING,
  GIVE_POINT,
  giveColonist,
  giveGood,
  PASS,
  SAN_JUAN,
} from '../actions.ts'
import { B, NOBLE_MATTERS } from '../data/buildings.ts'
import { GOODS, QUARRY, TILES } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { type Player, player, type State } from '../state.ts'
import { erect } from './builder.ts'
import { noblesIn, otherNobles, people, removeWorker } from './people.ts'
import { NOT_NOW, type PhaseRules } from './phase.ts'
import { priceOf, quarryDiscount } from './price.ts'

/**
 * Black market: up to one colonist, one good and one point, a doubloon each, only as far as money is short.
 * They are asked for in that order; what is needed to reach the sum cannot be kept back.
 */
const COLONIST = 1
const GOOD = 2
const POINT = 4
/** The colonist came from a quarry, whose help stays in the price. */
const OFF_QUARRY = 8

/** Where it is known who works, only a colonist may leave, never a noble. */
const namedColonists = (p: Player, b: number): number => Math.max(0, p.staff[b] as number) - noblesIn(p, b)

/**
 * Colonists who may leave all other places. The black market's own worker must stay; who it is was never
 * said, so a noble when there is one.
 */
function looseColonists(p: Player): number {
  let count = people(p) - p.nobles - (otherNobles(p) > 0 ? 0 : 1)
  for (const b of NOBLE_MATTERS) count -= namedColonists(p, b)
  return count
}

const ownColonist = (p: Player): boolean =>
  looseColonists(p) > 0 || NOBLE_MATTERS.some(b => namedColonists(p, b) > 0)

const offers = (p: Player, from: number): number =>
  (from & COLONIST && ownColonist(p) ? COLONIST : 0) |
  (from & GOOD && p.goods.some(count => count > 0) ? GOOD : 0) |
  (from & POINT && p.points > 0 ? POINT : 0)

const countBits = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1)

export const mostFromBlackMarket = (p: Player): number => countBits(offers(p, COLONIST | GOOD | POINT))

export function payAtBlackMarket(s: State, building: number, staffed: boolean, emit?: Emit<Event>): void {
  s.buying = building
  s.buyStaffed = staffed
  // The price stands from here on, even if a quarry loses its worker.
  s.price = priceOf(s, s.actor, building)
  s.short = s.price - player(s, s.actor).doubloons
  s.given = 0
  ask(s, emit)
}

/** `given` holds what has been decided so far, whether given or kept. */
const undecided = (s: State): number => (COLONIST | GOOD | POINT) & ~s.given

function current(s: State): number {
  const open = offers(player(s, s.actor), undecided(s))
  return open & COLONIST || open & GOOD || open & POINT
}

/** May the current kind be kept back, with the later ones still covering what is short? */
const mayKeep = (s: State): boolean =>
  countBits(offers(player(s, s.actor), undecided(s) & ~current(s))) >= s.short

function ask(s: State, emit?: Emit<Event>): void {
  if (s.short === 0) {
    const building = s.buying
    s.buying = -1
    const helped = quarryDiscount(player(s, s.actor), building, s.given & OFF_QUARRY ? 1 : 0)
    return erect(s, building, s.buyStaffed, s.price, helped, emit)
  }
  s.phase = 'give'
  const options: Action[] = []
  legal(s, options)
  if (options.length === 1) apply(s, options[0] as Action, emit)
}

function legal(s: State, out: Action[]): void {
  const p = player(s, s.actor)
  const kind = current(s)
  if (kind === COLONIST) {
    const loose = looseColonists(p) > 0
    for (let tile = 0; tile < TILES.length; tile++)
      if (loose && (p.crew[tile] as number) > 0) out.push(giveColonist(tile))
    for (const b of p.built) if (mayLeave(p, b, loose)) out.push(giveColonist(FIRST_BUILDING + b))
    if (loose && p.sanJuan > 0) out.push(giveColonist(SAN_JUAN))
  } else if (kind === GOOD) {
    for (const good of GOODS.keys()) if ((p.goods[good] as number) > 0) out.push(giveGood(good))
  } else out.push(GIVE_POINT)
  if (mayKeep(s)) out.push(PASS)
}

const mayLeave = (p: Player, b: number, loose: boolean): boolean =>
  NOBLE_MATTERS.includes(b)
    ? namedColonists(p, b) > 0
    : loose && b !== B.black_market && (p.staff[b] as number) > 0

function apply(s: State, a: Action, emit?: Emit<Event>): void {
  const p = player(s, s.actor)
  s.given |= current(s)
  if (a.type === 'give') {
    if (a.what === 'colonist') {
      if (a.from === SAN_JUAN) p.sanJuan--
      else removeWorker(p, a.from, false)
      if (a.from === QUARRY) s.given |= OFF_QUARRY
      s.colonists++
    } else if (a.what === 'good') {
      p.goods[a.from] = (p.goods[a.from] as number) - 1
      s.barrels[a.from] = (s.barrels[a.from] as number) + 1
    } else {
      p.points--
      s.paid--
    }
    p.doubloons++
    s.short--
    emit?.({ type: 'gave', seat: s.actor, what: a.what, from: a.from })
  }
  ask(s, emit)
}

function refusal(s: State, a: Action): Refusal {
  if (a.type === 'pass') return { rule: 'give-needed', params: { short: s.short } }
  if (a.type !== 'give') return NOT_NOW
  const kind = a.what === 'colonist' ? COLONIST : a.what === 'good' ? GOOD : POINT
  return kind === current(s) ? { rule: 'give-not-yours' } : { rule: 'give-once' }
}

export const givePhase: PhaseRules = { legal, apply, refusal }
