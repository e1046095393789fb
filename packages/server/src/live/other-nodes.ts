import type { Head, Store } from '../store/store.ts'
import type { Log } from './contract.ts'
import type { LiveTable } from './live-table.ts'
import type { LiveTables } from './live-tables.ts'
import { followTable } from './resync.ts'
import { Throttle } from './throttle.ts'
import type { Visitors } from './visitors.ts'

/** How often live tables are compared with the store, in case a notification was lost. */
const EVERY_MS = 2_000
const FAR_MS = 300
const MOST_KNOWN = 10_000

/**
 * Follows commits of other nodes: live tables are brought up to date; for all other tables, pages here hear whose turn it is
 * and that the lobby has changed.
 */
export class OtherNodes {
  private readonly store: Store
  private readonly liveTables: LiveTables
  private readonly visitors: Visitors
  private readonly log: Log
  private readonly gone: (live: LiveTable) => void
  private readonly far = new Set<string>()
  private readonly known = new Map<string, Head>()
  private readonly lookFar = new Throttle<'far'>(FAR_MS, () => this.safely(this.lookAtFar()))
  private readonly stopListening: () => void
  private readonly timer: NodeJS.Timeout | undefined

  constructor(deps: {
    store: Store
    liveTables: LiveTables
    visitors: Visitors
    log: Log
    gone: (live: LiveTable) => void
  }) {
    this.store = deps.store
    this.liveTables = deps.liveTables
    this.visitors = deps.visitors
    this.log = deps.log
    this.gone = deps.gone
    const lookAtAll = (): void => this.safely(this.lookAtLoaded())
    this.stopListening = this.store.tables.onAppended((table, seq) => this.hear(table, seq), lookAtAll)
    if (!this.store.shared) return
    this.timer = setInterval(lookAtAll, EVERY_MS)
    this.timer.unref()
  }

  stop(): void {
    this.stopListening()
    this.lookFar.stop()
    clearInterval(this.timer)
  }

  private hear(table: string, seq: number): void {
    const live = this.liveTables.loaded(table)
    if (live) {
      if (!live.table || live.table.seq < seq) live.post(() => live.catchUp())
      return
    }
    this.far.add(table)
    this.lookFar.ask('far')
  }

  private async lookAtLoaded(): Promise<void> {
    const loaded = this.liveTables.all().filter(live => live.table)
    const heads = await this.store.tables.heads(loaded.map(live => live.id))
    for (const live of loaded) {
      const head = heads.get(live.id)
      // If this node has moved on meanwhile, the answer is the older one.
      if (!head || (live.table && head.seq > live.table.seq)) {
        followTable(this.store.tables, this.liveTables, live, this.gone)
      }
    }
  }

  private async lookAtFar(): Promise<void> {
    const tables = [...this.far]
    this.far.clear()
    if (this.known.size > MOST_KNOWN) this.known.clear()
    for (const [table, head] of await this.store.tables.heads(tables)) {
      const before = this.known.get(table)
      this.known.set(table, head)
      if (head.phase === 'open' || head.phase !== before?.phase) this.visitors.lobbyChanged()
      if (head.turn === before?.turn) continue
      if (before) this.visitors.turnChanged(before.turn)
      this.visitors.turnChanged(head.turn, table)
    }
  }

  private safely(work: Promise<void>): void {
    work.catch(error => this.log.warn({ err: error }, 'cannot see what other nodes do'))
  }
}
