import { describe, expect, test } from 'vitest'
import { readCookie, writeCookie } from '../../src/http/caller/cookies.ts'
import { fromOwnPage } from '../../src/http/caller/origin.ts'
import { langOf } from '../../src/http/lang.ts'
import { addressHoldings, addressKey, addressLimiter, limiter } from '../../src/http/limits.ts'

describe('cookies', () => {
  test('one is found among others', () => {
    expect(readCookie('a=1; server=x=y ; roomy=2', 'server')).toBe('x=y')
    expect(readCookie('aroom=1', 'server')).toBeNull()
    expect(readCookie('server', 'server')).toBeNull()
    expect(readCookie(undefined, 'server')).toBeNull()
  })

  test('are out of reach for scripts and other sites, and for anything but TLS where there is TLS', () => {
    expect(writeCookie('server', 'x', 60, false)).toBe('server=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax')
    expect(writeCookie('server', 'x', 60, true)).toMatch(/; Secure$/)
  })
})

describe('the language', () => {
  test.each([
    [undefined, undefined, 'en'],
    ['zh', 'en', 'zh'],
    ['fr', 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    [undefined, 'de, en;q=0.7, zh;q=0.8', 'zh'],
    [undefined, 'en-GB, zh;q=0.5', 'en'],
    [['zh'], 'de', 'en'],
    [undefined, 'zh;q=0, en;q=x', 'en'],
  ])('%j and %j mean %s', (asked, accepted, lang) => {
    expect(langOf(asked, accepted)).toBe(lang)
  })
})

describe('a limit', () => {
  test('lets a burst pass, then as much as drips in, for each key alone', () => {
    const limit = limiter({ burst: 2, perSecond: 0.5 })
    expect([limit.take('a', 0), limit.take('a', 0), limit.take('a', 0)]).toEqual([0, 0, 2])
    expect(limit.take('b', 0)).toBe(0)
    expect(limit.take('a', 1_000)).toBe(1)
    expect([limit.take('a', 2_000), limit.take('a', 2_000)]).toEqual([0, 2])
    expect([limit.take('a', 99_000), limit.take('a', 99_000), limit.take('a', 99_000)]).toEqual([0, 0, 2])
  })

  test('is not lifted by a crowd of others or a clock that goes back', () => {
    const limit = limiter({ burst: 1, perSecond: 1 })
    limit.take('a', 5_000)
    for (let i = 0; i < 12_000; i++) limit.take(`x${i}`, 5_000)
    expect(limit.take('a', 5_000)).toBe(1)
    expect(limit.take('a', 0)).toBe(1)
  })

  test('remembers so many keys and no more, and forgets none that still has to wait', () => {
    const limit = limiter({ burst: 2, perSecond: 1 }, 100)
    limit.take('a', 0, 2)
    for (let i = 0; i < 5_000; i++) limit.take(`x${i}`, 500)
    expect(limit.size).toBeLessThanOrEqual(101)
    expect(limit.take('a', 500, 2)).toBe(2)
    // There is no server for those who come now: they share what is left for all of them.
    expect([limit.take('late', 500), limit.take('later', 500)]).toEqual([1, 1])
    expect([limit.take('late', 60_000), limit.take('later', 60_000)]).toEqual([0, 0])
    expect(limit.size).toBe(2)
  })

  test('takes nothing from who must wait', () => {
    const limit = limiter({ burst: 10, perSecond: 1 })
    expect([limit.take('a', 0, 8), limit.take('a', 0, 5), limit.take('a', 0, 2)]).toEqual([0, 3, 0])
  })

  test('by address counts a site of IPv6 as a few, so that its many networks leave room for others', () => {
    const limit = addressLimiter({ burst: 3, perSecond: 1 / 60 }, 100)
    const from = (network: number): string => addressKey(`2001:db8:1:${network.toString(16)}::1`)
    const passed = Array.from({ length: 500 }, (_, n) => limit.take(from(n), 0)).filter(wait => wait === 0)
    expect(passed).toHaveLength(48)
    expect(limit.size).toBe(48)
    for (const other of ['2001:db8:2::1', '192.0.2.7'])
      expect([1, 2, 3, 4].map(() => limit.take(addressKey(other), 0) === 0)).toEqual([
        true,
        true,
        true,
        false,
      ])
  })

  test('on what is held at the same time goes by address and site too, and ends with it', () => {
    const held = addressHoldings(2)
    const take = (network: number) => held.take(addressKey(`2001:db8:1:${network.toString(16)}::1`))
    const taken = Array.from({ length: 100 }, (_, n) => take(n >> 2))
    expect(taken.slice(0, 4).map(each => each !== null)).toEqual([true, true, false, false])
    expect(taken.filter(each => each !== null)).toHaveLength(32)
    expect(held.take('192.0.2.7')).not.toBeNull()
    taken[0]?.()
    expect([take(90), take(91)].map(each => each !== null)).toEqual([true, false])
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})

describe('our own page', () => {
  const host = 'room.example:4280'
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: `http://${host}` }, true],
    [{ origin: `http://${host}` }, true],
    [{ origin: 'https://games.example' }, true],
    [{}, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://room.example' }, false],
    [{ origin: `http://${host}.evil.example` }, false],
    [{ 'sec-fetch-site': 'same-site', origin: `http://${host}` }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  ])('%j: %s', (headers, own) => {
    expect(fromOwnPage(headers, host, 'https://games.example')).toBe(own)
  })
})
