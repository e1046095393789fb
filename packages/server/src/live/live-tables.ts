import { guarded } from '../ops/guarded.ts'
import { LiveTable, type LiveTableDeps } from './live-table.ts'

/** A table that nobody has watched or changed for this long is dropped from memory. */
const IDLE_MS = 60_000
const SWEEP_MS = 15_000
/** With more tables than this in memory those that are not needed are dropped sooner: anybody may look at each there is. */
const MANY = 1_000
const IDLE_AMONG_MANY_MS = 5_000

/** The tables in memory, by id. */
export class LiveTables {
  private readonly liveTables = new Map<string, LiveTable>()
  private readonly deps: LiveTableDeps
  private readonly busy: (live: LiveTable) => boolean
  private readonly timer: NodeJS.Timeout
  private crowded = MANY

  /** `busy` says whether a table is needed although nobody looks at it. */
  constructor(deps: LiveTableDeps, busy: (live: LiveTable) => boolean) {
    this.deps = deps
    this.busy = busy
    const sweep = guarded(deps.log, 'cannot put tables away', () => this.sweep(deps.clock() - IDLE_MS))
    this.timer = setInterval(sweep, SWEEP_MS)
    this.timer.unref()
  }

  /** The live table, which loads itself if need be; jobs put into its queue run after that. */
  at(id: string): LiveTable {
    const found = this.liveTables.get(id)
    if (found) return found
    if (this.liveTables.size >= this.crowded) this.makeRoom()
    const live = new LiveTable(id, this.deps)
    this.liveTables.set(id, live)
    return live
  }

  loaded(id: string): LiveTable | null {
    return this.liveTables.get(id) ?? null
  }

  all(): LiveTable[] {
    return [...this.liveTables.values()]
  }

  drop(live: LiveTable): void {
    this.liveTables.delete(live.id)
    live.leave()
    this.deps.dropped(live)
  }

  /** Drops a live table that is not needed now. */
  release(live: LiveTable): void {
    if (live.idle && !this.busy(live)) this.drop(live)
  }

  /** Resolves when every job asked for so far is done. */
  async settle(): Promise<void> {
    clearInterval(this.timer)
    for (const live of this.liveTables.values()) live.leave()
    await Promise.all([...this.liveTables.values()].map(live => live.run(() => {}).catch(() => {})))
  }

  /** Where most are needed, the next look comes when there are a good many more. */
  private makeRoom(): void {
    this.sweep(this.deps.clock() - IDLE_AMONG_MANY_MS)
    this.crowded = Math.max(MANY, Math.ceil(this.liveTables.size * 1.25))
  }

  private sweep(before: number): void {
    for (const live of this.liveTables.values()) {
      const forgotten = live.table === null || live.used <= before
      if (forgotten) this.release(live)
    }
    this.deps.metrics?.tables(this.liveTables.size)
  }
}
