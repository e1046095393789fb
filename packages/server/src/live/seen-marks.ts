import type { TableStore } from '../store/store.ts'
import type { Log } from './contract.ts'
import { Throttle } from './throttle.ts'

const KEEP_MS = 1_000

/** How far people have seen their tables; written down a little later, since pages say it often. */
export class SeenMarks {
  private readonly latest = new Map<string, { table: string; person: string; seq: number }>()
  private readonly throttle = new Throttle<string>(KEEP_MS, key => void this.keep(key))
  private readonly tables: TableStore
  private readonly log: Log

  constructor(tables: TableStore, log: Log) {
    this.tables = tables
    this.log = log
  }

  mark(table: string, person: string, seq: number): void {
    const key = `${table} ${person}`
    this.latest.set(key, { table, person, seq })
    this.throttle.ask(key)
  }

  async flush(): Promise<void> {
    this.throttle.stop()
    await Promise.all([...this.latest.keys()].map(key => this.keep(key)))
  }

  private async keep(key: string): Promise<void> {
    const mark = this.latest.get(key)
    if (!mark) return
    this.latest.delete(key)
    try {
      await this.tables.keepSeen(mark.table, mark.person, mark.seq)
    } catch (error) {
      this.log.warn({ err: error, table: mark.table }, 'cannot keep how far somebody has seen')
    }
  }
}
