import { describe, expect, test } from 'vitest'
import { openRatings } from '../../../src/ratings/record.ts'
import { personRow, tableRow } from '../rows.ts'
import { NASTY, other, store } from './places.ts'

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
    const rating = (person: string, game: string, mu: number, games = 1) => ({
      person,
      game,
      mu,
      sigma: 8.333333333333334,
      games,
    })

    test('are recorded once, ratings and all', async () => {
      const tries = [store, other, store].map((each, i) =>
        each.results.record(result('t', 'lisboa', [1, 2]), [rating('ana', 'lisboa', 25.1 + i)]),
      )
      const said = await Promise.all(tries)
      expect(said.filter(each => each === 'done')).toHaveLength(1)
      const won = rating('ana', 'lisboa', 25.1 + said.indexOf('done'))
      expect(await store.results.ratings(['ana'])).toEqual([won])
      expect(await store.results.record(result('t', 'lisboa', [1, 2]), [rating('ana', 'lisboa', 9, 2)])).toBe(
        'known',
      )
      expect(await store.results.ratings(['ana'])).toEqual([won])
    })

    test('ratings are found by people and game and follow the latest result', async () => {
      await store.results.record(result('t', 'lisboa', [1, 2]), [
        rating('ana', 'lisboa', 26),
        rating('bo', 'lisboa', 24),
      ])
      await store.results.record(result('u', 'puerto-rico', [2, 1]), [rating('ana', 'puerto-rico', 23)])
      await store.results.record(result('v', 'lisboa', [1, 2]), [rating('bo', 'lisboa', 22, 2)])
      expect(await store.results.ratings(['ana'])).toEqual([
        rating('ana', 'lisboa', 26),
        rating('ana', 'puerto-rico', 23),
      ])
      expect(await store.results.ratings(['bo', 'ana', 'nobody'], 'lisboa')).toEqual([
        rating('bo', 'lisboa', 22, 2),
        rating('ana', 'lisboa', 26),
      ])
      expect(await store.results.ratings([])).toEqual([])
    })

    test('programs are found by their rating in a game, the best first, without people and who has gone', async () => {
      for (const id of ['ana', 'bo', 'cy', 'di'])
        await store.people.add(personRow(id, { program: id !== 'cy', name: `${id} ${NASTY}`.slice(0, 60) }))
      const rate = (people: readonly string[], mu: number, table: string, game = 'lisboa') =>
        store.results.record(
          result(table, game, [1, 2]),
          people.map((person, i) => rating(person, game, mu - i)),
        )
      await rate(['ana', 'cy'], 26, 't')
      await rate(['bo', 'di'], 28, 'u')
      await rate(['di'], 40, 'v', 'puerto-rico')
      const SURE = { games: 2, sigma: 9 }
      const names = async () => (await other.results.ladder('lisboa', 9, SURE)).map(each => each.person)
      expect(await names()).toEqual(['bo', 'di', 'ana'])
      expect((await store.results.ladder('lisboa', 1, SURE))[0]).toEqual({
        ...rating('bo', 'lisboa', 28),
        name: `bo ${NASTY}`.slice(0, 60),
      })
      // However many do well in their first game, they do not crowd out who has played enough.
      await store.results.record(result('w', 'lisboa', [1, 2]), [rating('ana', 'lisboa', 20, 2)])
      expect(await names()).toEqual(['ana', 'bo', 'di'])
      expect((await store.results.ladder('lisboa', 9, { games: 2, sigma: 0.1 }))[0]?.person).toBe('bo')
      await store.people.change('bo', { deleted: true })
      expect(await names()).toEqual(['ana', 'di'])
      expect(await store.results.ladder('other', 9, SURE)).toEqual([])
    })

    test('ratings reckoned from what no longer holds change nothing', async () => {
      await store.results.record(result('t', 'lisboa', [1, 2]), [rating('ana', 'lisboa', 26)])
      const late = [rating('bo', 'lisboa', 30), rating('ana', 'lisboa', 27)]
      expect(await other.results.record(result('u', 'lisboa', [1, 2]), late)).toBe('stale')
      expect(await store.results.ratings(['ana', 'bo'])).toEqual([rating('ana', 'lisboa', 26)])
      expect(await store.results.records('ana')).toMatchObject([{ played: 1 }])
    })

    test('of games of the same people that end at the same moment on two nodes, none is lost', async () => {
      const nodes = [store, other].map(each =>
        openRatings(each, { info() {}, warn() {}, error: console.error }),
      )
      const tables = Array.from({ length: 8 }, (_, i) => `table${i}`)
      for (const [i, table] of tables.entries()) {
        const ranks = i % 2 === 0 ? [1, 2] : [2, 1]
        const over = { phase: 'over', result: { how: 'played', ranks, totals: [9, 9] } } as const
        await store.tables.append(table, 0, ['x'], tableRow(table, 1, over))
      }
      await Promise.all(tables.map((table, i) => nodes[i % 2]?.record(table)))
      const games = (await store.results.ratings(['ana', 'bo'])).map(each => each.games)
      expect(games).toEqual([8, 8])
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

  describe('the settings', () => {
    test('leases a thing to one holder at a time, who may keep it or give it back', async () => {
      const lease = (from: typeof store, holder: string, now: number) =>
        from.settings.lease('thing', holder, now, now + 500)
      expect(await lease(store, 'one', 1_000)).toBe(true)
      expect(await lease(other, 'two', 1_499)).toBe(false)
      expect(await lease(store, 'one', 1_400)).toBe(true)
      expect(await lease(other, 'two', 1_899)).toBe(false)
      expect(await other.settings.lease('another thing', 'two', 1_000, 1_500)).toBe(true)
      await other.settings.release('thing', 'two')
      expect(await lease(other, 'two', 1_899)).toBe(false)
      expect(await lease(other, 'two', 1_900)).toBe(true)
      await store.settings.release('thing', 'one')
      expect(await lease(store, 'one', 2_000)).toBe(false)
      await other.settings.release('thing', 'two')
      const tries = await Promise.all(
        ['one', 'two', 'three', 'four'].map((who, n) => lease(n % 2 ? store : other, who, 99)),
      )
      expect(tries.filter(Boolean)).toHaveLength(1)
    })

    test('keeps settings', async () => {
      expect(await store.settings.get('resting')).toBeNull()
      await store.settings.set('resting', 'yes')
      await store.settings.set('resting', NASTY)
      expect(await store.settings.get('resting')).toBe(NASTY)
      await store.settings.set('resting', null)
      expect(await store.settings.get('resting')).toBeNull()
    })

    test('finds what is kept under a beginning', async () => {
      for (const key of ['node b', 'node a', 'nodes', 'no%de', 'alive'])
        await store.settings.set(key, `of ${key}`)
      expect([...(await other.settings.under('node '))]).toEqual([
        ['node a', 'of node a'],
        ['node b', 'of node b'],
      ])
      expect((await store.settings.under('%')).size).toBe(0)
    })

    test('what is settled first stays', async () => {
      const said = await Promise.all([store.settings.settle('key', 'a'), other.settings.settle('key', 'b')])
      expect(new Set(said).size).toBe(1)
      expect(await store.settings.settle('key', 'c')).toBe(said[0])
    })

    test('remembers what admins did, the latest first', async () => {
      await store.settings.audit(1, 'root', 'banned ana')
      await store.settings.audit(1, 'root', NASTY)
      expect(await store.settings.audits(9)).toEqual([
        { at: 1, who: 'root', what: NASTY },
        { at: 1, who: 'root', what: 'banned ana' },
      ])
      expect(await store.settings.audits(1)).toHaveLength(1)
    })
  })
}
