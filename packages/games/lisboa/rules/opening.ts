import type { Seat } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import { BUILDINGS, BUILDINGS_ON_OFFER, PLANS } from '../data/buildings.ts'
import { PLOTS, SPOTS, spotInPlay } from '../data/city.ts'
import { RUBBLE } from '../data/terms.ts'
import type { DecisionOf } from '../frames.ts'
import { add, plus, put, without } from '../lists.ts'
import { open as choose, raise as erect, PASS, staff as send } from '../moves.ts'
import { NONE, PLAZA, type State } from '../state.ts'
import { officialsAt, officialsReady, player, power, SLOT, treasuryRight } from './board.ts'
import { gainRubble, gainWigs, payReis, purse } from './gains.ts'
import { change } from './officials.ts'
import { fitsSpot, relevant, relevantBuildings, SPOTS_OF, scoringTile } from './relevance.ts'
import { type Choice, expect, push, type Tell } from './stack.ts'

/** Open a public building: spot, rubble and reward, plan and tile, staff, plan done, scoring, next tile. */

type Plan = (typeof PLANS)[number]
const planOf = (plan: number): Plan => PLANS[plan] as Plan

/** Sets of spots: bit n stands for spot n. */
const setOf = (fits: (spot: number) => boolean): number =>
  SPOTS.reduce((set, _, spot) => (fits(spot) ? set | (1 << spot) : set), 0)

/** The spots in play, by the number of players. */
const IN_PLAY: readonly number[] = [0, 1, 2, 3, 4].map(seats =>
  setOf(spot => spotInPlay(SPOTS[spot] as (typeof SPOTS)[number], seats)),
)

export function freeSpots(s: State): number {
  let free = IN_PLAY[s.seats] as number
  for (let spot = 0; spot < SPOTS.length; spot++) if (s.faces[spot] !== NONE) free &= ~(1 << spot)
  return free
}

const has = (spots: number, spot: number): boolean => ((spots >> spot) & 1) === 1

export const spotFree = (s: State, spot: number): boolean => has(freeSpots(s), spot)

const firstSlot = (architect: number): number => architect * BUILDINGS_ON_OFFER

/** The spots on which a building an architect has on offer may stand. */
export function spotsFor(s: State, architect: number): number {
  let spots = 0
  for (let slot = firstSlot(architect); slot < firstSlot(architect + 1); slot++) {
    const face = s.buildings[slot] as number
    if (face !== NONE) spots |= SPOTS_OF[face] as number
  }
  return spots
}

/** Free spots for which a plan has a building that fits; whether it can be staffed shows later. */
export function spotsThinkable(s: State, seat: Seat): number {
  let spots = 0
  for (const plan of player(s, seat).plans) if (plan >= 0) spots |= spotsFor(s, planOf(plan).architect)
  return spots === 0 ? 0 : spots & freeSpots(s)
}

export const openThinkable = (s: State, seat: Seat): boolean => spotsThinkable(s, seat) !== 0

export const open: Choice<'open'> = {
  options: (s, f, out) => {
    const spots = spotsThinkable(s, f.seat)
    for (let spot = 0; spot < SPOTS.length; spot++) if (has(spots, spot)) out.push(choose(spot))
    if (f.may) out.push(PASS)
  },
  choose: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { seat } = f
    const { spot } = expect(a, 'open')
    emit?.({ type: 'spot-chosen', seat, spot })
    push(s, { kind: 'raise', seat, spot, plans: player(s, seat).plans })
    const list = SPOTS[spot]?.reward ?? []
    push(s, { kind: 'effects', seat, list, at: 0, must: false, done: false, good: NONE })
    for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
      const at = spot * RUBBLE.length + rubble
      while ((s.spotRubble[at] as number) > 0) {
        s.spotRubble = add(s.spotRubble, at, -1)
        gainRubble(s, seat, rubble, { from: 'spot', place: spot }, emit)
      }
    }
  },
}

/** Officials a plan asks of this player. */
export const staffNeeded = (s: State, seat: Seat, plan: number): number =>
  Math.max(1, planOf(plan).officials - power(player(s, seat), SLOT.staff))

