/** A token bucket: `size` messages at once, and `perSecond` from then on. */
export class Bucket {
  private tokens: number
  private at: number
  private readonly size: number
  private readonly perSecond: number

  constructor(size: number, perSecond: number, now: number) {
    this.size = size
    this.perSecond = perSecond
    this.tokens = size
    this.at = now
  }

  /** False when the sender is too fast. */
  take(now: number, cost = 1): boolean {
    this.tokens = Math.min(this.size, this.tokens + (Math.max(0, now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < cost) return false
    this.tokens -= cost
    return true
  }
}
