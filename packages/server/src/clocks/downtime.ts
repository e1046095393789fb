import type { Store } from '../store/store.ts'
import type { Table } from '../table/state.ts'
import type { Gap } from './steady.ts'

const ALIVE = 'alive'
const BEAT_MS = 10_000
/** Where several nodes run the server, a node that starts hears of the others' last beat only. */
const SILENCE_MS = 1.5 * BEAT_MS

/**
 * Knows when the server was closed: every process says now and then that it is there. Time during which nobody was
 * costs nobody anything, nor does time during which this process stood still, nor what its clock was set by.
 */
export class Downtime {
  private readonly gaps: Gap[] = []
  /** By table, how many gaps have been given back, where its clock does not show it. */
  private readonly reckoned = new Map<string, number>()
  private readonly store: Store
  private readonly clock: () => number
  /** What this process last said when it was there. */
  private said: string | null = null
  /** Until it is known whether others were there. */
  private asking: Promise<void> | null = null
  private timer: NodeJS.Timeout | undefined

  constructor(store: Store, clock: () => number) {
    this.store = store
    this.clock = clock
  }

  async open(): Promise<void> {
    const opened = this.clock()
    const alive = Number((await this.store.settings.get(ALIVE)) ?? opened)
    const silence = Math.max(0, opened - alive)
    // This gap is earlier than those noticed since.
    if (silence > 0 && !(this.store.shared && silence <= SILENCE_MS))
      this.gaps.unshift({ from: opened - silence, to: opened })
    await this.beat()
    this.timer = setInterval(() => void this.beat().catch(() => {}), BEAT_MS)
    this.timer.unref()
  }

  /**
   * This process stood still, or its clock was set. Where others have run the server meanwhile nobody missed it: its
   * pages went to them.
   */
  missed(gap: Gap): void {
    if (!this.store.shared) {
      this.gaps.push(gap)
      return
    }
    const { said } = this
    const ask = async (): Promise<void> => {
      const alone = (await this.store.settings.get(ALIVE).catch(() => null)) === said
      if (alone) this.gaps.push(gap)
    }
    const asking = (this.asking ?? Promise.resolve()).then(ask)
    this.asking = asking
    asking.then(() => {
      if (this.asking === asking) this.asking = null
    })
  }

  /** By how much a table's clock is to be put on because nobody was there; asked again, only for what came since. */
  closedDuring(table: Table): number | Promise<number> {
    return this.asking ? this.asking.then(() => this.reckon(table)) : this.reckon(table)
  }

  private reckon({ id, clock }: Table): number {
    const before = this.reckoned.get(id) ?? 0
    if (before === this.gaps.length) return 0
    const open = this.gaps.slice(before)
    const closed =
      clock.running === null ? 0 : open.reduce((sum, gap) => sum + within(gap, clock.since + sum), 0)
    // A clock that was started after time had passed is seen to be so; not one started after it was set back.
    if (closed !== 0 || open.some(isBack)) this.reckoned.set(id, this.gaps.length)
    return closed
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.beat()
  }

  private beat(): Promise<void> {
    this.said = String(this.clock())
    return this.store.settings.set(ALIVE, this.said)
  }
}

const isBack = ({ from, to }: Gap): boolean => to < from

/** How much of a gap a clock ran that had been started at `since`. */
function within({ from, to }: Gap, since: number): number {
  if (to < from) return since <= from ? to - from : 0
  return Math.max(0, Math.min(to - from, to - since))
}
