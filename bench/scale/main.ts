import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Assumptions } from './assumptions.ts'
import { checkCluster, checkMillion, checkServer } from './check.ts'
import { Costs } from './costs.ts'
import { limitsOf } from './limits.ts'
import { measure } from './measure/main.ts'
import { rented } from './model.ts'
import { simulateDay } from './sim/day.ts'

/*
 * npm run bench -- scale measure [--seconds S]                   what everything costs, on this machine: the input of the others
 * npm run bench -- scale check server|cluster|million            the model beside what these benches find
 * npm run bench -- scale limits                                  what one PostgreSQL carries, and what gives way first
 * npm run bench -- scale day [--people N] [--seed N] [--nodes N] [--databases N]
 * `--costs FILE` names another measurement than the one kept here, `--assume FILE` other assumptions (see assumptions.ts).
 */

const KEPT = fileURLToPath(new URL('./costs.json', import.meta.url))
const text = { type: 'string' } as const
const flags = {
  costs: text,
  assume: text,
  people: text,
  seed: text,
  nodes: text,
  databases: text,
  seconds: text,
}

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

function whole(name: string, value: string | undefined, usual: number): number {
  const number = Number(value ?? usual)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number above 0.`)
  return number
}

/** Measured at a rate and with numbers that the checks do not use. */
const effortOf = (seconds: number) => ({ seconds, rate: 240, tables: 120, sockets: 2_000 })

const usual = { rate: 120, warmUp: 25 }
const checks: Readonly<Record<string, (costs: Costs, seconds: number) => Promise<object[]>>> = {
  server: (costs, seconds) => checkServer(costs, { ...usual, tables: 200, seconds, idle: 1_000 }),
  cluster: (costs, seconds) => checkCluster(costs, { ...usual, nodes: 2, tables: 90, seconds }),
  million: costs => checkMillion(costs, 1_000_000),
}

/** Returns what is printed as one line. */
async function answer(args: string[]): Promise<object> {
  const { values, positionals } = parseArgs({ args, options: flags, allowPositionals: true })
  const [what, which = ''] = positionals
  const seconds = whole('seconds', values.seconds, 20)
  if (what === 'measure') return measure(effortOf(seconds))
  const costs = Costs.parse(jsonOf(values.costs ?? KEPT))
  const assumed = Assumptions.parse(values.assume ? jsonOf(values.assume) : {})
  if (what === 'check') {
    const check = checks[which]
    if (!check) throw new Error(`check one of ${Object.keys(checks).join(', ')}.`)
    return { bench: 'check', which, found: await check(costs, seconds) }
  }
  if (what === 'limits') return { bench: 'limits', first: limitsOf(rented(costs, assumed), assumed) }
  if (what !== 'day') throw new Error('Say what: npm run bench -- scale measure|check|limits|day')
  return simulateDay({
    costs: rented(costs, assumed),
    assumed,
    people: whole('people', values.people, 1_000_000),
    seed: whole('seed', values.seed, 1),
    plan: {
      ...(values.nodes && { nodes: whole('nodes', values.nodes, 1) }),
      ...(values.databases && { databases: whole('databases', values.databases, 1) }),
    },
  })
}

export async function scale(args: string[]): Promise<void> {
  console.log(JSON.stringify(await answer(args)))
}
