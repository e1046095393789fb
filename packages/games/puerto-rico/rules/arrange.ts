import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, assign, FIRST_BUILDING, place } from '../actions.ts'
import { BUILDINGS, NOBLE_MATTERS, SIZE } from '../data/buildings.ts'
import { CORN, GOODS, QUARRY, TILES } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { type Player, player, type State } from '../state.ts'
import { arrangeNext } from './mayor.ts'
import { circles, people } from './people.ts'
import { NOT_NOW, type PhaseRules } from './phase.ts'

/**
 * A whole arrangement is a number of workers per group of like circles. It is chosen group by group in
 * a fixed order, each within the bounds that PR-057 and PR-058 leave: every arrangement has exactly one path.
 */
const RANK: readonly number[] = (() => {
  const violet = [...BUILDINGS.keys()].filter(b => !BUILDINGS[b]?.good)
  const large = violet.filter(b => SIZE[b] === 2)
  const order = [...large, ...violet.filter(b => SIZE[b] === 1)].map(b => FIRST_BUILDING + b)
  for (let good = GOODS.length - 1; good > CORN; good--) {
    for (const b of BUILDINGS.keys()) if (BUILDINGS[b]?.good === GOODS[good]) order.push(FIRST_BUILDING + b)
    order.push(good)
  }
  order.push(CORN, QUARRY)
  const rank: number[] = []
  for (const [at, group] of order.entries()) rank[group] = at
  return rank
})()

/** Keeps the list in order; it is short, and this runs for every player in every mayor phase. */
function insert(groups: number[], group: number): void {
  const rank = RANK[group] as number
  let at = groups.length
  for (; at > 0 && (RANK[groups[at - 1] as number] as number) > rank; at--)
    groups[at] = groups[at - 1] as number
  groups[at] = group
}

/** Groups of circles a player has, in the order in which they are asked. */
export function groupsOf(p: Player): number[] {
  const groups: number[] = []
  for (let tile = 0; tile < TILES.length; tile++) if ((p.tiles[tile] as number) > 0) insert(groups, tile)
  for (const b of p.built) if (circles(p, FIRST_BUILDING + b) > 0) insert(groups, FIRST_BUILDING + b)
  return groups
}

/** True when the actor has something to decide. */
export function startArrangement(s: State, emit?: Emit<Event>): boolean {
  const p = player(s, s.actor)
  const arrangement = s.arrangement
  arrangement.groups = groupsOf(p)
  arrangement.plan = []
  arrangement.left = people(p)
  arrangement.room = 0
  for (const group of arrangement.groups) arrangement.room += circles(p, group)
  s.phase = 'arrange'
  return !fillForced(s, emit)
}

const lowest = (s: State, capacity: number): number =>
  Math.max(0, Math.min(capacity, s.arrangement.left - (s.arrangement.room - capacity)))
const highest = (s: State, capacity: number): number => Math.min(capacity, s.arrangement.left)

function put(s: State, count: number, capacity: number): void {
  s.arrangement.plan.push(count)
  s.arrangement.left -= count
  s.arrangement.room -= capacity
}

/** Skips groups with a single possibility; true when the arrangement is complete and in force. */
function fillForced(s: State, emit?: Emit<Event>): boolean {
  const { groups, plan } = s.arrangement
  const p = player(s, s.actor)
  while (plan.length < groups.length) {
    const capacity = circles(p, groups[plan.length] as number)
    const low = lowest(s, capacity)
    if (low !== highest(s, capacity)) return false
    put(s, low, capacity)
  }
  settleIn(s, p)
  return nameNobles(s, emit)
}

/** The plan comes into force; nobody stays in San Juan while a circle is empty. */
function settleIn(s: State, p: Player): void {
  const { groups, plan, left } = s.arrangement
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i] as number
    if (group < FIRST_BUILDING) p.crew[group] = plan[i] as number
    else p.staff[group - FIRST_BUILDING] = plan[i] as number
  }
  p.sanJuan = left
  p.nobleIn.length = 0
  s.assign.length = 0
  if (!s.rules.nobles) return
  for (const b of NOBLE_MATTERS) for (let i = 0; i < (p.staff[b] as number); i++) s.assign.push(b)
}

