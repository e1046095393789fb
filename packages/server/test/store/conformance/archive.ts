import { describe, expect, test } from 'vitest'
import type { ArchivePlace, ArchiveQuery, Filing, GameKind } from '../../../src/store/archive.ts'
import type { TableRow } from '../../../src/store/store.ts'
import { personRow, tableRow } from '../rows.ts'
import { other, store } from './places.ts'

const KIND: GameKind = { game: 'puerto-rico', seats: 2, length: 'short', options: { nobles: 'off' } }

interface Wish extends Partial<Omit<Filing, 'table' | 'kind' | 'people'>> {
  readonly kind?: Partial<GameKind> | null
  /** In the order of their places. */
  readonly people?: readonly string[]
  readonly row?: Partial<TableRow>
}

async function meet(people: readonly string[]): Promise<void> {
  for (const id of people) await store.people.add(personRow(id))
}

/** A finished game that ended at this time, and is filed. */
async function end(
  table: string,
  ended: number,
  { kind = {}, people = ['ana', 'bo'], row, ...wish }: Wish = {},
) {
  await meet(people)
  await store.tables.append(table, 0, ['x'], tableRow(table, 1, { phase: 'over', ended, people, ...row }))
  await store.archive.file(filing(table, ended, { kind, people, ...wish }))
}

const filing = (table: string, ended: number, { kind = {}, people = [], ...wish }: Wish): Filing => ({
  table,
  ended,
  tournament: null,
  figures: [],
  ...wish,
  kind: kind && { ...KIND, ...kind },
  people: people.map((person, at) => ({ person, place: at + 1 })),
})

const find = async (query: Partial<ArchiveQuery> = {}): Promise<string> =>
  (await other.archive.find({ limit: 50, ...query })).rows.map(row => row.id).join(' ')

/** All pages of so many games, one after the other. */
async function pages(query: Partial<ArchiveQuery>, limit: number): Promise<string[]> {
  const found: string[] = []
  for (let after: ArchivePlace | null = null; ; ) {
    const page = await store.archive.find({ ...query, limit, ...(after && { after }) })
    found.push(page.rows.map(row => row.id).join(' '))
    if (page.next === null) return found
    after = page.next
  }
}

