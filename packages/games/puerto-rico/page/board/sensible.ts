import {
  BUILDINGS,
  CORN,
  circles,
  FIRST_BUILDING,
  GOODS,
  groupsOf,
  type Player,
  PRICES,
  QUARRY,
  SIZE,
} from '../../rules/index.ts'

/** Workers who belong together, and what they are worth. */
interface Job {
  readonly groups: readonly number[]
  readonly worth: number
}

/**
 * Where colonists are most useful: goods that can be finished first, dear and new kinds before others,
 * then buildings, then corn and quarries; whoever is left stands anywhere.
 */
export function sensible(p: Player, workers: number, late: boolean): Map<number, number> {
  const plan = new Map<number, number>()
  let left = workers
  while (left > 0) {
    const job = jobs(p, plan, late)
      .filter(({ groups }) => groups.length <= left)
      .reduce<Job | null>((best, each) => (best && rate(best) >= rate(each) ? best : each), null)
    if (!job) break
    for (const group of job.groups) plan.set(group, (plan.get(group) ?? 0) + 1)
    left -= job.groups.length
  }
  return plan
}

const rate = ({ worth, groups }: Job): number => worth / groups.length

function jobs(p: Player, plan: ReadonlyMap<number, number>, late: boolean): Job[] {
  const free = (group: number): boolean => circles(p, group) > (plan.get(group) ?? 0)
  return groupsOf(p)
    .filter(free)
    .flatMap((group): Job[] => {
      const alone = { groups: [group], worth: worthAlone(group, late) }
      const good = group < GOODS.length && group !== CORN ? group : -1
      if (good < 0) return [alone]
      const plant = p.built
        .map(b => FIRST_BUILDING + b)
        .find(each => BUILDINGS[each - FIRST_BUILDING]?.good === GOODS[good] && free(each))
      const fresh = plan.has(good) ? 0 : 3
      return plant === undefined
        ? [alone]
        : [alone, { groups: [good, plant], worth: 5 + fresh + 2 * (PRICES[good] as number) }]
    })
}

/** A large building scores at the end; before that its worker is better elsewhere. */
function worthAlone(group: number, late: boolean): number {
  if (group === CORN) return 3
  if (group === QUARRY) return late ? 1 : 2.8
  const building = group - FIRST_BUILDING
  if (building < 0 || BUILDINGS[building]?.good) return 0
  if (SIZE[building] === 2) return late ? 9 : 0.5
  return 2.9
}
