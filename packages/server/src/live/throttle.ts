/** Does something at most once in so many milliseconds, and once more for what was asked in between. */
export class Throttle<K> {
  private readonly waiting = new Map<K, NodeJS.Timeout>()
  private readonly ms: number
  private readonly job: (key: K) => void

  constructor(ms: number, job: (key: K) => void) {
    this.ms = ms
    this.job = job
  }

  ask(key: K): void {
    if (this.waiting.has(key)) return
    const timer = setTimeout(() => {
      this.waiting.delete(key)
      this.job(key)
    }, this.ms)
    this.waiting.set(key, timer)
  }

  stop(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer)
    this.waiting.clear()
  }
}
