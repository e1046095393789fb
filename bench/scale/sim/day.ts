import { quantile } from '@ludoteca/harness/figures.ts'
import type { Assumptions } from '../assumptions.ts'
import type { Costs } from '../costs.ts'
import { type Demand, inFile, speedsOf, usage } from '../model.ts'
import { type Plan, planFor } from '../plan.ts'
import { monthlyCost } from './money.ts'
import { DAY, dayOfPeople, type Minute } from './population.ts'
import { watchBots } from './thinkers.ts'
import { type Seen, type Storm, watchWindow } from './window.ts'

const SPAN = 60
/** Looked at move by move: so many seconds in the middle of each of so many minutes. */
const EVERY_MINUTES = 30
const WINDOW_SECONDS = 20
/** A page whose node is gone comes back after half a second at most; where it is told nothing, when its ping is not answered. */
const NODE_GONE = { from: 0.25, to: 0.5 }
const PLACE_GONE = { from: 10, to: 30.5 }
const STORM_SECONDS = 60
const MOST_WATCHED = 150_000

/** What a minute asks of the server, each second. */
export function demandOf(minute: Minute, assumed: Assumptions, decisions: number): Demand {
  const pages = minute.sockets
  const tables = minute.liveTables + minute.daysPages
  const visits = minute.visits / SPAN
  const { days, watch, live, bots } = assumed.comeFor
  const all = days + watch + live + bots
  return {
    moves: (minute.personMoves + minute.botMoves) / SPAN,
    sockets: pages,
    tables,
    // Half-way, with three seats.
    movesAtTable: decisions * 1.5,
    pagesAtTable: tables === 0 ? 1 : Math.max(1, pages / tables),
    visits,
    returns: (visits * (days + watch)) / all,
    begins: minute.begins / SPAN,
    views: visits * assumed.viewsPerVisit,
  }
}

/** The most of everything, be it at different times. */
const busiest = (demands: readonly Demand[]): Demand =>
  demands.reduce((most, each) =>
    each.moves + each.sockets / 20 > most.moves + most.sockets / 20 ? each : most,
  )

const ms = (values: readonly number[], part: number): number =>
  Math.round(quantile(values, part) * 10_000) / 10

/** A whole day: who comes, what machines it takes, how long moves take, and what it costs. */
export function simulateDay(given: {
  readonly costs: Costs
  readonly assumed: Assumptions
  readonly people: number
  readonly seed: number
  /** Machines to be tried instead of those that are reckoned. */
  readonly plan?: Partial<Plan>
}) {
  const { assumed, people, seed } = given
  const chosen = given.costs.bots.filter(bot => bot.level === assumed.live.bot)
  if (chosen.length === 0) throw new Error(`nothing was measured of bots called ${assumed.live.bot}`)
  const mean = (of: (bot: Costs['bots'][number]) => number): number =>
    chosen.reduce((sum, bot) => sum + of(bot), 0) / chosen.length
  const decisions = mean(bot => bot.decisions)
  const day = dayOfPeople(assumed, people, seed, decisions)
  const demands = day.minutes.map(minute => demandOf(minute, assumed, decisions))
  const peak = busiest(demands)
  const botMoves = Math.max(...day.minutes.map(minute => minute.botMoves)) / SPAN
  const botCores = (botMoves * mean(bot => bot.ms)) / 1000
  const reckoned = planFor(given.costs, assumed, peak, botCores)
  if (!reckoned) throw new Error('no number of machines does it')
  const plan: Plan = { ...reckoned, ...given.plan }
  const costs = plan.databases === 0 ? inFile(given.costs) : given.costs
  const room = Math.floor(
    (plan.nodes * 1024 * (assumed.node.memoryMb - costs.node.baseMb - costs.node.besidesMb)) /
      (costs.node.socketKb + (costs.node.tableKb + decisions * costs.node.tableMoveKb) / 2),
  )
  const lived = room < peak.sockets ? dayOfPeople(assumed, people, seed, decisions, room) : day

  const see = (demand: Demand, at: number, seconds: number, storm?: Storm): Seen =>
    watchWindow({
      costs,
      assumed,
      plan,
      demand,
      seed: seed + at,
      seconds: Math.min(seconds, MOST_WATCHED / Math.max(1, demand.moves)),
      ...(storm && { storm }),
    })
  const ordinary: number[] = []
  let [watched, served] = [0, 0]
  for (let at = EVERY_MINUTES / 2; at < lived.minutes.length; at += EVERY_MINUTES) {
    const seen = see(demandOf(lived.minutes[at] as Minute, assumed, decisions), at, WINDOW_SECONDS)
    for (const latency of seen.latencies) ordinary.push(latency)
    watched += seen.moves
    served += seen.served
  }
  const alone = plan.nodes === 1
  const storm = (lost: number, when: { from: number; to: number }, at: number) => {
    const pages = Math.round((peak.sockets * lost) / plan.nodes)
    const seen = see(peak, at, STORM_SECONDS, { ...when, lost: alone ? 0 : lost, pages })
    watched += seen.moves
    served += seen.served
    return {
      pages,
      p50: ms(seen.latencies, 0.5),
      p99: ms(seen.latencies, 0.99),
      backP99: Math.round(quantile(seen.back, 0.99) * 10) / 10,
      lostPages: pages - seen.back.length,
    }
  }
  const nodeLost = storm(1, NODE_GONE, DAY)
  const placeLost = storm(Math.ceil(plan.nodes / assumed.places), PLACE_GONE, DAY + 1)
  const threads = plan.nodes * (assumed.node.cores - 1) + plan.botMachines * assumed.node.cores
  const decided = watchBots({
    decisionsPerSecond: botMoves,
    threads,
    ms: chosen.map(bot => bot.ms / assumed.node.speed),
    spread: assumed.spread,
    seed,
  })
  const used = usage(costs, peak, plan.nodes, plan.databases, speedsOf(assumed))
  const conserved =
    lived.arrived === lived.refused + lived.left + lived.present &&
    watched === served &&
    nodeLost.lostPages + placeLost.lostPages === 0
  return {
    bench: 'scale',
    people,
    seed,
    arrived: lived.arrived,
    refused: lived.refused,
    games: lived.games,
    moves: lived.moves,
    peak: {
      sockets: peak.sockets,
      tables: peak.tables,
      movesPerSecond: Math.round(peak.moves),
      botCores: Math.round(botCores * 10) / 10,
    },
    nodes: plan.nodes,
    databases: plan.databases,
    botMachines: plan.botMachines,
    nodeUse: Math.round(used.nodeCores * 100) / 100,
    databaseUse: Math.round((used.databaseCores / assumed.database.cores) * 100) / 100,
    watched,
    p50: ms(ordinary, 0.5),
    p99: ms(ordinary, 0.99),
    bots: { threads, p50: ms(decided, 0.5), p99: ms(decided, 0.99) },
    nodeLost,
    placeLost,
    ...monthlyCost(costs, assumed, plan, lived),
    prices: {
      node: assumed.node.monthly,
      database: assumed.database.monthly,
      storage: assumed.storageMonthly,
      traffic: assumed.traffic,
    },
    conserved,
  }
}
