import type { Store } from '../store/store.ts'
import type { Table } from '../table/state.ts'

const ALIVE = 'alive'
const BEAT_MS = 10_000
/** Where several nodes keep the house open, a node that starts hears of the others' last beat only. */
const SILENCE_MS = 1.5 * BEAT_MS

/**
 * Knows when the house was closed: every process says now and then that it is there. Time during which nobody was
 * costs nobody anything.
 */
export class OpeningHours {
  private opened = 0
  private closed = 0
  private readonly reckoned = new Set<string>()
  private readonly store: Store
  private readonly clock: () => number
  private timer: NodeJS.Timeout | undefined

  constructor(store: Store, clock: () => number) {
    this.store = store
    this.clock = clock
  }

  async open(): Promise<void> {
    this.opened = this.clock()
    const alive = Number((await this.store.house.get(ALIVE)) ?? this.opened)
    const silence = Math.max(0, this.opened - alive)
    this.closed = this.store.shared && silence <= SILENCE_MS ? 0 : silence
    await this.beat()
    this.timer = setInterval(() => void this.beat().catch(() => {}), BEAT_MS)
    this.timer.unref()
  }

  /** How long a table's clock ran before this process while nobody was there; asked once for each table. */
  closedDuring({ id, clock }: Table): number {
    if (this.closed === 0 || clock.running === null || this.reckoned.has(id)) return 0
    this.reckoned.add(id)
    return Math.max(0, Math.min(this.closed, this.opened - clock.since))
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.beat()
  }

  private beat(): Promise<void> {
    return this.store.house.set(ALIVE, String(this.clock()))
  }
}
