export interface Rate {
  /** So many at once. */
  readonly burst: number
  /** And so many more each second. */
  readonly perSecond: number
}

export interface Limiter {
  /** 0: go on. Otherwise the seconds to wait. */
  take(key: string, now: number): number
}

/** Buckets that are full again are forgotten when there are this many. */
const MANY = 10_000

/** Token buckets by key, in memory: they guard this process, not the books. */
export function limiter({ burst, perSecond }: Rate): Limiter {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const level = (bucket: { tokens: number; at: number }, now: number): number =>
    Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond)
  const sweep = (now: number): void => {
    for (const [key, bucket] of buckets) if (level(bucket, now) >= burst) buckets.delete(key)
  }
  return {
    take(key, now) {
      const bucket = buckets.get(key)
      const tokens = bucket ? level(bucket, now) : burst
      if (tokens < 1) return Math.ceil((1 - tokens) / perSecond)
      if (!bucket && buckets.size >= MANY) sweep(now)
      buckets.set(key, { tokens: tokens - 1, at: now })
      return 0
    },
  }
}

/** Whoever has an IPv6 line has at least 2^64 addresses: they count as one. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : new Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