/** Says who works where it matters; true when there is nothing (more) to ask. */
function nameNobles(s: State, emit?: Emit<Event>): boolean {
  const p = player(s, s.actor)
  while (s.assign.length > 0) {
    const building = s.assign[0] as number
    const [nobles, colonists] = unnamed(s, p)
    if (nobles > 0 && colonists >= circlesToName(s)) {
      s.phase = 'assign'
      return false
    }
    if (nobles > 0) p.nobleIn.push(building)
    s.assign.shift()
  }
  emit?.({
    type: 'arranged',
    seat: s.actor,
    crew: p.crew.slice(),
    staff: p.built.map(b => [b, p.staff[b] as number] as const),
    sanJuan: p.sanJuan,
  })
  return true
}

/** How many circles of the building in question are still to be named. */
function circlesToName(s: State): number {
  const { assign: list } = s
  let count = 1
  while (list[count] === list[0]) count++
  return count
}

/** Nobles and colonists who could still take the places to be named. */
function unnamed(s: State, p: Player): [nobles: number, colonists: number] {
  let named = 0
  for (const b of NOBLE_MATTERS) if (p.staff[b] !== -1) named += p.staff[b] as number
  named -= s.assign.length
  const namedNobles = p.nobleIn.length
  return [p.nobles - namedNobles, people(p) - p.nobles - (named - namedNobles)]
}

export const arrangePhase: PhaseRules = {
  legal(s, out) {
    const { groups, plan } = s.arrangement
    const group = groups[plan.length] as number
    const capacity = circles(player(s, s.actor), group)
    const high = highest(s, capacity)
    for (let count = lowest(s, capacity); count <= high; count++) out.push(place(group, count))
  },
  apply(s, a, emit) {
    if (a.type !== 'place') return
    put(s, a.count, circles(player(s, s.actor), a.group))
    if (fillForced(s, emit)) next(s, emit)
  },
  refusal: refusePlace,
}

function refusePlace(s: State, a: Action): Refusal {
  if (a.type !== 'place') return NOT_NOW
  const group = s.arrangement.groups[s.arrangement.plan.length] as number
  if (a.group !== group) return { rule: 'place-other-group', params: { group } }
  const capacity = circles(player(s, s.actor), group)
  const least = lowest(s, capacity)
  if (a.count < least) return { rule: 'place-too-few', params: { group, least } }
  return { rule: 'place-too-many', params: { group, most: highest(s, capacity) } }
}

export const assignPhase: PhaseRules = {
  legal: (s, out) => void out.push(assign(s.assign[0] as number, true), assign(s.assign[0] as number, false)),
  apply(s, a, emit) {
    if (a.type !== 'assign') return
    // Nobles come first in a building: after a colonist all the others there are colonists too.
    if (a.noble) {
      player(s, s.actor).nobleIn.push(a.building)
      s.assign.shift()
    } else s.assign.splice(0, circlesToName(s))
    if (nameNobles(s, emit)) next(s, emit)
  },
  refusal: (_s, a) => (a.type === 'assign' ? { rule: 'assign-short' } : NOT_NOW),
}

function next(s: State, emit?: Emit<Event>): void {
  s.step++
  arrangeNext(s, emit)
}

/**
 * The decisions that lead to a wanted arrangement (workers by group), for sending as one batch.
 * Groups that are forced are not asked; counts out of bounds are brought into them.
 */
export function arrangementBatch(s: State, wanted: ReadonlyMap<number, number>): Action[] {
  const p = player(s, s.actor)
  const actions: Action[] = []
  let { left, room } = s.arrangement
  for (const group of s.arrangement.groups.slice(s.arrangement.plan.length)) {
    const capacity = circles(p, group)
    const low = Math.max(0, Math.min(capacity, left - (room - capacity)))
    const high = Math.min(capacity, left)
    const count = Math.min(high, Math.max(low, wanted.get(group) ?? 0))
    if (low !== high) actions.push(place(group, count))
    left -= count
    room -= capacity
  }
  return actions
}
