import { syncBuiltinESMExports } from 'node:module'
import promised from 'node:timers/promises'

/** Called when its time has come; again and again if `every` is set. */
interface Timer {
  due: number
  readonly every: number | null
  readonly call: () => void
}

const immediate = setImmediate

/** What `setTimeout` returns, as far as anybody here uses it. */
class Handle {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
  unref(): this {
    return this
  }
}

/**
 * Time that passes only when nothing is under way: timers fire in order, each after everything the one before it
 * began has been finished. A day is as long as its work.
 */
export class FakeTime {
  now: number
  private readonly timers = new Map<number, Timer>()
  /** Numbers of timers by when they are due, as a heap; those that were cleared stay until they come up. */
  private readonly queue: { readonly due: number; readonly id: number }[] = []
  private readonly others: () => Promise<void> | null
  private last = 0

  /** `others` is what is under way besides timers, the disk or another thread, until it is done; null: nothing is. */
  constructor(now: number, others: () => Promise<void> | null) {
    this.now = now
    this.others = others
  }

  /** Takes the place of the clock and the timers of this process. */
  install(): void {
    Date.now = () => this.now
    const clear = (handle: unknown): void => {
      if (handle instanceof Handle) this.timers.delete(handle.id)
    }
    Object.assign(globalThis, {
      setTimeout: (call: () => void, ms = 0) => this.set(call, ms, null),
      setInterval: (call: () => void, ms: number) => this.set(call, ms, ms),
      clearTimeout: clear,
      clearInterval: clear,
    })
    Object.assign(promised, {
      setTimeout: (ms?: number) => new Promise<void>(resume => this.set(resume, ms ?? 0, null)),
    })
    syncBuiltinESMExports()
  }

  async run(until: number): Promise<void> {
    if (until < this.now) throw new Error('time does not go back')
    for (;;) {
      await this.settled()
      const next = this.queue[0]
      if (!next || next.due > until) break
      this.pop()
      this.fire(next.id)
    }
    this.now = until
  }

  /** Goes on at another time once everything is done; what was due in between comes late. */
  async jump(to: number): Promise<void> {
    await this.settled()
    this.now = to
  }

  private async settled(): Promise<void> {
    do {
      await this.others()
      await new Promise<void>(resume => immediate(resume))
    } while (this.others() !== null)
  }

  private set(call: () => void, ms: number, every: number | null): Handle {
    const id = ++this.last
    this.timers.set(id, { due: this.now + Math.max(1, ms), every, call })
    this.push(id)
    return new Handle(id)
  }

  private fire(id: number): void {
    const timer = this.timers.get(id)
    if (!timer) return
    this.now = Math.max(this.now, timer.due)
    if (timer.every === null) this.timers.delete(id)
    else {
      timer.due = this.now + timer.every
      this.push(id)
    }
    timer.call()
  }

  private push(id: number): void {
    const entry = { due: this.timers.get(id)?.due ?? 0, id }
    let at = this.queue.push(entry) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.dueAt(parent) <= entry.due) break
      this.swap(at, parent)
      at = parent
    }
  }

  private pop(): void {
    const end = this.queue.pop()
    if (!end || this.queue.length === 0) return
    this.queue[0] = end
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const least = this.dueAt(right) < this.dueAt(left) ? right : left
      if (this.dueAt(least) >= end.due) return
      this.swap(at, least)
      at = least
    }
  }

  private dueAt(at: number): number {
    return this.queue[at]?.due ?? Number.POSITIVE_INFINITY
  }

  private swap(a: number, b: number): void {
    const kept = this.queue[a] as (typeof this.queue)[number]
    this.queue[a] = this.queue[b] as (typeof this.queue)[number]
    this.queue[b] = kept
  }
}
