import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause } from '@ludoteca/harness/figures.ts'
import { answers, Programs } from '@ludoteca/harness/postgres/programs.ts'
import { steadyPort } from '@ludoteca/harness/server/port.ts'
import pg from 'pg'

const PATIENCE_MS = 30_000
/** As servers for people are set up: commits wait for the disk. What a standby needs is not thrown away. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'wal_keep_size=512MB', 'max_connections=200']

/** One PostgreSQL server of our own, to be ill-treated. */
class Server {
  readonly url: string
  private readonly programs: Programs
  private readonly data: string
  private readonly port: number
  private readonly settings: readonly string[]
  private child: ChildProcess | null = null

  constructor(programs: Programs, data: string, port: number, settings: readonly string[]) {
    this.programs = programs
    this.data = data
    this.port = port
    this.settings = settings
    this.url = `postgres://ludoteca@127.0.0.1:${port}/postgres`
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    for (const since = performance.now(); !(await answers(this.url)); await pause(50)) {
      if (performance.now() - since > PATIENCE_MS) throw new Error('PostgreSQL does not start')
      // One that was killed leaves its memory behind for a moment, and the next one ends at once.
      if (this.child && this.child.exitCode === null) continue
      this.child = this.programs.start(this.data, this.port, this.settings, { detached: true })
    }
  }

  /** With all its processes, as when the power goes. */
  async kill(): Promise<void> {
    const { child } = this
    this.child = null
    if (!child?.pid || child.exitCode !== null) return
    const gone = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }

  async ask(text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client(this.url)
    client.on('error', () => {})
    await client.connect()
    return client
      .query(text)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
}

export interface Database {
  readonly primary: Server
  /** Confirms every commit of the first one; null where none was asked for. */
  readonly standby: Server | null
  close(): Promise<void>
}

/** A server, and a synchronous standby if need be: a copy of the empty database that follows the first one's log. */
export async function openDatabase({ withStandby }: { readonly withStandby: boolean }): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-database-'))
  const programs = new Programs(folder)
  const data = join(folder, 'primary')
  programs.make(data)
  const [port, second] = [await steadyPort(), await steadyPort()]
  let standby: Server | null = null
  if (withStandby) {
    const copy = join(folder, 'standby')
    writeFileSync(join(data, 'standby.signal'), '')
    programs.copy(data, copy)
    rmSync(join(data, 'standby.signal'))
    const following = `primary_conninfo=host=127.0.0.1 port=${port} user=ludoteca application_name=standby`
    standby = new Server(programs, copy, second, [...DURABLE, following, 'hot_standby=on'])
  }
  const settings = withStandby ? [...DURABLE, 'synchronous_standby_names=standby'] : DURABLE
  const primary = new Server(programs, data, port, settings)
  const servers = [primary, ...(standby ? [standby] : [])]
  const end = (): void => {
    for (const server of servers) void server.kill()
  }
  process.once('exit', end)
  await primary.start()
  await standby?.start()
  const follows = async (): Promise<boolean> =>
    (await primary.ask(`select from pg_stat_replication where sync_state = 'sync'`)).length > 0
  for (const since = performance.now(); standby && !(await follows()); await pause(100)) {
    if (performance.now() - since > PATIENCE_MS) throw new Error('the standby does not follow')
  }
  return {
    primary,
    standby,
    async close() {
      process.off('exit', end)
      for (const server of servers) await server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
