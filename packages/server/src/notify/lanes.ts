interface Lane {
  active: number
  readonly waiting: (() => void)[]
}

interface Width {
  /** The most calls at the same time to one place. */
  readonly each: number
  /** The most calls at the same time to all places together. */
  readonly all: number
  /** The most calls that wait for one place. */
  readonly queue: number
  /** The most calls that wait for all places together. */
  readonly queues: number
}

/**
 * Calls to other people's servers, by place. However slow those are, only so many calls are under way or wait: what comes
 * on top of that is not made. Places take turns, so that a slow one holds up itself rather than others.
 */
export class Lanes {
  private readonly lanes = new Map<string, Lane>()
  private readonly width: Width
  private active = 0
  private waiting = 0

  constructor(width: Width) {
    this.width = width
  }

  /** The result of the call; null when it was not made because too many wait already. */
  async run<T>(place: string, call: () => Promise<T>): Promise<T | null> {
    const lane = this.lanes.get(place) ?? { active: 0, waiting: [] }
    this.lanes.set(place, lane)
    if (!this.isFree(lane)) {
      if (lane.waiting.length >= this.width.queue || this.waiting >= this.width.queues) return null
      this.waiting++
      await new Promise<void>(resolve => lane.waiting.push(resolve))
    } else this.enter(lane)
    try {
      return await call()
    } finally {
      this.leave(place, lane)
    }
  }

  private isFree(lane: Lane): boolean {
    return lane.active < this.width.each && this.active < this.width.all
  }

  private enter(lane: Lane): void {
    lane.active++
    this.active++
  }

  private leave(place: string, lane: Lane): void {
    lane.active--
    this.active--
    this.lanes.delete(place)
    // The place that was served last comes last.
    if (lane.active > 0 || lane.waiting.length > 0) this.lanes.set(place, lane)
    for (const next of this.lanes.values()) {
      if (next.waiting.length === 0 || !this.isFree(next)) continue
      this.enter(next)
      this.waiting--
      next.waiting.shift()?.()
      return
    }
  }
}
