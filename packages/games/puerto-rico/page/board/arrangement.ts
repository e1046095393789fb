import { useSyncExternalStore } from 'react'
import {
  type Action,
  arrangementBatch,
  circles,
  phaseOf,
  player,
  poolLeft,
  SAN_JUAN,
  type State,
  workersOn,
} from '../../rules/index.ts'
import { useDesk } from './desk.tsx'
import { sensible } from './sensible.ts'

type Counts = ReadonlyMap<number, number>

/** An arrangement being made on the board, before it is sent. */
export interface Arranging {
  /** Circles whose number is still open, in the order of the rules. */
  readonly groups: readonly number[]
  readonly at: (group: number) => number
  readonly isFixed: (group: number) => boolean
  /** Nobody yet: in San Juan. */
  readonly waiting: number
  /** How many of them must still find a circle. */
  readonly mustPlace: number
  /** Moves one colonist from San Juan; false when there is none or no room. */
  readonly put: (group: number) => boolean
  readonly take: (group: number) => boolean
  readonly move: (from: number, to: number) => void
  readonly fill: () => void
  readonly clear: () => void
  readonly batch: () => Action[]
}

// The board and the panel beside it show the same draft; it belongs to one position.
let kept: { readonly view: State; readonly counts: Counts } | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(view: State, counts: Counts): void {
  kept = { view, counts }
  for (const listener of listeners) listener()
}

/** Everybody stays where they are; newcomers wait. */
export function asItStands(s: State): Counts {
  const { groups, plan, left: all } = phaseOf(s, 'arrange')
  const p = player(s, s.actor)
  const counts = new Map<number, number>()
  let left = all
  for (const [i, group] of groups.entries()) {
    if (i < plan.length) counts.set(group, plan[i] as number)
    else {
      const stay = Math.min(left, workersOn(p, group))
      counts.set(group, stay)
      left -= stay
    }
  }
  return counts
}

export function arranging(s: State, counts: Counts, change: (next: Counts) => void): Arranging {
  const p = player(s, s.actor)
  const { groups: asked, plan, left } = phaseOf(s, 'arrange')
  const fixed = new Set(asked.slice(0, plan.length))
  const groups = asked.slice(plan.length)
  const at = (group: number): number => counts.get(group) ?? 0
  const placed = groups.reduce((sum, group) => sum + at(group), 0)
  const room = groups.reduce((sum, group) => sum + circles(p, group) - at(group), 0)
  const waiting = left - placed
  const open = (group: number): boolean => groups.includes(group)
  const mayPut = (group: number): boolean => open(group) && at(group) < circles(p, group)
  const mayTake = (group: number): boolean => open(group) && at(group) > 0
  const shift = (...steps: readonly (readonly [group: number, by: number])[]): true => {
    const next = new Map(counts)
    for (const [group, by] of steps) if (group !== SAN_JUAN) next.set(group, (next.get(group) ?? 0) + by)
    change(next)
    return true
  }
  const fixedCounts = (): Map<number, number> => new Map([...counts].filter(([group]) => fixed.has(group)))
  return {
    groups,
    at,
    isFixed: group => fixed.has(group),
    waiting,
    mustPlace: Math.min(waiting, room),
    put: group => waiting > 0 && mayPut(group) && shift([group, 1]),
    take: group => mayTake(group) && shift([group, -1]),
    move(from, to) {
      const leaves = from === SAN_JUAN ? waiting > 0 : mayTake(from)
      if (from !== to && leaves && (to === SAN_JUAN || mayPut(to))) shift([from, -1], [to, 1])
    },
    fill: () => change(fillOpen(s, fixedCounts())),
    clear: () => change(fixedCounts()),
    batch: () => arrangementBatch(s, counts),
  }
}

const NEAR_THE_END = 20

/** Takes the sensible plan as far as what is fixed allows, then fills what is still empty. */
function fillOpen(s: State, counts: Map<number, number>): Counts {
  const p = player(s, s.actor)
  const late = s.ending !== 0 || poolLeft(s) < NEAR_THE_END || s.colonists < NEAR_THE_END || p.used >= 10
  const arranging = phaseOf(s, 'arrange')
  const people = arranging.left + [...counts.values()].reduce((sum, count) => sum + count, 0)
  const plan = sensible(p, people, late)
  const groups = arranging.groups.filter(group => !counts.has(group))
  let { left } = arranging
  const give = (group: number, count: number): void => {
    const given = Math.min(left, count, circles(p, group) - (counts.get(group) ?? 0))
    counts.set(group, (counts.get(group) ?? 0) + given)
    left -= given
  }
  for (const group of groups) give(group, plan.get(group) ?? 0)
  for (const group of groups) give(group, circles(p, group))
  return counts
}

/** The draft of the viewer's own arrangement; null while there is nothing to arrange. */
export function useArrangement(): Arranging | null {
  const { view, legal } = useDesk()
  const stored = useSyncExternalStore(subscribe, () => kept)
  if (view.phase.kind !== 'arrange' || legal.length === 0) return null
  const counts = stored?.view === view ? stored.counts : asItStands(view)
  return arranging(view, counts, next => keep(view, next))
}
