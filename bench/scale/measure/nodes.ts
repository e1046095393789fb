import { join } from 'node:path'
import type { BenchTable } from '@ludoteca/harness/client/table.ts'
import { pause } from '@ludoteca/harness/figures.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/child.ts'
import type { Club } from '../../online/club.ts'
import { between, type Counted, type Counters, type Spent, spentBy, sum } from './counters.ts'

export const ORIGIN = 'http://club.example'
const PATIENCE_MS = 10_000

/** What nodes and their database have spent on something. */
export interface Bill {
  readonly seconds: number
  readonly moves: number
  /** One for each node. */
  readonly nodes: readonly Spent[]
  readonly database: Counted | null
}

/** Nodes that are being measured. */
export class Nodes {
  readonly servers: RunningServer[] = []
  private readonly folder: string
  private readonly database: string | undefined
  private readonly counters: Counters | null

  /** Without a database each would have a file of its own. */
  constructor(folder: string, database?: string, counters: Counters | null = null) {
    this.folder = folder
    this.database = database
    this.counters = counters
  }

  get urls(): string[] {
    return this.servers.map(server => server.url)
  }

  async open(count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const folder = join(this.folder, String(this.servers.length))
      const { database } = this
      this.servers.push(await startServer(folder, { ...(database && { database, origin: ORIGIN }) }))
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.splice(0).map(server => server.close()))
  }

  /** What all of this has cost; `work` says how many moves it were. */
  async bill(work: () => Promise<number>): Promise<Bill> {
    const before = await this.read()
    const since = performance.now()
    const moves = await work()
    const seconds = (performance.now() - since) / 1000
    const after = await this.read()
    return {
      seconds,
      moves,
      nodes: after.nodes.map((node, at) => between({ ...(before.nodes[at] as Spent) }, { ...node })),
      database: before.database && after.database && between({ ...before.database }, { ...after.database }),
    }
  }

  /** What they cost while nothing is asked of them. */
  idle(seconds: number): Promise<Bill> {
    return this.bill(async () => {
      await pause(seconds * 1000)
      return 0
    })
  }

  private async read(): Promise<{ nodes: Spent[]; database: Counted | null }> {
    const nodes = await Promise.all(this.servers.map(spentBy))
    return { nodes, database: (await this.counters?.read()) ?? null }
  }
}

/** Two bills of the same nodes as one. */
export const together = (one: Bill, other: Bill): Bill => ({
  seconds: one.seconds + other.seconds,
  moves: one.moves + other.moves,
  nodes: one.nodes.map((node, at) => sum({ ...node }, { ...(other.nodes[at] ?? node) })),
  database: one.database && other.database && sum({ ...one.database }, { ...other.database }),
})

/** Moves at this rate; resolves, with how many there were, when everybody has them. */
export async function playing(club: Club, rate: number, seconds: number): Promise<number> {
  const before = club.acknowledged.length
  await club.play(rate, seconds)
  for (const since = performance.now(); club.busy > 0 && performance.now() - since < PATIENCE_MS; )
    await pause(5)
  return club.acknowledged.length - before
}

export function closeAll(tables: readonly BenchTable[]): void {
  for (const page of tables.flatMap(table => table.pages)) page.close()
}
