import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, FIRST_BUILDING, GIVE_POINT, giveGood, givePerson, PASS, SAN_JUAN } from '../actions.ts'
import { B, NOBLE_MATTERS } from '../data/buildings.ts'
import { GOODS, QUARRY, TILES } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { type Player, player, type State } from '../state.ts'
import { erect } from './builder.ts'
import { noblesIn, otherNobles, people, removeWorker } from './people.ts'
import { NOT_NOW, type PhaseRules } from './phase.ts'
import { priceOf, quarryDiscount } from './price.ts'

/**
 * Black market: up to one colonist or noble, one good and one point, a doubloon each, only as far as money is short.
 * They are asked for in that order; what is needed to reach the sum cannot be kept back.
 */
const COLONIST = 1
const GOOD = 2
const POINT = 4
/** The colonist came from a quarry, whose help stays in the price. */
const OFF_QUARRY = 8

/** Where it is known who works, and where not. */
const namedColonists = (p: Player, b: number): number => Math.max(0, p.staff[b] as number) - noblesIn(p, b)

interface Givers {
  /** Colonists and nobles in places where nobody said who works there, and how many of these workers must stay. */
  readonly colonists: number
  readonly nobles: number
  readonly staying: number
  /** The university whose worker must stay, or −1. */
  readonly kept: number
  /** May nobles be given? */
  readonly noblesToo: boolean
}

/**
 * The black market's own worker must stay, and the university's when it is to serve the new building; who they are was
 * never said, so whoever is not given.
 */
function giversOf(s: State, p: Player, staffed: boolean): Givers {
  let colonists = people(p) - p.nobles
  for (const b of NOBLE_MATTERS) colonists -= namedColonists(p, b)
  const kept = staffed && s.rules.revised ? B.university : -1
  const staying = kept < 0 ? 1 : 2
  return { colonists, nobles: otherNobles(p), staying, kept, noblesToo: s.rules.revised && s.rules.nobles }
}

const anyLoose = (g: Givers): boolean => g.colonists + g.nobles > g.staying
const looseColonist = (g: Givers): boolean => g.colonists > 0 && anyLoose(g)
const looseNoble = (g: Givers): boolean => g.noblesToo && g.nobles > 0 && anyLoose(g)

const givesSomebody = (p: Player, g: Givers): boolean =>
  looseColonist(g) ||
  looseNoble(g) ||
  NOBLE_MATTERS.some(b => namedColonists(p, b) > 0 || (g.noblesToo && noblesIn(p, b) > 0))

function offers(s: State, p: Player, from: number, staffed: boolean): number {
  return (
    (from & COLONIST && givesSomebody(p, giversOf(s, p, staffed)) ? COLONIST : 0) |
    (from & GOOD && p.goods.some(count => count > 0) ? GOOD : 0) |
    (from & POINT && p.points > 0 ? POINT : 0)
  )
}

const countBits = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1)

/** `staffed`: without the worker of the university, who is to serve the new building. */
export const mostFromBlackMarket = (s: State, p: Player, staffed = false): number =>
  countBits(offers(s, p, COLONIST | GOOD | POINT, staffed))

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
  const open = offers(s, player(s, s.actor), undecided(s), s.buyStaffed)
  return open & COLONIST || open & GOOD || open & POINT
}

/** May the current kind be kept back, with the later ones still covering what is short? */
const mayKeep = (s: State): boolean =>
  countBits(offers(s, player(s, s.actor), undecided(s) & ~current(s), s.buyStaffed)) >= s.short

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
    const givers = giversOf(s, p, s.buyStaffed)
    for (const noble of BOTH) {
      for (let tile = 0; tile < TILES.length; tile++)
        if ((p.crew[tile] as number) > 0 && isLoose(givers, noble)) out.push(givePerson(tile, noble))
      for (const b of p.built)
        if (mayLeave(p, b, givers, noble)) out.push(givePerson(FIRST_BUILDING + b, noble))
      if (p.sanJuan > 0 && isLoose(givers, noble)) out.push(givePerson(SAN_JUAN, noble))
    }
  } else if (kind === GOOD) {
    for (const good of GOODS.keys()) if ((p.goods[good] as number) > 0) out.push(giveGood(good))
  } else out.push(GIVE_POINT)
  if (mayKeep(s)) out.push(PASS)
}

const BOTH = [false, true] as const

const isLoose = (g: Givers, noble: boolean): boolean => (noble ? looseNoble(g) : looseColonist(g))

function mayLeave(p: Player, b: number, g: Givers, noble: boolean): boolean {
  if (NOBLE_MATTERS.includes(b)) return noble ? g.noblesToo && noblesIn(p, b) > 0 : namedColonists(p, b) > 0
  return isLoose(g, noble) && b !== B.black_market && b !== g.kept && (p.staff[b] as number) > 0
}

function apply(s: State, a: Action, emit?: Emit<Event>): void {
  const p = player(s, s.actor)
  s.given |= current(s)
  if (a.type === 'give') {
    if (a.what === 'colonist' || a.what === 'noble') {
      const noble = a.what === 'noble'
      if (a.from === SAN_JUAN) p.sanJuan--
      else removeWorker(p, a.from, noble)
      if (a.from === QUARRY) s.given |= OFF_QUARRY
      if (noble) {
        p.nobles--
        s.nobles++
      } else s.colonists++
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
  const kind = a.what === 'good' ? GOOD : a.what === 'point' ? POINT : COLONIST
  const fromUniversity = kind === COLONIST && a.from === FIRST_BUILDING + B.university
  if (kind === current(s) && fromUniversity && s.buyStaffed) return { rule: 'university-stays' }
  return kind === current(s) ? { rule: 'give-not-yours' } : { rule: 'give-once' }
}

export const givePhase: PhaseRules = { legal, apply, refusal }
