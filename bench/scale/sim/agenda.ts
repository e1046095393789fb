/** What happens when: the earliest first, and what was put down first of two at one time. Seconds. */
export class Agenda {
  now = 0
  private readonly times: number[] = []
  private readonly orders: number[] = []
  private readonly jobs: (() => void)[] = []
  private count = 0

  get length(): number {
    return this.times.length
  }

  in(seconds: number, job: () => void): void {
    this.at(this.now + seconds, job)
  }

  at(time: number, job: () => void): void {
    let at = this.times.length
    const order = this.count++
    this.times.push(time)
    this.orders.push(order)
    this.jobs.push(job)
    while (at > 0) {
      const above = (at - 1) >> 1
      if (this.isBefore(above, time, order)) break
      this.move(above, at)
      at = above
    }
    this.put(at, time, order, job)
  }

  /** Does everything up to then. */
  run(until = Number.POSITIVE_INFINITY): void {
    while (this.times.length > 0 && (this.times[0] as number) <= until) {
      this.now = this.times[0] as number
      this.takeFirst()()
    }
    if (until !== Number.POSITIVE_INFINITY) this.now = Math.max(this.now, until)
  }

  private takeFirst(): () => void {
    const first = this.jobs[0] as () => void
    const time = this.times.pop() as number
    const order = this.orders.pop() as number
    const job = this.jobs.pop() as () => void
    const { length } = this.times
    if (length === 0) return first
    let at = 0
    for (let below = 1; below < length; below = 2 * at + 1) {
      const right = below + 1
      if (right < length && this.isBefore(right, this.times[below] as number, this.orders[below] as number))
        below = right
      if (!this.isBefore(below, time, order)) break
      this.move(below, at)
      at = below
    }
    this.put(at, time, order, job)
    return first
  }

  private isBefore(at: number, time: number, order: number): boolean {
    const own = this.times[at] as number
    return own < time || (own === time && (this.orders[at] as number) < order)
  }

  private move(from: number, to: number): void {
    this.put(to, this.times[from] as number, this.orders[from] as number, this.jobs[from] as () => void)
  }

  private put(at: number, time: number, order: number, job: () => void): void {
    this.times[at] = time
    this.orders[at] = order
    this.jobs[at] = job
  }
}
