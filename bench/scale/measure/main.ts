import { cpus } from 'node:os'
import { Costs } from '../costs.ts'
import { measureBots } from './bots.ts'
import { measurePostgres } from './postgres.ts'
import { measureSqlite } from './sqlite.ts'
import type { Effort } from './two-loads.ts'

const BOT_DECISIONS = 40
const DIGITS = 4

/** So many digits as mean something. */
function shortened(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(DIGITS))
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]))
}

/** Everything that is reckoned with, measured here and now. */
export async function measure(effort: Effort): Promise<Costs> {
  const { node, database } = await measurePostgres(effort)
  return Costs.parse(
    shortened({
      bench: 'costs',
      machine: { cores: cpus().length, node: process.version },
      node,
      database,
      sqlite: await measureSqlite(effort),
      bots: await measureBots(BOT_DECISIONS),
    }),
  )
}
