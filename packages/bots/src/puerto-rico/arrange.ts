import {
  type Action,
  B,
  BUILDINGS,
  CORN,
  circles,
  FIRST_BUILDING,
  GOODS,
  type Player,
  PRICES,
  people,
  player,
  QUARRY,
  type State,
} from '@ludoteca/puerto-rico'
import { progress, useWorth } from './worth.ts'

/** Mayor: where the workers should go. The rules ask group by group; the answer is one plan. */
export function arrange(s: State, legal: readonly Action[]): Action | null {
  const first = legal[0]
  if (first?.type !== 'place') return null
  const wanted = planFor(player(s, s.actor), 1 - progress(s)).get(first.group) ?? 0
  let choice = first
  for (const action of legal) if (action.type === 'place' && action.count <= wanted) choice = action
  return choice
}

/** A thing to fill: one worker on a tile or in a building, or a pair of them that only works together. */
interface Job {
  readonly groups: readonly number[]
  readonly worth: number
}

/** Takes the best job per worker, again and again; who is left over stands anywhere. */
export function planFor(p: Player, left: number): Map<number, number> {
  const plan = new Map<number, number>()
  let workers = people(p)
  while (workers > 0) {
    const job = bestJob(p, plan, workers, left)
    if (!job) break
    for (const group of job.groups) plan.set(group, (plan.get(group) ?? 0) + 1)
    workers -= job.groups.length
  }
  return plan
}

function bestJob(p: Player, plan: ReadonlyMap<number, number>, workers: number, left: number): Job | null {
  let best: Job | null = null
  for (const job of jobs(p, plan, left)) {
    if (job.groups.length > workers) continue
    if (!best || job.worth / job.groups.length > best.worth / best.groups.length) best = job
  }
  return best
}

function jobs(p: Player, plan: ReadonlyMap<number, number>, left: number): Job[] {
  const free = (group: number): boolean => circles(p, group) > (plan.get(group) ?? 0)
  const list: Job[] = []
  const output = produced(p, plan)
  if (free(CORN)) list.push({ groups: [CORN], worth: left * (plan.has(CORN) ? 1 : 1.4) })
  if (free(QUARRY)) list.push({ groups: [QUARRY], worth: left * 1.1 })
  for (let good = 1; good < GOODS.length; good++) {
    const plant = plantsOf(p, good).find(free)
    if (plant === undefined || !free(good)) continue
    const price = PRICES[good] as number
    list.push({
      groups: [plant, good],
      worth: left * (1.1 + 0.25 * price + (plan.has(good) ? 0 : 0.5 + 0.4 * price)),
    })
  }
  for (const b of p.built) {
    if (!free(FIRST_BUILDING + b) || BUILDINGS[b]?.good) continue
    const worth = BUILDINGS[b]?.size === 2 ? LARGE * (1 - left) : 0.45 * useWorth(b, output, left)
    list.push({ groups: [FIRST_BUILDING + b], worth: b === B.statue ? 0 : worth })
  }
  for (const group of everyGroup(p)) if (free(group)) list.push({ groups: [group], worth: 0 })
  return list
}

/** Points that depend on one worker: nothing at first, everything at the end. */
const LARGE = 6

const plantsOf = (p: Player, good: number): number[] =>
  p.built.filter(b => BUILDINGS[b]?.good === GOODS[good]).map(b => FIRST_BUILDING + b)

const everyGroup = (p: Player): number[] => [
  ...p.tiles.flatMap((count, tile) => (count > 0 ? [tile] : [])),
  ...p.built.map(b => FIRST_BUILDING + b),
]

function produced(p: Player, plan: ReadonlyMap<number, number>): { kinds: number; barrels: number } {
  const output = { kinds: 0, barrels: 0 }
  for (let good = 0; good < GOODS.length; good++) {
    const hands = plantsOf(p, good).reduce((sum, group) => sum + (plan.get(group) ?? 0), 0)
    const barrels = Math.min(plan.get(good) ?? 0, good === CORN ? Number.POSITIVE_INFINITY : hands)
    if (barrels > 0) output.kinds++
    output.barrels += barrels
  }
  return output
}
