import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchTable, openTables } from '@ludoteca/harness/client/table.ts'
import { pause, rounded } from '@ludoteca/harness/figures.ts'
import { openProxy, type Way } from '@ludoteca/harness/postgres/proxy.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/child.ts'
import { type Acknowledged, compare, type Kept } from './compare.ts'
import { type Database, openDatabase } from './database.ts'

const ORIGIN = 'http://club.example'
/** Between two moves of a table: people think. */
const THINK_MS = 150
const CALM_MS = 2_000
const DOWN_MS = 1_000
const SILENCE_MS = 6_000
const CUTS = 10
/** What is under way at the end has so long to arrive; after that it is stuck. */
const PATIENCE_MS = 30_000

/** What can happen to a database. */
export const OUTAGES = ['kill', 'cut', 'silent', 'failover'] as const

interface OutageOptions {
  readonly database: (typeof OUTAGES)[number]
  readonly nodes: number
  readonly tables: number
  readonly times: number
}

interface Outcome extends OutageOptions, Kept {
  readonly bench: 'cluster'
  readonly acknowledged: number
  readonly resent: number
  readonly refused: number
  /** Tables at which nobody could go on. */
  readonly stuck: number
  /** Nodes that ended. */
  readonly crashed: number
  /** The longest time, from when the database could be reached again, until every table had a move. */
  readonly recovery_s: number
}

/** Each resolves when the database can be reached again. */
const troubles: Readonly<Record<OutageOptions['database'], (database: Database, way: Way) => Promise<void>>> =
  {
    async kill({ primary }) {
      await primary.kill()
      await pause(DOWN_MS)
      await primary.start()
    },
    async cut(_, way) {
      for (let cut = 0; cut < CUTS; cut++) {
        way.cut()
        await pause(Math.random() * 100)
      }
    },
    async silent(_, way) {
      way.silence()
      await pause(SILENCE_MS)
      way.speak()
    },
    async failover({ primary, standby }, way) {
      if (!standby) throw new Error('there is no standby')
      await primary.kill()
      await standby.ask('select pg_promote()')
      way.leadTo(standby.url)
      way.cut()
    },
  }

/** Several nodes play on while their database is killed, cut off, silent, or replaced by its standby. */
export async function outage(options: OutageOptions): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-outage-'))
  const failover = options.database === 'failover'
  // A standby that has been promoted has none of its own.
  const times = failover ? 1 : options.times
  const database = await openDatabase({ withStandby: failover })
  const way = await openProxy(database.primary.url)
  const servers: RunningServer[] = []
  try {
    for (let at = 0; at < options.nodes; at++) {
      servers.push(
        await startServer(join(folder, String(at)), { database: way.url, origin: ORIGIN, quiet: true }),
      )
    }
    const tables = await openTables(
      servers.map(server => server.url),
      options.tables,
      { origin: ORIGIN },
    )
    const players = new Players(tables)
    let recovery = 0
    for (let time = 0; time < times; time++) {
      await pause(CALM_MS * (0.5 + Math.random()))
      await troubles[options.database](database, way)
      recovery = Math.max(recovery, await players.allMove())
    }
    const stuck = await players.stop()
    for (const page of players.pages) page.close()
    const crashed = servers.filter(server => !server.isOpen).length
    const kept = await compare((database.standby ?? database.primary).url, players.acknowledged)
    return {
      bench: 'cluster',
      ...options,
      times,
      acknowledged: players.acknowledged.length,
      resent: players.pages.reduce((sum, page) => sum + page.resent, 0),
      refused: players.refused,
      ...kept,
      stuck,
      crashed,
      recovery_s: rounded(recovery / 1000),
    }
  } finally {
    await Promise.all(servers.map(server => server.kill()))
    await way.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** People who play on at all tables, whatever happens. */
class Players {
  readonly acknowledged: Acknowledged[] = []
  refused = 0
  private readonly moves: Map<BenchTable, number>
  private readonly busy: Set<BenchTable>
  private playing = true

  constructor(tables: readonly BenchTable[]) {
    this.moves = new Map(tables.map(table => [table, 0]))
    this.busy = new Set(tables)
    for (const table of tables) void this.play(table).then(() => this.busy.delete(table))
  }

  get pages() {
    return [...this.moves.keys()].flatMap(table => table.pages)
  }

  /** How many milliseconds it takes until every table has one more move; no longer than they are waited for. */
  async allMove(): Promise<number> {
    const since = performance.now()
    const before = new Map(this.moves)
    while ([...this.moves].some(([table, moves]) => moves === before.get(table))) {
      if (performance.now() - since > PATIENCE_MS) break
      await pause(10)
    }
    return performance.now() - since
  }

  /** How many tables are not done in time. */
  async stop(): Promise<number> {
    this.playing = false
    for (const since = performance.now(); this.busy.size > 0 && performance.now() - since < PATIENCE_MS; ) {
      await pause(20)
    }
    return this.busy.size
  }

  private async play(table: BenchTable): Promise<void> {
    while (this.playing) {
      await pause(THINK_MS * (0.5 + Math.random()))
      const choice = table.choose()
      if (!choice) {
        if (table.isOver) await table.begin()
        continue
      }
      await choice.page.pace()
      const { seq } = choice.page
      const reply = await table.act(choice)
      if (reply.type === 'refused') {
        this.refused++
        continue
      }
      this.acknowledged.push({ table: table.id, id: reply.id, line: choice.line })
      this.moves.set(table, (this.moves.get(table) ?? 0) + 1)
      await table.until(() => choice.page.seq > seq)
    }
  }
}
