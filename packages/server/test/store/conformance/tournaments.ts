import { describe, expect, test } from 'vitest'
import type { TournamentRow } from '../../../src/store/store.ts'
import { tableRow, tournamentRow } from '../rows.ts'
import { NASTY, other, store } from './places.ts'

const put = async (id: string, change: Partial<TournamentRow> = {}): Promise<void> => {
  const seq = (await store.tournaments.row(id))?.seq ?? 0
  await store.tournaments.append(id, seq, ['x'], tournamentRow(id, { seq: seq + 1, ...change }), [])
}
const claim = (change: object = {}) =>
  store.tournaments.claim({ node: 'one', now: 1000, leaseMs: 500, limit: 10, ...change })
const idsOf = (rows: readonly TournamentRow[]) => rows.map(row => row.id)

/** A table of this tournament, which ends. */
async function endTable(id: string, tournament: string): Promise<void> {
  const of = { tournament: { id: tournament, round: 1, table: 1 } }
  await store.tables.append(id, 0, ['made'], tableRow(id, 1, of))
  await store.tables.append(id, 1, ['over'], tableRow(id, 2, { ...of, phase: 'over', turn: null }))
}

export function tournaments(): void {
  describe('tournaments', () => {
    test('are logs: whoever comes second at a number changes nothing', async () => {
      const row = tournamentRow('t', { seq: 2 })
      expect(await store.tournaments.append('t', 0, ['a', NASTY], row, [])).toBe(true)
      expect(await other.tournaments.append('t', 0, ['z'], tournamentRow('t'), [])).toBe(false)
      expect(await other.tournaments.append('t', 3, ['z'], tournamentRow('t'), [])).toBe(false)
      expect(await other.tournaments.log('t', 0)).toEqual(['a', NASTY])
      expect(await other.tournaments.log('t', 1)).toEqual([NASTY])
      expect(await other.tournaments.row('t')).toEqual(row)
      expect(await other.tournaments.row('u')).toBeNull()
      expect(await store.tournaments.ids(null, 5)).toEqual(['t'])
      expect(await store.tournaments.ids('t', 5)).toEqual([])
    })

    test('of two that append at the same number one is first', async () => {
      await put('t')
      const tries = [store, other, store, other].map((each, i) =>
        each.tournaments.append('t', 1, [`${i}`], tournamentRow('t', { seq: 2 }), []),
      )
      const done = await Promise.all(tries)
      expect(done.filter(Boolean)).toHaveLength(1)
      expect(await store.tournaments.log('t', 1)).toEqual([String(done.indexOf(true))])
    })

    test('are listed by phase, the latest changed first, in pages', async () => {
      await put('a', { moved: 10 })
      await put('b', { moved: 30 })
      await put('c', { moved: 20, visibility: 'unlisted' })
      await put('d', { moved: 40, phase: 'over' })
      const open = { phase: 'open', limit: 10 } as const
      expect(idsOf(await store.tournaments.list(open))).toEqual(['b', 'c', 'a'])
      expect(idsOf(await store.tournaments.list({ ...open, publicOnly: true }))).toEqual(['b', 'a'])
      expect(idsOf(await store.tournaments.list({ ...open, limit: 1 }))).toEqual(['b'])
      const before = { moved: 30, id: 'b' }
      expect(idsOf(await store.tournaments.list({ ...open, before }))).toEqual(['c', 'a'])
      expect(idsOf(await store.tournaments.list({ phase: 'over', limit: 10 }))).toEqual(['d'])
    })

    test('are found by whoever organises or has entered them', async () => {
      await put('a', { organiser: 'ana', people: ['bo', 'cy'], moved: 1 })
      await put('b', { organiser: 'bo', people: ['bo'], moved: 2 })
      const of = async (person: string) =>
        idsOf(await store.tournaments.list({ phase: 'open', person, limit: 10 }))
      expect(await of('ana')).toEqual(['a'])
      expect(await of('bo')).toEqual(['b', 'a'])
      await put('a', { organiser: 'ana', people: ['cy'], moved: 3 })
      expect(await of('bo')).toEqual(['b'])
      await store.tournaments.remove('b')
      expect(await of('bo')).toEqual([])
      expect(await store.tournaments.log('b', 0)).toEqual([])
    })

    test('have work when something is due, for one caller at a time', async () => {
      await put('late', { due: 1000 })
      await put('early', { due: 1001 })
      await put('idle')
      expect(await claim()).toEqual(['late'])
      expect(await other.tournaments.claim({ node: 'two', now: 1499, leaseMs: 500, limit: 10 })).toEqual([
        'early',
      ])
      expect(await claim({ now: 1500 })).toEqual(['late'])
      await store.tournaments.release('late', 'two')
      expect(await claim({ now: 1600 })).toEqual([])
      await store.tournaments.release('late', 'one')
      expect(await claim({ now: 1600 })).toEqual(['late'])
    })

    test('have work when a table has ended, until the log accounts for it', async () => {
      await put('t')
      await endTable('one', 't')
      await endTable('two', 't')
      await endTable('elsewhere', 'gone')
      expect(await store.tournaments.untold('t')).toEqual(['one', 'two'])
      expect(await claim()).toEqual(['t'])
      await store.tournaments.append('t', 1, ['x'], tournamentRow('t', { seq: 2 }), ['one'])
      expect(await other.tournaments.untold('t')).toEqual(['two'])
      expect(await claim({ now: 2000 })).toEqual(['t'])
      await other.tournaments.told(['two'])
      expect(await store.tournaments.untold('t')).toEqual([])
      expect(await claim({ now: 3000 })).toEqual([])
    })

    test('are told of nothing that came too late: who lost the race has accounted for no table', async () => {
      await put('t')
      await endTable('one', 't')
      await store.tournaments.append('t', 0, ['x'], tournamentRow('t', { seq: 2 }), ['one'])
      expect(await store.tournaments.untold('t')).toEqual(['one'])
      await store.tournaments.remove('t')
      expect(await store.tournaments.untold('t')).toEqual([])
    })
  })
}
