import type { Log } from '../live/door.ts'
import type { Claim, TableStore } from '../store/store.ts'

const EVERY_MS = 1_000
const LEASE_MS = 10_000
const AT_ONCE = 50

/** Fetches the work that waits at tables nobody here has in memory: bots that are wanted, clocks that have run out. */
export class Errands {
  private readonly node: string
  private readonly tables: TableStore
  private readonly clock: () => number
  private readonly log: Log
  private readonly run: (claim: Claim) => void
  private timer: NodeJS.Timeout | undefined
  private fetching: Promise<void> = Promise.resolve()

  constructor(around: {
    node: string
    tables: TableStore
    clock: () => number
    log: Log
    run: (claim: Claim) => void
  }) {
    this.node = around.node
    this.tables = around.tables
    this.clock = around.clock
    this.log = around.log
    this.run = around.run
  }

  start(): void {
    this.timer = setTimeout(() => {
      this.fetching = this.fetch()
        .catch(error => this.log.error({ err: error }, 'cannot fetch work'))
        .finally(() => this.timer && this.start())
    }, EVERY_MS)
    this.timer.unref()
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    await this.fetching
  }

  private async fetch(): Promise<void> {
    const { node, clock } = this
    const claims = await this.tables.claim({
      node,
      now: clock(),
      leaseMs: LEASE_MS,
      kinds: ['bot', 'clock'],
      limit: AT_ONCE,
    })
    for (const claim of claims) this.run(claim)
  }
}
