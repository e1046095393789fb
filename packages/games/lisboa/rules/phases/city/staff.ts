import type { Refusal, Seat } from '@ludoteca/engine'
import { buildingOf, type Plan } from '../../data/buildings.ts'
import { PLOTS } from '../../data/city.ts'
import { type Architect, NOBLES } from '../../data/terms.ts'
import { plus, put, putThing, without } from '../../lists.ts'
import { staff as send } from '../../moves.ts'
import { tablesOf } from '../../set/of.ts'
import { NONE, PLAZA, type State } from '../../state.ts'
import { officialsAt, officialsReady, player, power, SLOT, treasuryRight } from '../board.ts'
import { gainWigs, payReis, purse } from '../gains.ts'
import { expect, no, type PhaseRules, type Tell } from '../phase.ts'
import { change } from '../state-actions/officials.ts'
import { relevant, relevantBuildings, scoringTile } from './relevance.ts'

/** A public building is staffed: plan done, scoring, next tile. */

export const planOf = (s: State, plan: number): Plan => tablesOf(s).plans[plan] as Plan

/** Officials a plan asks of this player. */
export const staffNeeded = (s: State, seat: Seat, plan: number): number =>
  Math.max(1, planOf(s, plan).officials - power(player(s, seat), SLOT.staff))

/** Price of one hired official. */
export const hirePrice = (s: State, seat: Seat): number =>
  Math.max(0, treasuryRight(s) - power(player(s, seat), SLOT.hire))

/** How many officials could be hired, when so many leave the player board otherwise. */
export const hirable = (s: State, seat: Seat, recruits: number): number =>
  s.variants.officials === 'buildings' ? player(s, seat).officials - recruits : Number.POSITIVE_INFINITY

/** Only missing officials are hired, and must be paid. */
export function canStaff(s: State, seat: Seat, need: number): boolean {
  const missing = need - officialsReady(s, seat)
  if (missing <= 0) return true
  return missing <= hirable(s, seat, 0) && missing * hirePrice(s, seat) <= purse(s, seat)
}

/** Why a building with so many officials cannot be staffed, when some may still be recruited first. */
export function shortage(s: State, seat: Seat, need: number, coming: number): Refusal {
  const { officials } = player(s, seat)
  const recruits = Math.min(coming, officials)
  const hire = need - officialsReady(s, seat) - recruits
  if (hire > hirable(s, seat, recruits)) return no('not-enough-officials', { need })
  return no('staff-too-dear', { hire, price: hire * hirePrice(s, seat) })
}

/** All own officials go when there are not enough; else the player chooses from where. */
export const staffPhase: PhaseRules<'staff', 'staff'> = {
  takes: ['staff'],
  legal: (s, f, out) => {
    const [king, minister, builder, plaza] = ready(s, f.seat)
    const total = Math.min(f.need, king + minister + builder + plaza)
    for (let a = Math.min(king, total); a >= 0; a--) {
      for (let b = Math.min(minister, total - a); b >= 0; b--) {
        for (let c = Math.min(builder, total - a - b); c >= 0; c--) {
          const d = total - a - b - c
          if (d <= plaza) out.push(send(a, b, c, d))
        }
      }
    }
  },
  apply: (s, f, a, emit) => {
    const { seat, spot, plan } = f
    const { from } = expect(a, 'staff')
    const p = player(s, seat)
    let sent = 0
    for (let place = 0; place <= PLAZA; place++) {
      const leaving = from[place] as number
      if (leaving > 0) change(s, place, seat, -leaving)
      sent += leaving
    }
    const hired = f.need - sent
    if (s.variants.officials === 'plans') p.officials += sent
    else {
      p.officials -= hired
      s.staff = put(s.staff, spot, f.need)
    }
    emit?.({ type: 'building-staffed', seat, spot, from, hired })
    payReis(s, seat, hired * hirePrice(s, seat), 'hire', emit)
    p.plans = without(p.plans, plan)
    p.done = plus(p.done, plan)
    scoreOpening(s, f.spot, emit)
    gainWigs(s, seat, power(p, SLOT['open-wig']), 'open-wig', emit)
    moveUp(s, planOf(s, plan).architect, emit)
  },
  refusal: (s, f, { from }) => {
    const noble = NOBLES.findIndex((_, place) => (from[place] as number) > officialsAt(s, place, f.seat))
    return noble === -1 ? no('staff-count', { need: f.need }) : no('official-not-there', { noble })
  },
}

const ready = (s: State, seat: Seat): readonly [number, number, number, number] => [
  officialsAt(s, 0, seat),
  officialsAt(s, 1, seat),
  officialsAt(s, 2, seat),
  officialsAt(s, PLAZA, seat),
]

/** Every matching store scores for its owner, whoever opened the building. */
export function scoreOpening(s: State, spot: number, emit: Tell): void {
  for (let plot = 0; plot < PLOTS.length; plot++) {
    if (!relevant(s, spot, plot)) continue
    const wigs = openingWigs(s, plot)
    const seat = s.owners[plot] as number
    player(s, seat).wigs += wigs
    emit?.({ type: 'store-scored', seat, plot, wigs })
  }
}

/** What a store scores when a building that matches it has just opened. */
export const openingWigs = (s: State, plot: number): number =>
  scoringTile(s, plot) * (s.variants.openingScores === 'all' ? relevantBuildings(s, plot) : 1)

/** The next building becomes the current one, and the one below it on the stack shows. */
export function moveUp(s: State, architect: Architect, emit: Tell): void {
  const face = s.future[architect] as number
  if (face === NONE) return
  s.buildings = put(s.buildings, architect, face)
  emit?.({ type: 'building-moved-up', architect, building: buildingOf(face) })
  const stack = s.buildingStacks[architect] as readonly number[]
  const next = stack.at(-1) ?? NONE
  s.future = put(s.future, architect, next)
  if (next === NONE) return
  s.buildingStacks = putThing(s.buildingStacks, architect, stack.slice(0, -1))
  emit?.({ type: 'building-shown', architect, building: buildingOf(next), reveals: true })
}
