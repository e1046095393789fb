/** Chance that is the same every time: fast, and good enough for queues (sfc32). Never for a deal. */
export class Dice {
  private a: number
  private b: number
  private c: number
  private d = 1

  constructor(seed: number) {
    this.a = seed >>> 0
    this.b = 0x9e3779b9
    this.c = 0x243f6a88
    for (let n = 0; n < 16; n++) this.next()
  }

  /** From 0 to just below 1. */
  next(): number {
    const t = (this.a + this.b + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (this.c << 21) | (this.c >>> 11)
    this.c = (this.c + t) | 0
    return (t >>> 0) / 2 ** 32
  }

  below(n: number): number {
    return Math.floor(this.next() * n)
  }

  /** The time until something that happens once in so long, on average. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next())
  }

  /** Around a mean, never below nothing; `spread` is the deviation as a part of the mean. */
  lognormal(mean: number, spread: number): number {
    if (spread === 0) return mean
    const variance = Math.log(1 + spread * spread)
    return mean * Math.exp(Math.sqrt(variance) * this.normal() - variance / 2)
  }

  /** How often something happens that does so this often on average. */
  poisson(mean: number): number {
    if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.normal()))
    const least = Math.exp(-mean)
    let count = 0
    for (let left = this.next(); left > least; left *= this.next()) count++
    return count
  }

  /** One of these, by their weights. */
  weighted(weights: readonly number[]): number {
    let left = this.next() * weights.reduce((sum, each) => sum + each, 0)
    const at = weights.findIndex(weight => {
      left -= weight
      return left < 0
    })
    return at < 0 ? weights.length - 1 : at
  }

  private normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }
}
