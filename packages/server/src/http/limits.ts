import type { Rate } from '@ludoteca/protocol/routes'

export interface Limiter {
  /** 0 when the request may go on; otherwise the seconds to wait, and nothing is counted. */
  take(key: string, now: number, cost?: number): number
  /** How many keys are remembered. */
  readonly size: number
}

/** The most keys that have a bucket of their own. */
const MANY = 20_000

/** The bucket that all further keys share when `MANY` have one of their own. */
const CROWD = '\0crowd'

interface Bucket {
  readonly tokens: number
  readonly at: number
}

/**
 * Token buckets by key, in memory: they guard this process, not the books. A bucket is forgotten only when it would be
 * full again, so nobody gets a new one sooner by leaving, by coming back or by bringing others.
 */
export function limiter({ burst, perSecond }: Rate, many: number = MANY): Limiter {
  /** The one used longest ago first. */
  const buckets = new Map<string, Bucket>()
  const full = (burst / perSecond) * 1000
  const level = ({ tokens, at }: Bucket, now: number): number =>
    Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond)

  function forget(now: number): void {
    for (const [key, { at }] of buckets) {
      if (now - at < full) return
      buckets.delete(key)
    }
  }

  return {
    get size() {
      return buckets.size
    },
    take(wanted, now, cost = 1) {
      forget(now)
      const key = buckets.has(wanted) || buckets.size < many ? wanted : CROWD
      const bucket = buckets.get(key) ?? { tokens: burst, at: now }
      const tokens = level(bucket, now)
      const enough = tokens >= cost
      buckets.delete(key)
      buckets.set(key, { tokens: enough ? tokens - cost : tokens, at: now })
      return enough ? 0 : Math.ceil((cost - tokens) / perSecond)
    },
  }
}

/** A customer with IPv6 has at least 2^64 addresses: they count as one. */
export function addressKey(address: string | undefined): string {
  // A caller that has hung up already has no address.
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : new Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** A site of IPv6 (a /48) counts as so many addresses at most, though it has 65,536 networks that count as one each. */
const SITE = 16

const siteOf = (key: string): string | null =>
  key.includes(':') ? key.split(':').slice(0, 3).join(':') : null

/**
 * A limit by address, as `addressKey` writes it. Nobody gets more, or takes all the keys there are, by speaking from one
 * network of their site after the other.
 */
export function addressLimiter(rate: Rate, many: number = MANY): Limiter {
  const each = limiter(rate, many)
  const sites = limiter({ burst: SITE * rate.burst, perSecond: SITE * rate.perSecond }, many)
  return {
    get size() {
      return each.size
    },
    take(key, now, cost) {
      const site = siteOf(key)
      const wait = site === null ? 0 : sites.take(site, now, cost)
      return wait > 0 ? wait : each.take(key, now, cost)
    },
  }
}

/** What addresses hold at the same time: `most` of one, and a site no more than its share. */
export function addressHoldings(most: number): { take(key: string): (() => void) | null } {
  const held = new Map<string, number>()
  const count = (key: string, more: number): void => {
    const now = (held.get(key) ?? 0) + more
    if (now > 0) held.set(key, now)
    else held.delete(key)
  }
  return {
    /** How to give it back, or null when it would be too much. */
    take(key) {
      const site = siteOf(key)
      const keys = site === null ? [key] : [key, site]
      if (keys.some(each => (held.get(each) ?? 0) >= (each === site ? SITE * most : most))) return null
      for (const each of keys) count(each, 1)
      return () => {
        for (const each of keys) count(each, -1)
      }
    },
  }
}
