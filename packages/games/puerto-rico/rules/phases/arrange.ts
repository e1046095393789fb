import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, FIRST_BUILDING, place } from '../actions.ts'
import { BUILDINGS, NOBLE_MATTERS, SIZE } from '../data/buildings.ts'
import { CORN, GOODS, QUARRY, TILES } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { type Arranging, type Player, phaseOf, player, type State } from '../state.ts'
import { arranged, nameNobles } from './assign.ts'
import { circles, people, workersOn } from './people.ts'
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
  const groups = groupsOf(p)
  let room = 0
  for (const group of groups) room += circles(p, group)
  return !goOn(s, { kind: 'arrange', groups, plan: [], left: people(p), room }, emit)
}

interface Bounds {
  readonly left: number
  readonly room: number
}

const lowest = ({ left, room }: Bounds, capacity: number): number =>
  Math.max(0, Math.min(capacity, left - (room - capacity)))
const highest = ({ left }: Bounds, capacity: number): number => Math.min(capacity, left)

/** Skips groups with a single possibility; true when the arrangement is complete and in force. */
function goOn(s: State, so: Arranging, emit?: Emit<Event>): boolean {
  const { groups } = so
  const plan = so.plan.slice()
  const p = player(s, s.actor)
  let { left, room } = so
  while (plan.length < groups.length) {
    const capacity = circles(p, groups[plan.length] as number)
    const low = lowest({ left, room }, capacity)
    if (low !== highest({ left, room }, capacity)) {
      s.phase = { kind: 'arrange', groups, plan, left, room }
      return false
    }
    plan.push(low)
    left -= low
    room -= capacity
  }
  emit?.({ type: 'arranged', seat: s.actor, changes: changesBy(p, groups, plan), sanJuan: left })
  return nameNobles(s, settleIn(s, p, groups, plan, left))
}

/** Where the plan puts more or fewer workers than there are now. */
const changesBy = (p: Player, groups: readonly number[], plan: readonly number[]) =>
  groups.flatMap((group, i) => {
    const by = (plan[i] as number) - workersOn(p, group)
    return by === 0 ? [] : [[group, by] as const]
  })

/** The plan comes into force; nobody stays in San Juan while a circle is empty. Returns the places to be named. */
function settleIn(
  s: State,
  p: Player,
  groups: readonly number[],
  plan: readonly number[],
  left: number,
): number[] {
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i] as number
    if (group < FIRST_BUILDING) p.crew[group] = plan[i] as number
    else p.staff[group - FIRST_BUILDING] = plan[i] as number
  }
  p.sanJuan = left
  p.nobleIn.length = 0
  const places: number[] = []
  if (!s.rules.nobles) return places
  for (const b of NOBLE_MATTERS) for (let i = 0; i < (p.staff[b] as number); i++) places.push(b)
  return places
}

export const arrangePhase: PhaseRules = {
  legal(s, out) {
    const so = phaseOf(s, 'arrange')
    const group = so.groups[so.plan.length] as number
    const capacity = circles(player(s, s.actor), group)
    const high = highest(so, capacity)
    for (let count = lowest(so, capacity); count <= high; count++) out.push(place(group, count))
  },
  apply(s, a, emit) {
    if (a.type !== 'place') return null
    const { groups, plan, left, room } = phaseOf(s, 'arrange')
    const capacity = circles(player(s, s.actor), a.group)
    const so: Arranging = {
      kind: 'arrange',
      groups,
      plan: [...plan, a.count],
      left: left - a.count,
      room: room - capacity,
    }
    return goOn(s, so, emit) ? arranged(s) : null
  },
  refusal: refusePlace,
}

function refusePlace(s: State, a: Action): Refusal {
  if (a.type !== 'place') return NOT_NOW
  const so = phaseOf(s, 'arrange')
  const group = so.groups[so.plan.length] as number
  if (a.group !== group) return { rule: 'place-other-group', params: { group } }
  const capacity = circles(player(s, s.actor), group)
  const least = lowest(so, capacity)
  if (a.count < least) return { rule: 'place-too-few', params: { group, least } }
  return { rule: 'place-too-many', params: { group, most: highest(so, capacity) } }
}

/**
 * The decisions that lead to a wanted arrangement (workers by group), for sending as one batch.
 * Groups that are forced are not asked; counts out of bounds are brought into them.
 */
export function arrangementBatch(s: State, wanted: ReadonlyMap<number, number>): Action[] {
  const p = player(s, s.actor)
  const actions: Action[] = []
  const { groups, plan, ...bounds } = phaseOf(s, 'arrange')
  let { left, room } = bounds
  for (const group of groups.slice(plan.length)) {
    const capacity = circles(p, group)
    const low = lowest({ left, room }, capacity)
    const high = highest({ left, room }, capacity)
    const count = Math.min(high, Math.max(low, wanted.get(group) ?? 0))
    if (low !== high) actions.push(place(group, count))
    left -= count
    room -= capacity
  }
  return actions
}