/** Price of one hired official. */
export const hirePrice = (s: State, seat: Seat): number =>
  Math.max(0, treasuryRight(s) - power(player(s, seat), SLOT.hire))

/** Hired are only those who are missing, from the board, and they must be paid. */
function canStaff(s: State, seat: Seat, need: number): boolean {
  const missing = need - officialsReady(s, seat)
  if (missing <= 0) return true
  return missing <= player(s, seat).officials && missing * hirePrice(s, seat) <= purse(s, seat)
}

/** Plans alike in architect and staff are the same choice; the first stands for all. */
function firstAlike(plans: readonly number[], plan: number): boolean {
  const { architect, officials } = planOf(plan)
  const first = plans.find(
    each => each >= 0 && planOf(each).architect === architect && planOf(each).officials === officials,
  )
  return first === plan
}

export const raise: Choice<'raise'> = {
  options: (s, f, out) => {
    for (const plan of f.plans) {
      if (plan < 0 || !firstAlike(f.plans, plan)) continue
      if (canStaff(s, f.seat, staffNeeded(s, f.seat, plan))) addBuildings(s, f.spot, plan, out)
    }
  },
  choose: (s, f, a, emit) => {
    const { seat, spot } = f
    const { plan, building } = expect(a, 'raise')
    const slot = s.buildings.findIndex(face => face !== NONE && face >> 1 === building)
    s.faces = put(s.faces, spot, s.buildings[slot] as number)
    s.openers = put(s.openers, spot, seat)
    s.buildings = put(s.buildings, slot, NONE)
    emit?.({ type: 'building-raised', seat, spot, plan, building })
    push(s, { kind: 'staff', seat, spot, plan, need: staffNeeded(s, seat, plan) })
  },
}

function addBuildings(s: State, spot: number, plan: number, out: Action[]): void {
  const { architect } = planOf(plan)
  for (let slot = firstSlot(architect); slot < firstSlot(architect + 1); slot++) {
    const face = s.buildings[slot] as number
    if (face !== NONE && fitsSpot(spot, face)) out.push(erect(plan, face >> 1))
  }
}

/** Who goes: all when there are not enough, else the player chooses from where. */
export const staff: Choice<'staff'> = {
  options: (s, f, out) => {
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
  choose: (s, f, a, emit) => {
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
    p.officials -= hired
    s.staff = put(s.staff, spot, f.need)
    emit?.({ type: 'building-staffed', seat, spot, from, hired })
    payReis(s, seat, hired * hirePrice(s, seat), 'hire', emit)
    p.plans = without(p.plans, plan)
    p.done = plus(p.done, plan)
    score(s, f, emit)
    moveUp(s, emit)
  },
}

const ready = (s: State, seat: Seat): readonly [number, number, number, number] => [
  officialsAt(s, 0, seat),
  officialsAt(s, 1, seat),
  officialsAt(s, 2, seat),
  officialsAt(s, PLAZA, seat),
]

/** Every matching store scores for its owner, whoever opened the building. */
function score(s: State, f: DecisionOf<'staff'>, emit: Tell): void {
  for (let plot = 0; plot < PLOTS.length; plot++) {
    if (!relevant(s, f.spot, plot)) continue
    const times = s.variants.openingScores === 'all' ? relevantBuildings(s, plot) : 1
    const wigs = scoringTile(s, plot) * times
    const seat = s.owners[plot] as number
    player(s, seat).wigs += wigs
    emit?.({ type: 'store-scored', seat, plot, wigs })
  }
  gainWigs(s, f.seat, power(player(s, f.seat), SLOT['open-wig']), 'open-wig', emit)
}

/** The future building behind the one taken moves up, its face unchanged. */
function moveUp(s: State, emit: Tell): void {
  for (let slot = 0; slot < BUILDINGS.length / 2; slot++) {
    const face = s.future[slot] as number
    if (s.buildings[slot] !== NONE || face === NONE) continue
    s.buildings = put(s.buildings, slot, face)
    s.future = put(s.future, slot, NONE)
    emit?.({ type: 'building-moved-up', building: face >> 1, slot })
  }
}
