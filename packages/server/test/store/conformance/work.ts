import { describe, expect, test } from 'vitest'
import type { ClaimRequest } from '../../../src/store/store.ts'
import { tableRow } from '../rows.ts'
import { other, store } from './places.ts'

export function work(): void {
  describe('work', () => {
    const request = (change: Partial<ClaimRequest> = {}): ClaimRequest => ({
      node: 'one',
      now: 1000,
      leaseMs: 500,
      kinds: ['bot', 'clock'],
      limit: 10,
      ...change,
    })
    const put = async (id: string, change: Parameters<typeof tableRow>[2]) => {
      const seq = await store.tables.head(id)
      await store.tables.append(id, seq, ['x'], tableRow(id, seq + 1, change))
    }

    test('is a bot that is wanted or a clock that has run out', async () => {
      await put('bot', { wants: 'bot' })
      await put('idle', {})
      await put('late', { due: 1000 })
      await put('early', { due: 1001 })
      expect(await store.tables.claim(request())).toEqual([
        { table: 'bot', kind: 'bot', seq: 1 },
        { table: 'late', kind: 'clock', seq: 1 },
      ])
    })

    test('is given by kind and up to the limit, the longest waiting first', async () => {
      await put('b2', { wants: 'bot', moved: 20 })
      await put('b1', { wants: 'bot', moved: 10 })
      await put('c2', { due: 20 })
      await put('c1', { due: 10 })
      const tables = async (change: Partial<ClaimRequest>) =>
        (await store.tables.claim(request(change))).map(each => each.table)
      expect(await tables({ kinds: [] })).toEqual([])
      expect(await tables({ kinds: ['clock'], limit: 1 })).toEqual(['c1'])
      expect(await tables({ limit: 2 })).toEqual(['b1', 'b2'])
      expect(await tables({ limit: 2 })).toEqual(['c2'])
    })

    test('is given to one of two stores at a time', async () => {
      for (let i = 0; i < 12; i++) await put(`t${i}`, { wants: 'bot' })
      const claims = await Promise.all(
        [store, other, store, other].map((each, i) =>
          each.tables.claim(request({ node: `n${i}`, limit: 5 })),
        ),
      )
      const tables = claims.flat().map(each => each.table)
      expect(tables).toHaveLength(12)
      expect(new Set(tables).size).toBe(12)
    })

    test('comes back when its lease ends or is given up by its holder, not by another', async () => {
      await put('t', { wants: 'bot' })
      expect(await store.tables.claim(request())).toHaveLength(1)
      expect(await store.tables.claim(request({ now: 1499 }))).toHaveLength(0)
      await store.tables.release('t', 'two')
      expect(await store.tables.claim(request({ now: 1499 }))).toHaveLength(0)
      expect(await store.tables.claim(request({ now: 1500, node: 'two' }))).toHaveLength(1)
      await store.tables.release('t', 'one')
      expect(await store.tables.claim(request({ now: 1600 }))).toHaveLength(0)
      await store.tables.release('t', 'two')
      expect(await store.tables.claim(request({ now: 1600 }))).toHaveLength(1)
    })

    test('at one table is leased at its latest line, to one node, which may keep it', async () => {
      await put('t', { wants: 'bot' })
      expect(await store.tables.lease('t', 1, 'one', 1000, 1500)).toBe(true)
      expect(await other.tables.lease('t', 1, 'two', 1499, 2000)).toBe(false)
      expect(await store.tables.lease('t', 1, 'one', 1499, 2000)).toBe(true)
      expect(await other.tables.claim(request({ node: 'two', now: 1999 }))).toEqual([])
      await put('t', { wants: 'bot' })
      expect(await store.tables.lease('t', 1, 'one', 1500, 2000)).toBe(false)
      expect(await other.tables.lease('t', 2, 'two', 2000, 2500)).toBe(true)
    })

    test('names the line it is about, also when others have written meanwhile', async () => {
      await put('t', { wants: 'bot' })
      await store.tables.claim(request())
      await put('t', { wants: 'bot' })
      expect(await store.tables.claim(request())).toEqual([])
      expect(await store.tables.claim(request({ now: 1500 }))).toEqual([{ table: 't', kind: 'bot', seq: 2 }])
      await store.tables.release('t', 'one')
      await put('t', {})
      expect(await store.tables.claim(request({ now: 1500 }))).toEqual([])
    })
  })
}
