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
} from '../rules/index.ts'
import { type Output, PLANTS, progress, useWorth } from './worth.ts'

/** Mayor: where the workers should go. The rules ask group by group; the answer is one plan. */
export function arrange(s: State, legal: readonly Action[]): Action | null {
  const first = legal[0]
  if (first?.type !== 'place') return null
  const wanted = planFor(player(s, s.actor), 1 - progress(s))[first.group] ?? 0
  let choice = first
  for (const action of legal) if (action.type === 'place' && action.count <= wanted) choice = action
  return choice
}

/** A thing to fill: one worker on a tile or in a building, or a pair of them that only works together. */
interface Job {
  group: number
  /** The plant that goes with a field; −1 where one worker is enough. */
  plant: number
  /** For each of its workers. */
  worth: number
}

/** Workers by group. Takes the best job per worker, again and again; who is left over stands anywhere. */
export function planFor(p: Player, left: number): number[] {
  const plan = new Array<number>(FIRST_BUILDING + BUILDINGS.length).fill(0)
  const output: Output = { kinds: 0, barrels: 0 }
  for (let workers = people(p); workers > 0; ) {
    const job = bestJob(p, plan, output, workers, left)
    if (!job) break
    if (job.group < QUARRY && (job.group === CORN || job.plant >= 0)) {
      output.barrels++
      if (plan[job.group] === 0) output.kinds++
    }
    workers -= put(plan, job.group) + (job.plant >= 0 ? put(plan, job.plant) : 0)
  }
  return plan
}

function put(plan: number[], group: number): number {
  plan[group] = (plan[group] as number) + 1
  return 1
}

const owns = (p: Player, group: number): boolean =>
  group < FIRST_BUILDING || (p.staff[group - FIRST_BUILDING] as number) >= 0

/** Points that depend on one worker: nothing at first, everything at the end. */
const LARGE = 6

function bestJob(
  p: Player,
  plan: readonly number[],
  output: Output,
  workers: number,
  left: number,
): Job | null {
  let best: Job | null = null
  const free = (group: number): boolean => owns(p, group) && circles(p, group) > (plan[group] as number)
  const offer = (group: number, plant: number, worth: number): void => {
    if (!best || worth > best.worth) best = { group, plant, worth }
  }
  if (free(CORN)) offer(CORN, -1, left * (plan[CORN] === 0 ? 1.4 : 1))
  if (free(QUARRY)) offer(QUARRY, -1, left * 1.1)
  for (let good = 1; good < GOODS.length && workers > 1; good++) {
    if (!free(good)) continue
    const plant = (PLANTS[good] as readonly number[]).find(b => free(FIRST_BUILDING + b))
    if (plant === undefined) continue
    const price = PRICES[good] as number
    const worth = left * (1.1 + 0.25 * price + (plan[good] === 0 ? 0.5 + 0.4 * price : 0))
    offer(good, FIRST_BUILDING + plant, worth / 2)
  }
  for (const b of p.built) {
    if (BUILDINGS[b]?.good || b === B.statue || !free(FIRST_BUILDING + b)) continue
    const large = BUILDINGS[b]?.size === 2
    offer(FIRST_BUILDING + b, -1, large ? LARGE * (1 - left) : 0.45 * useWorth(b, output, left))
  }
  if (best) return best
  for (let group = 0; group < plan.length; group++) if (free(group)) offer(group, -1, 0)
  return best
}
