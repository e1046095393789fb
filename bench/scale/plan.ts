import type { Assumptions } from './assumptions.ts'
import type { Costs } from './costs.ts'
import { type Demand, inFile, speedsOf, usage } from './model.ts'

export interface Plan {
  readonly nodes: number
  /** None: one node keeps everything in a file. */
  readonly databases: number
  /** Machines with nothing but bots, beyond the cores that nodes leave free. */
  readonly botMachines: number
}

const MOST_NODES = 1_000
const MOST_DATABASES = 64

/**
 * As few machines as do it: at the busiest moment, when one place is gone and everybody who was there has gone to the
 * others, and so that those who lose their node are back in time. Databases have standbys and are not lost with a place.
 */
export function planFor(costs: Costs, assumed: Assumptions, demand: Demand, botCores: number): Plan | null {
  const { use, useInNeed } = assumed
  const left = (nodes: number): number => nodes - Math.ceil(nodes / assumed.places)
  const plan = (nodes: number, databases: number): Plan => {
    const free = use * (assumed.node.cores - 1) * nodes
    const missing = Math.max(0, botCores / assumed.node.speed - free)
    return { nodes, databases, botMachines: Math.ceil(missing / (use * assumed.node.cores)) }
  }
  // Whoever has one node alone waits until it is there again. Machines for bots need a database they can share.
  const alone = fits(inFile(costs), assumed, demand, { nodes: 1, databases: 0, part: use })
  if (alone && plan(1, 0).botMachines === 0) return plan(1, 0)
  for (let databases = 1; databases <= MOST_DATABASES; databases++) {
    for (let nodes = 2; nodes <= MOST_NODES; nodes++) {
      const whole = { nodes, databases, part: use }
      const inNeed = { nodes: left(nodes), databases, part: useInNeed }
      if (!fits(costs, assumed, demand, whole) || !fits(costs, assumed, demand, inNeed)) continue
      if (backAfter(costs, assumed, demand, whole) <= assumed.backSeconds) return plan(nodes, databases)
    }
  }
  return null
}

interface Tried {
  readonly nodes: number
  readonly databases: number
  /** How much may be used. */
  readonly part: number
}

function fits(
  costs: Costs,
  assumed: Assumptions,
  demand: Demand,
  { nodes, databases, part }: Tried,
): boolean {
  const found = usage(costs, demand, nodes, databases, speedsOf(assumed))
  return (
    found.nodeCores <= part &&
    found.nodeMb <= part * assumed.node.memoryMb &&
    found.databaseCores <= part * assumed.database.cores &&
    found.walMb <= part * assumed.database.walMbPerSecond &&
    found.connections <= assumed.database.connections
  )
}

/** Seconds until everybody who has lost a node is served by the others, beside all that they do anyway. */
function backAfter(costs: Costs, assumed: Assumptions, demand: Demand, { nodes, databases }: Tried): number {
  const { nodeCores } = usage(costs, demand, nodes - 1, databases, speedsOf(assumed))
  const work = (demand.sockets / nodes) * (costs.node.returnMs / 1000 / assumed.node.speed)
  return work / ((nodes - 1) * Math.max(0.01, 1 - nodeCores))
}
