import { describe, expect, test } from 'vitest'
import { tableRow } from '../rows.ts'
import { NASTY, other, store } from './room.ts'

export function results(): void {
  describe('results', () => {
    const result = (table: string, game: string, ranks: readonly number[]) => ({
      table,
      game,
      ended: 5,
      rated: true,
      people: ranks.map((rank, seat) => ({
        person: seat ? 'bo' : 'ana',
        seat,
        rank,
        total: 50 - rank + seat / 2,
      })),
    })
    const rating = (person: string, game: string, mu: number) => ({
      person,
      game,
      mu,
      sigma: 8.333333333333334,
      games: 1,
    })

    test('are recorded once, ratings and all', async () => {
      const tries = [store, other, store].map((each, i) =>
        each.results.record(result('t', 'lisboa', [1, 2]), [rating('ana', 'lisboa', 25.1 + i)]),
      )
      const won = await Promise.all(tries)
      expect(won.filter(Boolean)).toHaveLength(1)
      expect(await store.results.ratings(['ana'])).toEqual([
        rating('ana', 'lisboa', 25.1 + won.indexOf(true)),
      ])
    })

    test('ratings are found by people and game and follow the latest result', async () => {
      await store.results.record(result('t', 'lisboa', [1, 2]), [
        rating('ana', 'lisboa', 26),
        rating('bo', 'lisboa', 24),
      ])
      await store.results.record(result('u', 'puerto-rico', [2, 1]), [rating('ana', 'puerto-rico', 23)])
      await store.results.record(result('v', 'lisboa', [1, 2]), [rating('bo', 'lisboa', 22)])
      expect(await store.results.ratings(['ana'])).toEqual([
        rating('ana', 'lisboa', 26),
        rating('ana', 'puerto-rico', 23),
      ])
      expect(await store.results.ratings(['bo', 'ana', 'nobody'], 'lisboa')).toEqual([
        rating('bo', 'lisboa', 22),
        rating('ana', 'lisboa', 26),
      ])
      expect(await store.results.ratings([])).toEqual([])
    })

    test('records count by game', async () => {
      await store.results.record(result('t', 'lisboa', [1, 2]), [])
      await store.results.record(result('u', 'lisboa', [2, 1]), [])
      await store.results.record(result('v', 'puerto-rico', [1, 1]), [])
      expect(await store.results.records('bo')).toEqual([
        { game: 'lisboa', played: 2, won: 1, best: 49.5 },
        { game: 'puerto-rico', played: 1, won: 1, best: 49.5 },
      ])
      expect(await store.results.records('nobody')).toEqual([])
    })

    test('a finished table waits for its record, also when people talk on', async () => {
      const over = (seq: number) => tableRow('t', seq, { phase: 'over' })
      await store.tables.append('t', 0, ['x'], over(1))
      await store.tables.append('playing', 0, ['x'], tableRow('playing', 1))
      expect(await store.results.unrecorded(9)).toEqual(['t'])
      await store.results.record(result('t', 'lisboa', [1, 2]), [])
      await store.tables.append('t', 1, ['good game'], over(2))
      expect(await store.results.unrecorded(9)).toEqual([])
    })
  })

  describe('the house', () => {
    test('keeps settings', async () => {
      expect(await store.house.get('resting')).toBeNull()
      await store.house.set('resting', 'yes')
      await store.house.set('resting', NASTY)
      expect(await store.house.get('resting')).toBe(NASTY)
      await store.house.set('resting', null)
      expect(await store.house.get('resting')).toBeNull()
    })

    test('finds what is kept under a beginning', async () => {
      for (const key of ['node b', 'node a', 'nodes', 'no%de', 'alive'])
        await store.house.set(key, `of ${key}`)
      expect([...(await other.house.under('node '))]).toEqual([
        ['node a', 'of node a'],
        ['node b', 'of node b'],
      ])
      expect((await store.house.under('%')).size).toBe(0)
    })

    test('what is settled first stays', async () => {
      const said = await Promise.all([store.house.settle('key', 'a'), other.house.settle('key', 'b')])
      expect(new Set(said).size).toBe(1)
      expect(await store.house.settle('key', 'c')).toBe(said[0])
    })

    test('remembers what admins did, the latest first', async () => {
      await store.house.audit(1, 'root', 'banned ana')
      await store.house.audit(1, 'root', NASTY)
      expect(await store.house.audits(9)).toEqual([
        { at: 1, who: 'root', what: NASTY },
        { at: 1, who: 'root', what: 'banned ana' },
      ])
      expect(await store.house.audits(1)).toHaveLength(1)
    })
  })
}
