import { parseArgs } from 'node:util'
import { cluster } from './cluster.ts'
import { crash } from './crash.ts'
import { evening } from './evening.ts'
import { hostile } from './hostile.ts'
import { load } from './load.ts'
import { million } from './million.ts'
import { OUTAGES, outage } from './outage.ts'
import { pairing } from './pairing.ts'

type Flags = Readonly<Record<string, number | boolean | string>>

/** Each flag with its usual value. */
const benches = {
  server: { flags: { tables: 250, rate: 200, seconds: 20, idle: 0 }, run: load },
  crash: { flags: { kills: 50, tables: 24 }, run: crash },
  evening: {
    flags: { game: 'tigris-euphrates', system: 'swiss', people: 32, seats: 4, rounds: 5, nodes: 2, kills: 2 },
    run: evening,
  },
  pairing: { flags: { kills: 50, people: 24 }, run: pairing },
  cluster: { flags: { nodes: 3, tables: 150, rate: 300, seconds: 30, kill: false }, run: cluster },
  million: { flags: { games: 1_000_000, sqlite: false, explain: false }, run: million },
  hostile: { flags: { tables: 100, rate: 100, seconds: 20, garbage: 1000 }, run: hostile },
} as const

/** `cluster --database kill|cut|silent|failover`. */
const outages = { flags: { database: '', nodes: 3, tables: 24, times: 3 }, run: outage } as const

export type OnlineBench = keyof typeof benches

/** Prints one JSON line. */
export async function run(name: OnlineBench, args: string[]): Promise<void> {
  const ofDatabase = name === 'cluster' && args.some(arg => arg.startsWith('--database'))
  const { flags, run } = ofDatabase ? outages : benches[name]
  const said = readFlags(flags, args)
  if (ofDatabase && !OUTAGES.some(each => each === said.database))
    throw new Error(`--database is one of ${OUTAGES.join(', ')}.`)
  console.log(JSON.stringify(await (run as (flags: Flags) => Promise<object>)(said)))
}

function readFlags(usual: Flags, args: string[]): Flags {
  const options = Object.fromEntries(
    Object.entries(usual).map(([flag, value]) => [
      flag,
      { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const { values } = parseArgs({ args, options })
  const read = Object.entries(usual).map(([flag, value]) => {
    const said = values[flag] ?? value
    if (typeof value === 'string') return [flag, String(said)] as const
    return [flag, typeof value === 'boolean' ? said === true : Number(said)] as const
  })
  for (const [flag, value] of read) {
    if (typeof value === 'number' && (!Number.isInteger(value) || value < 0))
      throw new Error(`--${flag} must be a whole number.`)
  }
  return Object.fromEntries(read)
}
