import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchTable, openTables } from '@ludoteca/harness/client/table.ts'
import { pause, quantile, rounded } from '@ludoteca/harness/figures.ts'
import { startPostgres } from '@ludoteca/harness/postgres/server.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/child.ts'
import pg from 'pg'
import { between, Counters, spentBy } from '../scale/measure/counters.ts'
import { Club } from './club.ts'
import { compare } from './compare.ts'

const ORIGIN = 'http://club.example'
const USUAL_WARM_UP = 3
/** What is under way at the end has so long to arrive; after that it is stuck. */
const PATIENCE_MS = 10_000
/** A connection that was cut is missed for no longer than this. */
const CUT_MS = 1_000

interface Options {
  readonly nodes: number
  readonly tables: number
  readonly rate: number
  readonly seconds: number
  readonly kill: boolean
  /** Seconds that do not count. */
  readonly warmUp?: number
}

/** From when to when something was broken. */
interface Trouble {
  readonly from: number
  to: number
}

/** Several servers on one PostgreSQL, every table spread over all of them; one is killed and comes back. */
export async function cluster(options: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-cluster-'))
  const database = process.env.TEST_DATABASE_URL ?? (await startPostgres({ durable: true }))
  const servers: RunningServer[] = []
  const open = (at: number, port = 0): Promise<RunningServer> =>
    startServer(join(folder, String(at)), { database, origin: ORIGIN, port })
  try {
    for (let at = 0; at < options.nodes; at++) servers.push(await open(at))
    const urls = servers.map(server => server.url)
    const tables = await openTables(urls, options.tables, { origin: ORIGIN })
    const club = new Club(tables)
    await club.play(options.rate, options.warmUp ?? USUAL_WARM_UP)
    club.spans.length = 0
    club.late = 0

    // A node that dies takes its figures with it; a database elsewhere keeps some of them to itself.
    const meter = options.kill ? null : await metered(servers, database).catch(() => null)
    const troubles: Trouble[] = []
    const playing = club.play(options.rate, options.seconds)
    const recoveryMs = options.kill ? await disturb() : 0
    await playing
    const spent = meter && (await meter(club.spans.length))
    for (const since = performance.now(); club.busy > 0 && performance.now() - since < PATIENCE_MS; ) {
      await pause(10)
    }
    const stuck = club.busy
    for (const page of tables.flatMap(table => table.pages)) page.close()
    const calm = club.spans.filter(
      span => !troubles.some(trouble => span.from < trouble.to && span.to > trouble.from),
    )
    const taken = calm.map(span => span.to - span.from)
    const sinceDue = calm.map(span => span.to - span.due)
    return {
      bench: 'cluster',
      ...options,
      movesPerSecond: rounded(club.spans.length / options.seconds),
      acknowledged: club.acknowledged.length,
      resent: tables.flatMap(table => table.pages).reduce((sum, page) => sum + page.resent, 0),
      refused: club.refused,
      late: club.late,
      ...(await compare(database, club.acknowledged)),
      stuck,
      p50: rounded(quantile(taken, 0.5)),
      p99: rounded(quantile(taken, 0.99)),
      p99SinceDue: rounded(quantile(sinceDue, 0.99)),
      recoveryMs: Math.round(recoveryMs),
      spent,
    }

    /** One node dies at a third and is back at two thirds; half-way a connection to the database is cut. */
    async function disturb(): Promise<number> {
      const third = (options.seconds / 3) * 1000
      await pause(third)
      const dead: Trouble = { from: performance.now(), to: Number.POSITIVE_INFINITY }
      troubles.push(dead)
      await servers[0]?.kill()
      await pause(third / 2)
      const recovery = longestPause(tables)
      dead.to = dead.from + recovery
      const cut = performance.now()
      troubles.push({ from: cut, to: cut + CUT_MS })
      await cutConnection(database)
      await pause(third / 2)
      const back: Trouble = { from: performance.now(), to: Number.POSITIVE_INFINITY }
      troubles.push(back)
      servers[0] = await open(0, Number(new URL(urls[0] ?? '').port))
      back.to = performance.now()
      return Math.max(recovery, longestPause(tables))
    }
  } finally {
    await Promise.all(servers.map(server => server.close().catch(() => {})))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Notes what nodes and database have used, on Linux; the answer says what was used since, in all and for so many moves. */
async function metered(servers: readonly RunningServer[], url: string) {
  const counters = await Counters.open(url)
  const read = async () => ({
    at: performance.now(),
    nodes: await Promise.all(servers.map(spentBy)),
    database: await counters.read(),
  })
  const before = await read()
  return async (moves: number) => {
    const after = await read()
    await counters.close()
    const ms = after.at - before.at
    const nodes = after.nodes.map((node, at) => between({ ...(before.nodes[at] ?? node) }, { ...node }))
    const database = between({ ...before.database }, { ...after.database })
    const commits = nodes.reduce((sum, node) => sum + node.commits, 0)
    return {
      nodeCores: nodes.reduce((sum, node) => sum + node.cpuMs, 0) / ms,
      databaseCores: database.cpuMs / ms,
      commitsPerSecond: rounded((commits / ms) * 1000),
      walBytes: Math.round(database.walBytes / moves),
      notices: rounded(database.notices / moves),
      syncs: rounded(database.syncs / commits),
      deadRows: rounded(database.updates / moves),
    }
  }
}

/** How long the page that was longest without its table had to wait for it. */
const longestPause = (tables: readonly BenchTable[]): number =>
  Math.max(0, ...tables.flatMap(table => table.pages).flatMap(page => page.pauses))

async function cutConnection(database: string): Promise<void> {
  const client = new pg.Client(database)
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ludoteca' limit 1`,
  )
  await client.end()
}
