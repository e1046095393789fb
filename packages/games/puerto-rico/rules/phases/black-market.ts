import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, FIRST_BUILDING, GIVE_POINT, giveGood, givePerson, PASS, SAN_JUAN } from '../actions.ts'
import { B, NOBLE_MATTERS } from '../data/buildings.ts'
import { GOODS, QUARRY, TILES } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { type Giving, type Player, phaseOf, player, type State } from '../state.ts'
import { noblesIn, otherNobles, people, removeWorker } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'
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

/** Colonists in a building where it is said who works there. */
const namedColonists = (p: Player, b: number): number => Math.max(0, p.staff[b] as number) - noblesIn(p, b)

interface Givers {
  /** Colonists and nobles in places where nobody said who works there, and how many of these workers must stay. */
  readonly colonists: number
  readonly nobles: number
  readonly staying: number
  /** The university whose worker must stay, or −1. */
  readonly kept: number
  /** Whether nobles may be given. */
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

export function payAtBlackMarket(s: State, building: number, staffed: boolean, emit?: Emit<Event>): Next {
  const price = priceOf(s, s.actor, building)
  const short = price - player(s, s.actor).doubloons
  return ask(s, { kind: 'give', building, price, staffed, short, given: 0 }, emit)
}

/** Quarries that helped to pay. */
export const quarriesUsed = (s: State, { building, given }: Giving): number =>
  quarryDiscount(player(s, s.actor), building, given & OFF_QUARRY ? 1 : 0)

const undecided = ({ given }: Giving): number => (COLONIST | GOOD | POINT) & ~given

function current(s: State, so: Giving): number {
  const open = offers(s, player(s, s.actor), undecided(so), so.staffed)
  return open & COLONIST || open & GOOD || open & POINT
}

/** Whether the current kind may be kept back: the later ones would still cover what is short. */
const mayKeep = (s: State, so: Giving): boolean =>
  countBits(offers(s, player(s, s.actor), undecided(so) & ~current(s, so), so.staffed)) >= so.short

function ask(s: State, so: Giving, emit?: Emit<Event>): Next {
  s.phase = so
  if (so.short === 0) return 'bought'
  const options: Action[] = []
  legal(s, options)
  return options.length === 1 ? apply(s, options[0] as Action, emit) : null
}

function legal(s: State, out: Action[]): void {
  const p = player(s, s.actor)
  const so = phaseOf(s, 'give')
  const kind = current(s, so)
  if (kind === COLONIST) {
    const givers = giversOf(s, p, so.staffed)
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
  if (mayKeep(s, so)) out.push(PASS)
}

const BOTH = [false, true] as const

const isLoose = (g: Givers, noble: boolean): boolean => (noble ? looseNoble(g) : looseColonist(g))

function mayLeave(p: Player, b: number, g: Givers, noble: boolean): boolean {
  if (NOBLE_MATTERS.includes(b)) return noble ? g.noblesToo && noblesIn(p, b) > 0 : namedColonists(p, b) > 0
  return isLoose(g, noble) && b !== B.black_market && b !== g.kept && (p.staff[b] as number) > 0
}

function apply(s: State, a: Action, emit?: Emit<Event>): Next {
  const p = player(s, s.actor)
  const so = phaseOf(s, 'give')
  let { short } = so
  let given = so.given | current(s, so)
  if (a.type === 'give') {
    if (a.what === 'colonist' || a.what === 'noble') {
      const noble = a.what === 'noble'
      if (a.from === SAN_JUAN) p.sanJuan--
      else removeWorker(p, a.from, noble)
      if (a.from === QUARRY) given |= OFF_QUARRY
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
    short--
    emit?.({ type: 'gave', seat: s.actor, what: a.what, from: a.from })
  }
  return ask(s, { ...so, short, given }, emit)
}

function refusal(s: State, a: Action): Refusal {
  const so = phaseOf(s, 'give')
  if (a.type === 'pass') return { rule: 'give-needed', params: { short: so.short } }
  if (a.type !== 'give') return NOT_NOW
  const kind = a.what === 'good' ? GOOD : a.what === 'point' ? POINT : COLONIST
  const fromUniversity = kind === COLONIST && a.from === FIRST_BUILDING + B.university
  const asked = kind === current(s, so)
  if (asked && fromUniversity && so.staffed) return { rule: 'university-stays' }
  return asked ? { rule: 'give-not-yours' } : { rule: 'give-once' }
}

export const givePhase: PhaseRules = { legal, apply, refusal }
