import { MOST } from '@ludoteca/server/internals/store/postgres/batch.ts'
import type { Assumptions } from '../assumptions.ts'
import type { Costs } from '../costs.ts'
import { type Demand, speedsOf, usage } from '../model.ts'
import type { Plan } from '../plan.ts'
import type { Agenda } from './agenda.ts'
import type { Dice } from './dice.ts'
import { Station, Together } from './station.ts'

interface Machines {
  readonly nodes: readonly Station[]
  readonly databases: readonly Station[]
  /** For each node, a line to each database. */
  readonly lines: readonly (readonly Together[])[]
}

/** `count` nodes, and the databases of a plan: each with its cores and its disk. */
export function machines(
  agenda: Agenda,
  dice: Dice,
  costs: Costs,
  assumed: Assumptions,
  plan: Plan,
  count: number,
): Machines {
  const { database } = costs
  const nodes = Array.from({ length: count }, () => new Station(agenda, 1))
  const stations = Array.from(
    { length: Math.max(1, plan.databases) },
    () => new Station(agenda, assumed.database.cores),
  )
  const disks = stations.map(
    () =>
      new Together((_, done) =>
        agenda.in(dice.lognormal(assumed.database.syncMs / 1000, assumed.spread), done),
      ),
  )
  const lines = nodes.map(node =>
    stations.map(
      (station, at) =>
        new Together((moves, done) => {
          const ms = database.statementMs + moves * database.moveMs
          const work = dice.lognormal(ms / 1000 / assumed.database.speed, assumed.spread)
          const answer = (): void => agenda.in(assumed.wayMs / 1000, done)
          const send = (): boolean => station.ask(work, () => (disks[at] as Together).ask(answer))
          node.ask(dice.lognormal(costs.node.statementMs / 1000 / assumed.node.speed, assumed.spread), () =>
            agenda.in(assumed.wayMs / 1000, send),
          )
        }, MOST),
    ),
  )
  return { nodes, databases: stations, lines }
}

/** How much longer things take because of all that is not moves: nothing else may use the same core meanwhile. */
export function slowness(costs: Costs, assumed: Assumptions, plan: Plan, demand: Demand, nodes: number) {
  const speeds = speedsOf(assumed)
  const all = usage(costs, demand, nodes, plan.databases, speeds)
  const bare = {
    ...costs,
    node: { ...costs.node, farMs: 0, baseCores: 0 },
    database: { ...costs.database, farMs: 0, baseCores: 0 },
  }
  const moves = usage(
    bare,
    { ...demand, sockets: 0, visits: 0, returns: 0, begins: 0, views: 0 },
    nodes,
    plan.databases,
    speeds,
  )
  const rest = (part: number): number => 1 / Math.max(0.05, 1 - part)
  return {
    node: rest(all.nodeCores - moves.nodeCores),
    database: rest((all.databaseCores - moves.databaseCores) / assumed.database.cores),
  }
}
