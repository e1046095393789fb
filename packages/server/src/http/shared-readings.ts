import { setTimeout as pause } from 'node:timers/promises'
import { OneAtATime } from '../live/limits/one-at-a-time.ts'

/** After a reading everybody else has so many times as long, and so many milliseconds at most. */
const REST = 3
const MOST_REST_MS = 500

/**
 * What many people read at once is read once for all of them. Whoever asks shares the next reading that begins, never
 * one that is under way: it could have missed what they came for.
 */
export class SharedReadings<T> {
  private readonly next = new Map<string, Promise<T>>()
  private readonly queue = new OneAtATime()
  private free = 0

  read(key: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.next.get(key)
    if (waiting) return waiting
    const reading = this.queue.run('reading', async () => {
      const rest = this.free - performance.now()
      if (rest > 0) await pause(rest)
      this.next.delete(key)
      const since = performance.now()
      try {
        return await work()
      } finally {
        const now = performance.now()
        this.free = now + Math.min(MOST_REST_MS, REST * (now - since))
      }
    })
    this.next.set(key, reading)
    return reading
  }
}
