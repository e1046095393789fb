import type { Assumptions } from '../assumptions.ts'
import type { Costs } from '../costs.ts'
import type { Plan } from '../plan.ts'
import type { DayOfPeople } from './population.ts'

const DAYS_OF_MONTH = 30
const GB = 2 ** 30
/** Pages that are told of a move, on average. */
const PAGES_AT_TABLE = 3

/** What a month of such days costs, by what it is for; the disks as they are when nothing has been deleted for so long. */
export function monthlyCost(costs: Costs, assumed: Assumptions, plan: Plan, day: DayOfPeople) {
  const { database } = costs
  const told = day.moves * PAGES_AT_TABLE * costs.node.updateBytes
  const dailyGb = (day.moves * database.diskBytes + day.games * database.gameBytes) / GB
  const trafficGb = ((day.arrived * assumed.pageBytes + told) * DAYS_OF_MONTH) / GB
  const copies = plan.databases === 0 ? 1 : assumed.database.copies
  const parts = {
    nodes: plan.nodes * assumed.node.monthly,
    bots: plan.botMachines * assumed.node.monthly,
    databases: plan.databases * copies * assumed.database.monthly,
    disks: dailyGb * assumed.keptDays * copies * assumed.storageMonthly,
    traffic: trafficGb * assumed.traffic,
  }
  const total = Object.values(parts).reduce((sum, each) => sum + each, 0)
  const rounded = Object.fromEntries(Object.entries(parts).map(([key, each]) => [key, Math.round(each)]))
  return { diskGbPerDay: Math.round(dailyGb * 100) / 100, monthly: Math.round(total), monthlyFor: rounded }
}
