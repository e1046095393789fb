import { describe, expect, test } from 'vitest'
import { lookOf } from '../../../src/accounts/lookalikes.ts'
import { personRow, tableRow } from '../rows.ts'
import { NASTY, other, store } from './places.ts'

export function people(): void {
  describe('people', () => {
    test('come back as they were, by id and by name', async () => {
      const ana = personRow('ana', {
        name: NASTY,
        key: NASTY,
        password: NASTY,
        recovery: NASTY,
        settings: { away: 5, quiet: { from: 1, to: 2, zone: NASTY }, webhook: NASTY },
        webhookFailure: { at: 3, why: NASTY },
        banned: 4,
        host: true,
      })
      expect(await store.people.add(ana)).toBe(true)
      expect(await store.people.byId('ana')).toEqual(ana)
      expect(await store.people.byKey(NASTY)).toEqual(ana)
      expect(await store.people.byId('bo')).toBeNull()
      expect(await store.people.byKey('bo')).toBeNull()
      expect(await store.people.byKey('zero \0')).toBeNull()
    })

    test('a name has one owner until the owner is gone; guests share theirs', async () => {
      expect(await store.people.add(personRow('ana'))).toBe(true)
      expect(await store.people.add(personRow('ana2', { key: 'ana' }))).toBe(false)
      expect(await store.people.byId('ana2')).toBeNull()
      expect(await store.people.add(personRow('guest1', { name: 'Ana', key: null }))).toBe(true)
      expect(await store.people.add(personRow('guest2', { name: 'Ana', key: null }))).toBe(true)
      expect(await store.people.change('guest1', { key: 'ana', banned: 7 })).toBe(false)
      expect(await store.people.byId('guest1')).toEqual(personRow('guest1', { name: 'Ana', key: null }))
      expect(await store.people.change('ana', { deleted: true })).toBe(true)
      expect(await store.people.byKey('ana')).toBeNull()
      const tries = await Promise.all([
        store.people.change('guest1', { key: 'ana' }),
        other.people.change('guest2', { key: 'ana' }),
      ])
      expect(tries.filter(Boolean)).toHaveLength(1)
      expect(await store.people.change('nobody', { banned: 1 })).toBe(false)
      expect(await store.people.byId('nobody')).toBeNull()
    })

    test('a look has one owner too, whoever comes first, until the owner goes or is called otherwise', async () => {
      expect(await store.people.add(personRow('p1', { name: 'Paul', key: 'paul' }))).toBe(true)
      const fake = { name: 'Рaul', key: 'рaul' }
      expect(await store.people.add(personRow('p2', fake))).toBe(false)
      expect(await store.people.byId('p2')).toBeNull()
      expect(await store.people.byLook(lookOf('PAUL'))).toMatchObject({ id: 'p1' })
      for (const id of ['g1', 'g2']) await store.people.add(personRow(id, { name: 'guest', key: null }))
      expect(await store.people.change('g1', fake)).toBe(false)
      expect(await store.people.change('p1', { banned: 3 })).toBe(true)
      expect(await store.people.change('p1', { name: 'Paula', key: 'paula' })).toBe(true)
      const tries = await Promise.all([
        store.people.change('g1', fake),
        other.people.change('g2', { name: 'PauI', key: 'paui' }),
      ])
      expect(tries.filter(Boolean)).toHaveLength(1)
      expect(await store.people.change('p1', { deleted: true, name: '', key: null })).toBe(true)
      expect(await store.people.byLook(lookOf('Paula'))).toBeNull()
      expect(await store.people.add(personRow('p3', { name: 'PAULA', key: 'paula' }))).toBe(true)
    })

    test('are changed only where it was asked', async () => {
      await store.people.add(personRow('ana'))
      expect(await store.people.change('ana', { banned: 9 })).toBe(true)
      expect(await store.people.change('ana', { name: NASTY, deleted: false })).toBe(true)
      expect(await store.people.byId('ana')).toEqual(personRow('ana', { name: NASTY, banned: 9 }))
    })

    test('changes to different things do not undo each other', async () => {
      await store.people.add(personRow('cy'))
      await Promise.all([
        store.people.change('cy', { banned: 7 }),
        other.people.change('cy', { recovery: 'code' }),
      ])
      expect(await store.people.byId('cy')).toEqual(personRow('cy', { banned: 7, recovery: 'code' }))
    })

    test('are changed, and let in, only as long as they are still as they were', async () => {
      await store.people.add(personRow('ana', { password: 'first' }))
      const tries = await Promise.all(
        [store, other, store, other].map((each, n) =>
          each.people.change('ana', { password: `other ${n}` }, { password: 'first', deleted: false }),
        ),
      )
      expect(tries.filter(Boolean)).toHaveLength(1)
      const session = { hash: 'hash', id: 's', person: 'ana', started: 1, used: 1, device: '', scope: null }
      expect(await store.people.startSession(session, { password: 'first' })).toBe(false)
      expect(await store.people.startSession({ ...session, person: 'nobody' }, { password: null })).toBe(
        false,
      )
      expect(await store.people.sessions('ana')).toEqual([])
      const { password = null } = (await store.people.byId('ana')) ?? {}
      expect(await store.people.startSession(session, { password, deleted: false })).toBe(true)
      expect(await store.people.change('ana', { deleted: true, key: null }, { deleted: false })).toBe(true)
      expect(await store.people.startSession({ ...session, hash: 'h2' }, { deleted: false })).toBe(false)
    })

    test('are listed in pages', async () => {
      for (const id of ['c', 'a', 'b']) await store.people.add(personRow(id))
      const ids = async (after: string | null) => (await store.people.list(after, 2)).map(each => each.id)
      expect(await ids(null)).toEqual(['a', 'b'])
      expect(await ids('b')).toEqual(['c'])
    })

    test('have sessions that start, are used and end', async () => {
      const session = (id: string, used: number, person = 'ana') => ({
        hash: `hash of ${id}`,
        id,
        person,
        started: 1,
        used,
        device: NASTY,
        scope: null,
      })
      for (const [id, used] of [
        ['s1', 10],
        ['s2', 20],
        ['s3', 30],
      ] as const) {
        await store.people.startSession(session(id, used))
      }
      await store.people.startSession(session('other', 5, 'bo'))
      expect(await store.people.session('hash of s1')).toEqual(session('s1', 10))
      expect(await store.people.session('nothing')).toBeNull()
      await store.people.useSession('hash of s1', 40)
      await store.people.useSession('hash of s1', 35)
      const ids = async () => (await store.people.sessions('ana')).map(each => each.id)
      expect(await ids()).toEqual(['s1', 's3', 's2'])
      await store.people.endSession('bo', 's3')
      expect(await ids()).toEqual(['s1', 's3', 's2'])
      await store.people.endSession('ana', 's3')
      expect(await ids()).toEqual(['s1', 's2'])
      expect(await store.people.endSessionsUnusedSince(20)).toBe(1)
      expect(await store.people.session('hash of other')).toBeNull()
      await store.people.endSessions('ana', 's2')
      expect(await ids()).toEqual(['s2'])
      await store.people.endSessions('ana', null)
      expect(await ids()).toEqual([])
    })

    test('have places to push to; a device that changes hands takes its place along', async () => {
      const push = (endpoint: string, person: string) => ({ endpoint, person, p256dh: NASTY, auth: 'a' })
      await store.people.keepPush(push('one', 'ana'))
      await store.people.keepPush(push('two', 'ana'))
      await store.people.keepPush(push('one', 'bo'))
      expect(await store.people.pushes('ana')).toEqual([push('two', 'ana')])
      expect(await store.people.pushes('bo')).toEqual([push('one', 'bo')])
      await store.people.dropPush('one')
      expect(await store.people.pushes('bo')).toEqual([])
    })

    test('have notices held for them: one for each table, taken once, when it is time', async () => {
      const held = (table: string, until: number, event: 'turn' | 'over' = 'turn') => ({
        table,
        person: 'ana',
        event,
        game: 'lisboa',
        until,
      })
      for (const each of [held('a', 5), held('b', 7), held('c', 6), held('a', 8, 'over')]) {
        await store.people.hold(each)
      }
      await store.people.letGo('c', 'ana')
      expect(await other.people.takeHeld(6, 9)).toEqual([])
      const taken = await Promise.all([store.people.takeHeld(8, 9), other.people.takeHeld(8, 9)])
      expect(taken.flat().sort((x, y) => x.until - y.until)).toEqual([held('b', 7), held('a', 8, 'over')])
      expect(await store.people.takeHeld(99, 9)).toEqual([])
    })

    test('who is forgotten leaves nothing of their own behind, and others keep theirs', async () => {
      for (const person of ['ana', 'bo']) {
        await store.people.startSession({
          ...{ hash: person, id: person, person },
          ...{ started: 1, used: 1, device: '', scope: null },
        })
        await store.people.keepPush({ endpoint: person, person, p256dh: '', auth: '' })
        await store.people.hold({ table: 't', person, event: 'turn', game: 'lisboa', until: 1 })
        await store.tables.keepNote('t', person, `of ${person}`)
        await store.tables.keepSeen('t', person, 3)
        await store.people.add(personRow(person))
        await store.people.keepPuzzles(person, { answers: [], days: [{ day: '2026-11-19', game: 'g' }] })
      }
      await store.people.forget('ana')
      const left = async (person: string) => [
        (await other.people.sessions(person)).length,
        (await other.people.pushes(person)).length,
        await other.tables.note('t', person),
        await other.tables.seen('t', person),
        (await other.people.puzzles(person)).days.length,
      ]
      expect([await left('ana'), await left('bo')]).toEqual([
        [0, 0, '', 0, 0],
        [1, 1, 'of bo', 3, 1],
      ])
      expect((await store.people.takeHeld(9, 9)).map(each => each.person)).toEqual(['bo'])
    })

    test('keep the first answer to each puzzle, and days, until they are gone', async () => {
      await store.people.add(personRow('ana'))
      const at = 1_763_500_000_000
      const first = { game: 'g', puzzle: 'a', rating: 900, solved: true, at }
      const second = { game: 'g', puzzle: 'b', rating: 1200, solved: false, at: at + 1 }
      const days = [{ day: '2026-11-18', game: 'g' }]
      expect(await other.people.puzzles('ana')).toEqual({ answers: [], days: [] })
      await store.people.keepPuzzles('ana', { answers: [first], days })
      await other.people.keepPuzzles('ana', { answers: [{ ...first, solved: false }, second], days })
      expect(await store.people.puzzles('ana')).toEqual({ answers: [first, second], days })
      expect(await store.people.puzzles('bo')).toEqual({ answers: [], days: [] })
      await store.people.change('ana', { deleted: true })
      await store.people.forget('ana')
      await store.people.keepPuzzles('ana', { answers: [first], days })
      expect(await other.people.puzzles('ana')).toEqual({ answers: [], days: [] })
    })

    test('are not called anything in what is kept of tables', async () => {
      const row = tableRow('t', 1)
      const seats = row.seats.map(seat => ({ ...seat, person: { id: 'ana', name: 'Ana' } }))
      await store.tables.append('t', 0, ['a'], { ...row, seats })
      await store.tables.append('t', 1, ['a'], { ...row, seats, seq: 2 })
      expect(JSON.stringify(await other.tables.row('t'))).not.toContain('Ana')
    })

    test('the store proves that it writes', async () => {
      for (let times = 0; times < 3; times++) expect(await store.prove()).toBeUndefined()
    })
  })
}
