import type { Assumptions } from '../assumptions.ts'
import type { Costs } from '../costs.ts'
import type { Demand } from '../model.ts'
import type { Plan } from '../plan.ts'
import { Agenda } from './agenda.ts'
import { Dice } from './dice.ts'
import { machines, slowness } from './machines.ts'
import type { Station, Together } from './station.ts'

/** What a node does of a move before the statement, and the rest after it. */
const BEFORE = 0.5
const WARM_UP = 3

/** Pages that lost their node and come back at these times, in seconds from the beginning. */
export interface Storm {
  readonly pages: number
  readonly from: number
  readonly to: number
  /** How many nodes are gone. */
  readonly lost: number
}

export interface Seen {
  /** Seconds from a move's arrival until everybody at its table has been sent it. */
  readonly latencies: number[]
  readonly moves: number
  readonly served: number
  /** Seconds until a page that lost its node saw its table again, from when the node was lost. */
  readonly back: number[]
  readonly statements: number
}

/**
 * Some seconds of a moment in the day, move by move: the node decides, its moves wait for the statement before them, the
 * database works, its disk keeps what has come meanwhile, the node tells its pages, and other nodes read on and tell theirs.
 * What is not a move takes processor time from it, evenly.
 */
export function watchWindow(given: {
  readonly costs: Costs
  readonly assumed: Assumptions
  readonly plan: Plan
  readonly demand: Demand
  readonly seconds: number
  readonly seed: number
  readonly storm?: Storm
}): Seen {
  const { costs, assumed, plan, demand, storm } = given
  const dice = new Dice(given.seed)
  const agenda = new Agenda()
  const count = Math.max(1, plan.nodes - (storm?.lost ?? 0))
  const partitions = Math.max(1, plan.databases)
  const { nodes, databases, lines } = machines(agenda, dice, costs, assumed, plan, count)
  const slowed = slowness(costs, assumed, plan, demand, count)
  const latencies: number[] = []
  const back: number[] = []
  const seen = { moves: 0, served: 0 }
  const end = WARM_UP + given.seconds
  const takes = (ms: number, speed: number): number => dice.lognormal(ms / 1000 / speed, assumed.spread)
  const nodeTakes = (ms: number): number => takes(ms, assumed.node.speed) * slowed.node

  const lineOf = (node: number, database: number): Together => lines[node]?.[database] as Together

  function arrive(): void {
    const came = agenda.now
    const counts = came >= WARM_UP
    if (counts) seen.moves++
    const home = dice.below(count)
    const partition = dice.below(partitions)
    const others = othersLooking(dice, demand.pagesAtTable, count)
    let left = others + 1
    const told = (): void => {
      if (--left > 0) return
      if (!counts) return
      seen.served++
      latencies.push(agenda.now - came)
    }
    const node = nodes[home] as Station
    node.ask(nodeTakes(costs.node.moveMs * BEFORE), () =>
      lineOf(home, partition).ask(() => {
        node.ask(nodeTakes(costs.node.moveMs * (1 - BEFORE)), told)
        for (let n = 1; n <= others; n++) {
          const other = nodes[(home + n) % count] as Station
          const work = takes(costs.database.followMs, assumed.database.speed) * slowed.database
          agenda.in(assumed.wayMs / 1000, () =>
            (databases[partition] as Station).ask(work, () =>
              agenda.in(assumed.wayMs / 1000, () => other.ask(nodeTakes(costs.node.followMs), told)),
            ),
          )
        }
      }),
    )
  }

  function comeBack(at: number): void {
    agenda.at(WARM_UP + at, () => {
      const node = nodes[dice.below(count)] as Station
      const database = databases[dice.below(partitions)] as Station
      database.ask(takes(costs.database.returnMs, assumed.database.speed) * slowed.database, () =>
        node.ask(nodeTakes(costs.node.returnMs), () => back.push(agenda.now - WARM_UP)),
      )
    })
  }

  for (let at = 0; demand.moves > 0; ) {
    at += dice.exponential(1 / demand.moves)
    if (at >= end) break
    agenda.at(at, arrive)
  }
  for (const node of nodes) {
    for (let at = 0; assumed.node.pauseMs > 0; ) {
      at += dice.exponential(assumed.node.pauseEvery)
      if (at >= end) break
      agenda.at(at, () => node.ask(assumed.node.pauseMs / 1000))
    }
  }
  if (storm) {
    for (let page = 0; page < storm.pages; page++)
      comeBack(storm.from + dice.next() * (storm.to - storm.from))
  }
  agenda.run()
  const statements = lines.flat().reduce((sum, line) => sum + line.rounds, 0)
  return { latencies, back, statements, ...seen }
}

/** On how many other nodes somebody looks at the table of a move. */
function othersLooking(dice: Dice, pages: number, nodes: number): number {
  const whole = Math.floor(pages) + (dice.next() < pages - Math.floor(pages) ? 1 : 0)
  const at = new Set<number>()
  for (let page = 0; page < whole; page++) at.add(dice.below(nodes))
  return Math.max(0, at.size - 1)
}