export function archive(): void {
  describe('the archive', () => {
    test('looks through so many games of somebody for a page, and goes on from there', async () => {
      for (let n = 1; n <= 7; n++) await end(`g${n}`, n, { people: n === 2 ? ['ana', 'cy'] : ['ana', 'bo'] })
      const page = await store.archive.find({ person: 'ana', against: 'cy', limit: 2, looked: 3 })
      expect(page).toEqual({ rows: [], next: { ended: 5, id: 'g5' } })
      expect(await pages({ person: 'ana', against: 'cy', looked: 3 }, 2)).toEqual(['', 'g2', ''])
      expect(await pages({ person: 'ana', place: 'first', looked: 3 }, 2)).toEqual([
        'g7 g6',
        'g5 g4',
        'g3 g2',
        'g1',
      ])
      expect(await pages({ person: 'ana', game: 'chess', looked: 4 }, 2)).toEqual(['', ''])
      expect(await pages({ person: 'ana' }, 4)).toEqual(['g7 g6 g5 g4', 'g3 g2 g1'])
    })

    test('goes on between games of somebody that ended in the same millisecond, wherever looking ended', async () => {
      // Of eight games six ended at once; Cy sat at every other one of all.
      const ended = { a: 1, b: 5, c: 5, d: 5, e: 5, f: 5, g: 5, h: 9 }
      for (const [at, [table, when]] of Object.entries(ended).entries())
        await end(table, when, { people: at % 2 === 0 ? ['ana', 'cy'] : ['bo', 'ana'] })
      const whole = (found: readonly string[]) => found.join(' ').split(' ').filter(Boolean).join(' ')
      for (let looked = 1; looked <= 9; looked++)
        for (let limit = 1; limit <= 4; limit++) {
          const page = { looked: Math.max(looked, limit) }
          const asked = async (query: Partial<ArchiveQuery>) =>
            whole(await pages({ person: 'ana', ...page, ...query }, limit))
          expect(await asked({ against: 'cy' }), `${looked} ${limit}`).toBe('g e c a')
          expect(await asked({ place: 'other' }), `${looked} ${limit}`).toBe('h f d b')
          expect(await asked({ game: 'puerto-rico' })).toBe('h g f e d c b a')
          // A moment belongs to what begins with it, not to what ends there.
          expect(await asked({ against: 'cy', from: 5 })).toBe('g e c')
          expect(await asked({ against: 'cy', until: 5 })).toBe('a')
          expect(await asked({ against: 'cy', from: 5, until: 9 })).toBe('g e c')
          expect(await asked({ against: 'cy', from: 6, until: 9 })).toBe('')
        }
      const after = { ended: 5, id: 'e' }
      const short = await store.archive.find({ person: 'ana', against: 'cy', after, limit: 2, looked: 2 })
      expect(short.rows.map(row => row.id)).toEqual(['c'])
      expect(short.next).toEqual({ ended: 5, id: 'c' })
      const rest = { person: 'ana', against: 'cy', limit: 2, looked: 2 }
      expect((await store.archive.find({ ...rest, after: { ended: 5, id: 'c' } })).rows).toMatchObject([
        { id: 'a' },
      ])
      expect(await store.archive.find({ ...rest, after: { ended: 1, id: 'a' } })).toEqual({
        rows: [],
        next: null,
      })
    })

    test('finds games by what they are, the latest end first', async () => {
      await end('a', 10)
      await end('b', 30, { kind: { seats: 3, length: 'days' } })
      await end('c', 20, { kind: { game: 'lisboa', options: {} } })
      await end('d', 40, { kind: { options: { nobles: 'on', map_x: 'A%' } } })
      await end('e', 40, { kind: { length: 'days' } })
      expect(await find()).toBe('e d b c a')
      expect(await find({ game: 'puerto-rico' })).toBe('e d b a')
      expect(await find({ game: 'puerto-rico', seats: 3 })).toBe('b')
      expect(await find({ seats: 2 })).toBe('e d c a')
      expect(await find({ length: 'days' })).toBe('e b')
      expect(await find({ game: 'puerto-rico', options: { nobles: 'on' } })).toBe('d')
      expect(await find({ options: { nobles: 'on', map_x: 'A%' } })).toBe('d')
      expect(await find({ options: { nobles: 'on', map_x: 'A' } })).toBe('')
      expect(await find({ options: { 'map%': 'A%' } })).toBe('')
      expect(await find({ options: { mapax: 'A%' } })).toBe('')
      expect(await find({ options: { nobles: 'o' } })).toBe('')
      expect(await find({ game: 'chess' })).toBe('')
    })

    test('finds them by time: from then on, before then', async () => {
      for (const [at, table] of ['a', 'b', 'c', 'd'].entries()) await end(table, 10 + at)
      expect(await find({ from: 11 })).toBe('d c b')
      expect(await find({ until: 12 })).toBe('b a')
      expect(await find({ from: 11, until: 13 })).toBe('c b')
      expect(await find({ from: 11, until: 13, seats: 2 })).toBe('c b')
      expect(await find({ from: 11, until: 13, person: 'bo' })).toBe('c b')
    })

    test('finds them by people, against whom and with what success', async () => {
      await end('a', 1)
      await end('b', 2, { people: ['bo', 'ana', 'cy'], kind: { seats: 3 } })
      await end('c', 3, { people: ['cy', 'bo'], kind: { game: 'lisboa' } })
      expect(await find({ person: 'ana' })).toBe('b a')
      expect(await find({ person: 'ana', place: 'first' })).toBe('a')
      expect(await find({ person: 'ana', place: 'other' })).toBe('b')
      expect(await find({ person: 'bo', against: 'cy' })).toBe('c b')
      expect(await find({ person: 'bo', against: 'cy', game: 'lisboa' })).toBe('c')
      expect(await find({ person: 'bo', against: 'cy', game: 'lisboa', place: 'first' })).toBe('')
      expect(await find({ person: 'nobody' })).toBe('')
    })

    test('finds those of a tournament', async () => {
      await end('a', 1, { tournament: 'cup' })
      await end('b', 2, { tournament: 'league' })
      await end('c', 3, { tournament: 'cup', people: ['cy', 'ana'], kind: { seats: 4 } })
      await end('d', 4)
      expect(await find({ tournament: 'cup' })).toBe('c a')
      expect(await find({ tournament: 'cup', person: 'ana' })).toBe('c a')
      expect(await find({ tournament: 'cup', person: 'ana', place: 'first' })).toBe('a')
      expect(await find({ tournament: 'cup', person: 'ana', against: 'cy' })).toBe('c')
      expect(await find({ tournament: 'cup', seats: 4 })).toBe('c')
      expect(await find({ tournament: 'nothing' })).toBe('')
    })

    test.each([
      ['all of them', {}],
      ['of many kinds', { game: 'puerto-rico' }],
      ['of one kind', { game: 'puerto-rico', seats: 2, length: 'short' }],
      ['of a person', { person: 'ana' }],
      ['of a person and some kinds', { person: 'ana', seats: 2 }],
      ['of a tournament', { tournament: 'cup' }],
    ] as const)(
      'pages %s without leaving out or repeating, also what ended at the same moment',
      async (_, query) => {
        const tables = Array.from({ length: 11 }, (_, i) => `t${String(i).padStart(2, '0')}`)
        for (const [i, table] of tables.entries()) {
          const length = i % 3 === 2 && !('length' in query) && !('seats' in query) ? 'days' : 'short'
          await end(table, 100 + Math.floor(i / 4), { tournament: 'cup', kind: { length } })
        }
        await end('other', 101, { people: ['cy'], kind: { game: 'lisboa', seats: 5 } })
        const ended = (id: string): number =>
          id === 'other' ? 101 : 100 + Math.floor(Number(id.slice(1)) / 4)
        const all = Object.keys(query).length === 0 ? [...tables, 'other'] : tables
        const sorted = all.toSorted((a, b) => ended(b) - ended(a) || (a < b ? 1 : -1))
        for (const limit of [1, 3, 4, 50]) {
          const found = await pages(query, limit)
          expect(found.join(' ')).toBe(sorted.join(' '))
          expect(found).toHaveLength(Math.ceil(sorted.length / limit))
        }
      },
    )

    test('never has a game that not everybody may find, or that is not over', async () => {
      await meet(['ana', 'bo'])
      const queries: Partial<ArchiveQuery>[] = [
        {},
        { game: 'puerto-rico' },
        { person: 'ana' },
        { person: 'ana', against: 'bo', place: 'first' },
        { tournament: 'cup' },
        { tournament: 'cup', person: 'bo' },
        { from: 0, until: 99, seats: 2, length: 'short', options: { nobles: 'off' } },
      ]
      // Whatever it is filed as.
      for (const visibility of ['private', 'unlisted'] as const)
        await end(visibility, 5, { tournament: 'cup', row: { visibility } })
      for (const phase of ['playing', 'open'] as const)
        await end(phase, 5, { tournament: 'cup', row: { phase } })
      await end('hidden', 5, { tournament: 'cup', kind: null })
      await store.archive.file(filing('nowhere', 5, { people: ['ana', 'bo'] }))
      for (const query of queries) expect(await find(query)).toBe('')
      await end('found', 6, { tournament: 'cup' })
      for (const query of queries) expect(await find(query)).toBe('found')
    })

    test('has no game of anybody who was deleted, whether before or after it was filed', async () => {
      await end('a', 1)
      await end('b', 2, { people: ['bo', 'cy'] })
      await store.people.change('ana', { deleted: true, key: null })
      expect(await find()).toBe('b')
      await end('c', 3)
      await end('d', 4, { people: ['bo', 'cy'] })
      await store.archive.file(filing('a', 1, { people: ['ana', 'bo'] }))
      for (const query of [{}, { person: 'bo' }, { seats: 2 }]) expect(await find(query)).toBe('d b')
      expect(await find({ person: 'ana' })).toBe('')
    })

    test('has no game of somebody who is deleted at the moment it is filed', async () => {
      await meet(['ana', 'bo'])
      for (let i = 0; i < 10; i++) {
        const [table, person] = [`t${i}`, `p${i}`]
        await meet([person])
        await store.tables.append(table, 0, ['x'], tableRow(table, 1, { phase: 'over' }))
        await Promise.all([
          store.archive.file(filing(table, i, { people: ['ana', person] })),
          other.people.change(person, { deleted: true, key: null }),
        ])
      }
      expect(await find()).toBe('')
    })

    test('knows what has not been filed, and files anew without doubling', async () => {
      await meet(['ana', 'bo'])
      for (const table of ['a', 'b', 'c'])
        await store.tables.append(table, 0, ['x'], tableRow(table, 1, { phase: 'over', ended: 3 }))
      await store.tables.append('playing', 0, ['x'], tableRow('playing', 1))
      expect(await other.archive.unfiled(null, 2)).toEqual(['a', 'b'])
      expect(await other.archive.unfiled('b', 2)).toEqual(['c'])
      await store.archive.file(filing('a', 3, { people: ['ana', 'bo'] }))
      await store.archive.file(filing('b', 3, { kind: null, people: ['ana', 'bo'] }))
      expect(await store.archive.unfiled(null, 9)).toEqual(['c'])
      await store.tables.append('a', 1, ['good game'], tableRow('a', 2, { phase: 'over', ended: 3 }))
      expect(await store.archive.unfiled(null, 9)).toEqual(['c'])
      await Promise.all(
        [store, other].map(each =>
          each.archive.file(filing('a', 3, { people: ['bo', 'ana'], kind: { seats: 4 } })),
        ),
      )
      expect(await find({ person: 'ana' })).toBe('a')
      expect(await find({ person: 'ana', place: 'first' })).toBe('')
      expect([await find({ seats: 2 }), await find({ seats: 4 })]).toEqual(['', 'a'])
      expect(await store.archive.unfile()).toBe(3)
      expect(await store.archive.unfiled(null, 9)).toEqual(['a', 'b', 'c'])
    })

    test('keeps what a game was for each person, with their skill after it, until they are deleted', async () => {
      const of = (person: string, change: object = {}) => ({
        ...{
          person,
          open: true,
          game: 'lisboa',
          seat: 0,
          seats: 2,
          place: 1,
          total: 9.5,
          others: [{ person: 'x', place: 2 }],
        },
        ...{ sources: { stores: 4.5 }, pace: 1_000.5, otherPace: null, ...change },
      })
      await end('a', 1, { figures: [of('ana'), of('bo', { place: 2 }), of('nobody')] })
      await end('b', 2, { kind: null, figures: [of('ana', { total: 7 })] })
      const rating = (person: string, mu: number) => ({ person, game: 'lisboa', mu, sigma: 8, games: 1 })
      const people = [{ person: 'ana', seat: 0, rank: 1, total: 9.5 }]
      await store.results.record({ table: 'a', game: 'lisboa', ended: 1, rated: true, people }, [
        rating('ana', 26.5),
      ])
      expect((await other.archive.figures('ana', 9)).rows).toEqual([
        { ...of('ana', { total: 7 }), table: 'b', ended: 2, mu: null },
        { ...of('ana'), table: 'a', ended: 1, mu: 26.5 },
      ])
      expect((await other.archive.figures('ana', 1)).rows).toHaveLength(1)
      expect((await other.archive.figures('nobody', 9)).rows).toEqual([])
      const [latest] = (await other.archive.figures('ana', 1)).rows
      const { next } = await other.archive.figures('ana', 1)
      expect([latest?.table, next]).toEqual(['b', { ended: 2, id: 'b' }])
      const rest = await other.archive.figures('ana', 9, next)
      expect([rest.rows.map(row => row.table), rest.next]).toEqual([['a'], null])
      await store.archive.file(filing('a', 1, { people: ['ana', 'bo'], figures: [of('ana', { total: 8 })] }))
      expect((await store.archive.figures('ana', 9)).rows).toMatchObject([
        { total: 7 },
        { total: 8, mu: 26.5 },
      ])
      expect((await store.archive.figures('bo', 9)).rows).toEqual([])
      await store.tables.remove('b')
      await store.people.change('ana', { deleted: true, key: null })
      expect((await store.archive.figures('ana', 9)).rows).toEqual([])
    })

    test('forgets a table that is taken away', async () => {
      await end('a', 1)
      await end('b', 2)
      await store.tables.remove('a')
      expect([await find(), await find({ person: 'ana' }), await find({ seats: 2 })]).toEqual(['b', 'b', 'b'])
    })
  })
}
