import type { Log, Role } from '../live/contract.ts'
import { Throttle } from '../live/throttle.ts'
import type { Claim, Store } from '../store/store.ts'

const EVERY_MS = 1_000
/** Work that was handed out is not handed out again for this long. */
export const LEASE_MS = 10_000
const AT_ONCE = 50
/** The most work taken at once where other nodes can take the rest. */
const SHARE = 8
/** The pause of a node for bots, which has no table in memory whose changes would wake it. */
const SOON_MS = 50

const KINDS: Readonly<Record<Role, readonly Claim['kind'][]>> = {
  web: ['clock'],
  bots: ['bot'],
  all: ['bot', 'clock'],
}

/** Fetches the work that waits at tables not in memory here: bots to move, clocks that have run out. */
export class WaitingWork {
  private readonly node: string
  private readonly store: Store
  private readonly role: Role
  private readonly clock: () => number
  private readonly log: Log
  private readonly run: (claim: Claim) => void
  private timer: NodeJS.Timeout | undefined
  private fetching: Promise<void> = Promise.resolve()
  private readonly soon = new Throttle<'soon'>(SOON_MS, () => this.fetchNow())
  private stopListening: () => void = () => {}

  constructor(deps: {
    node: string
    role: Role
    store: Store
    clock: () => number
    log: Log
    run: (claim: Claim) => void
  }) {
    this.node = deps.node
    this.role = deps.role
    this.store = deps.store
    this.clock = deps.clock
    this.log = deps.log
    this.run = deps.run
  }

  start(): void {
    this.timer = setInterval(() => this.fetchNow(), EVERY_MS)
    this.timer.unref()
    if (this.role === 'bots') this.stopListening = this.store.tables.onAppended(() => this.soon.ask('soon'))
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    this.stopListening()
    this.soon.stop()
    await this.fetching
  }

  private fetchNow(): void {
    this.fetching = this.fetching
      .then(() => this.fetch())
      .catch(error => this.log.error({ err: error }, 'cannot fetch work'))
  }

  private async fetch(): Promise<void> {
    const { node, clock, store } = this
    const claims = await store.tables.claim({
      node,
      now: clock(),
      leaseMs: LEASE_MS,
      kinds: KINDS[this.role],
      limit: store.shared ? SHARE : AT_ONCE,
    })
    for (const claim of claims) this.run(claim)
  }
}
