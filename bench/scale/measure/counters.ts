import type { RunningServer } from '@ludoteca/harness/server/child.ts'
import pg from 'pg'
import { cpuOfFamily, writtenBy } from './processes.ts'

export interface Counted {
  /** Milliseconds of the processor, all processes of the database together. */
  readonly cpuMs: number
  readonly walBytes: number
  /** Calls that waited for the log to be on disk. */
  readonly syncs: number
  readonly diskBytes: number
  readonly updates: number
  readonly hotUpdates: number
  /** Notices that somebody who listens has heard. */
  readonly notices: number
}

const SYNCS_FROM = 180_000

/** What a database says about itself, and the system about its processes. */
export class Counters {
  readonly version: string
  private readonly client: pg.Client
  private readonly pid: number
  private readonly syncs: string
  private notices = 0

  private constructor(client: pg.Client, facts: { pid: number; number: number; version: string }) {
    this.client = client
    this.pid = facts.pid
    this.version = facts.version
    this.syncs =
      facts.number >= SYNCS_FROM
        ? `select coalesce(sum(fsyncs), 0) as n from pg_stat_io where object = 'wal'`
        : 'select wal_sync as n from pg_stat_wal'
    client.on('notification', () => this.notices++)
  }

  /** `url` is that of somebody who may read the server's files. */
  static async open(url: string): Promise<Counters> {
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query<{ pid: number; number: number; version: string }>(
      `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::integer as pid,
        current_setting('server_version_num')::integer as number, current_setting('server_version') as version`,
    )
    const [facts] = rows
    if (!facts) throw new Error('the database says nothing about itself')
    await client.query('listen ludoteca_appended')
    return new Counters(client, facts)
  }

  /** All of it since the beginning: differences are what counts. */
  async read(): Promise<Counted> {
    const { rows } = await this.client.query<Record<'wal' | 'syncs' | 'disk' | 'updates' | 'hot', string>>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal, (${this.syncs}) as syncs,
        pg_database_size(current_database()) as disk, n_tup_upd as updates, n_tup_hot_upd as hot
        from pg_stat_user_tables where relname = 'tables'`,
    )
    const [row] = rows
    return {
      cpuMs: cpuOfFamily(this.pid),
      walBytes: Number(row?.wal),
      syncs: Number(row?.syncs),
      diskBytes: Number(row?.disk),
      updates: Number(row?.updates),
      hotUpdates: Number(row?.hot),
      notices: this.notices,
    }
  }

  close(): Promise<void> {
    return this.client.end()
  }
}

type Figures = Readonly<Record<string, number>>

/** What has been added between two readings. */
export const between = <F extends Figures>(before: F, after: F): F =>
  Object.fromEntries(Object.keys(after).map(key => [key, (after[key] ?? 0) - (before[key] ?? 0)])) as F

export const sum = <F extends Figures>(one: F, other: F): F =>
  Object.fromEntries(Object.keys(one).map(key => [key, (one[key] ?? 0) + (other[key] ?? 0)])) as F

export interface Spent {
  /** Milliseconds of the processor, all threads together. */
  readonly cpuMs: number
  readonly commits: number
  /** What went to disk in them. */
  readonly writes: number
  /** Bytes that were sent to the disk. */
  readonly writtenBytes: number
}

const NAMES = {
  cpuMs: 'process_cpu_seconds_total',
  commits: 'ludoteca_commit_writes_count',
  writes: 'ludoteca_commit_writes_sum',
} as const

/** What a server says about itself at `/metrics`, and the system about its process. */
export async function spentBy({ url, pid }: RunningServer): Promise<Spent> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  return {
    cpuMs: figure(NAMES.cpuMs) * 1000,
    commits: figure(NAMES.commits),
    writes: figure(NAMES.writes),
    writtenBytes: writtenBy(pid),
  }
}
