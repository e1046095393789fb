import { describe, expect, test } from 'vitest'
import { newcomer } from '../../../src/ratings/rate.ts'
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
    const rating = async (person: string, game = 'lisboa') =>
      (await store.results.ratings([person], game))[0] ?? { ...newcomer, games: 0 }

    test('are recorded once, ratings and all', async () => {
      const tries = [store, other, store].map(each => each.results.record(result('t', 'lisboa', [1, 2])))
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
      const [ana, bo] = [await rating('ana'), await rating('bo')]
      expect([ana.games, bo.games]).toEqual([1, 1])
      expect([ana.mu > newcomer.mu, bo.mu < newcomer.mu, ana.sigma < newcomer.sigma]).toEqual([
        true,
        true,
        true,
      ])
    })

    test('ratings are found by people and game and follow the latest result', async () => {
      await store.results.record(result('t', 'lisboa', [1, 2]))
      const before = await rating('ana')
      await store.results.record(result('u', 'puerto-rico', [2, 1]))
      expect(await rating('ana')).toEqual(before)
      await store.results.record(result('v', 'lisboa', [1, 2]))
      expect((await rating('ana')).mu).toBeGreaterThan(before.mu)
      const found = async (people: string[], game?: string) =>
        (await store.results.ratings(people, game)).map(each => [each.person, each.game, each.games])
      expect(await found(['ana'])).toEqual([
        ['ana', 'lisboa', 2],
        ['ana', 'puerto-rico', 1],
      ])
      expect(await found(['bo', 'ana', 'nobody'], 'lisboa')).toEqual([
        ['bo', 'lisboa', 2],
        ['ana', 'lisboa', 2],
      ])
      expect(await found([])).toEqual([])
    })

    test('that do not count leave ratings alone', async () => {
      await store.results.record({ ...result('t', 'lisboa', [1, 2]), rated: false })
      expect(await store.results.ratings(['ana', 'bo'])).toEqual([])
    })

    test('of games that end at the same moment on different nodes all count', async () => {
      const tables = Array.from({ length: 12 }, (_, i) => `table${i}`)
      await Promise.all(
        tables.map((table, i) =>
          (i % 2 === 0 ? store : other).results.record(
            result(table, 'lisboa', i % 3 === 0 ? [2, 1] : [1, 2]),
          ),
        ),
      )
      expect([(await rating('ana')).games, (await rating('bo')).games]).toEqual([12, 12])
    })

    test('records count by game', async () => {
      await store.results.record(result('t', 'lisboa', [1, 2]))
      await store.results.record(result('u', 'lisboa', [2, 1]))
      await store.results.record(result('v', 'puerto-rico', [1, 1]))
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
      await store.results.record(result('t', 'lisboa', [1, 2]))
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
