import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ClaimRequest, Store } from '../../src/store/store.ts'
import { personRow, tableRow } from './rows.ts'

/** An empty database that any number of stores can be opened on. */
export interface Place {
  readonly url: string
  open(): Promise<Store>
  clear(): Promise<void>
}

/** Text that breaks whoever builds statements or pages by gluing strings. */
const NASTY = `'); drop table tables; -- "\\" <script>alert(1)</script> \${x} ? $1 %s 王小明 🏺 e\u0301 \u202e`

/** What any store must do. */
export function conforms(name: string, newPlace: () => Promise<Place>): void {
  describe(`${name} keeps the room`, () => {
    let place: Place
    let store: Store
    const opened: Store[] = []
    const another = async (): Promise<Store> => {
      const more = await place.open()
      opened.push(more)
      return more
    }
    beforeEach(async () => {
      place = await newPlace()
      store = await another()
    })
    afterEach(async () => {
      for (const each of opened.splice(0)) await each.close()
      await place.clear()
    })

    describe('logs', () => {
      test('a table is made at 0, grows line by line and is read from any line', async () => {
        expect(await store.tables.head('t')).toBe(0)
        expect(await store.tables.row('t')).toBeNull()
        expect(await store.tables.log('t', 0)).toEqual([])
        expect(await store.tables.append('t', 0, ['a', 'b'], tableRow('t', 2))).toBe(true)
        expect(await store.tables.append('t', 2, ['c'], tableRow('t', 3))).toBe(true)
        expect(await store.tables.head('t')).toBe(3)
        expect(await store.tables.log('t', 0)).toEqual(['a', 'b', 'c'])
        expect(await store.tables.log('t', 2)).toEqual(['c'])
        expect(await store.tables.log('t', 3)).toEqual([])
        expect(await store.tables.row('t')).toEqual(tableRow('t', 3))
      })

      test('who appends at an occupied or a distant number changes nothing', async () => {
        await store.tables.append('t', 0, ['a', 'b'], tableRow('t', 2))
        for (const seq of [0, 1, 3, 9]) {
          expect(await store.tables.append('t', seq, ['x', 'y', 'z'], tableRow('t', seq + 3))).toBe(false)
        }
        expect(await store.tables.append('new', 1, ['x'], tableRow('new', 2))).toBe(false)
        expect(await store.tables.log('t', 0)).toEqual(['a', 'b'])
        expect(await store.tables.row('t')).toEqual(tableRow('t', 2))
        expect(await store.tables.row('new')).toBeNull()
      })

      test('of many writers at one number, in two stores, exactly one wins', async () => {
        const other = await another()
        for (let seq = 0; seq < 10; seq++) {
          const tries = Array.from({ length: 8 }, (_, i) =>
            (i % 2 ? other : store).tables.append('t', seq, [`${seq} by ${i}`], tableRow('t', seq + 1)),
          )
          const won = await Promise.all(tries)
          expect(won.filter(Boolean)).toHaveLength(1)
          const [line] = await other.tables.log('t', seq)
          expect(line).toBe(`${seq} by ${won.indexOf(true)}`)
        }
      })

      test('an append that fails changes nothing, not even for those beside it', async () => {
        const bad = { ...tableRow('t', 2), game: null as unknown as string }
        const tries = await Promise.allSettled([
          store.tables.append('before', 0, ['a'], tableRow('before', 1)),
          store.tables.append('t', 0, ['a', 'b'], bad),
          store.tables.append('after', 0, ['a'], tableRow('after', 1)),
        ])
        expect(tries.map(each => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
        expect(await store.tables.head('t')).toBe(0)
        expect(await store.tables.log('t', 0)).toEqual([])
        expect(await store.tables.ids(null, 9)).toEqual(['after', 'before'])
      })

      test('what one store wrote another reads', async () => {
        await store.tables.append('t', 0, ['a'], tableRow('t', 1))
        const other = await another()
        expect(await other.tables.log('t', 0)).toEqual(['a'])
        await other.tables.append('t', 1, ['b'], tableRow('t', 2))
        expect(await store.tables.log('t', 0)).toEqual(['a', 'b'])
        expect(await store.tables.head('t')).toBe(2)
      })

      test('any text and a megabyte in one line come back as they were', async () => {
        const big = `${NASTY}${'大'.repeat(400_000)}`
        const lines = [NASTY, '', JSON.stringify('\0 \ud800'), big]
        const row = tableRow(NASTY, 4, { host: NASTY, people: [NASTY], turn: NASTY })
        expect(await store.tables.append(NASTY, 0, lines, row)).toBe(true)
        expect(await store.tables.log(NASTY, 0)).toEqual(lines)
        expect(await store.tables.row(NASTY)).toEqual(row)
        expect(await store.tables.mine(NASTY, 5)).toEqual([row])
      })

      test('a removed table leaves nothing behind and its name is free', async () => {
        await store.tables.append('t', 0, ['a'], tableRow('t', 1))
        await store.tables.keepSnapshot('t', 1, 's')
        await store.tables.keepNote('t', 'ana', 'n')
        await store.tables.keepSeen('t', 'ana', 1)
        await store.tables.remove('t')
        expect(await store.tables.head('t')).toBe(0)
        expect(await store.tables.log('t', 0)).toEqual([])
        expect(await store.tables.snapshot('t')).toBeNull()
        expect(await store.tables.note('t', 'ana')).toBe('')
        expect(await store.tables.seen('t', 'ana')).toBe(0)
        expect(await store.tables.mine('ana', 9)).toEqual([])
        expect(await store.tables.append('t', 0, ['b'], tableRow('t', 1))).toBe(true)
        expect(await store.tables.log('t', 0)).toEqual(['b'])
      })

      test('ids come in pages', async () => {
        for (const id of ['c', 'a', 'b']) await store.tables.append(id, 0, ['x'], tableRow(id, 1))
        expect(await store.tables.ids(null, 2)).toEqual(['a', 'b'])
        expect(await store.tables.ids('b', 2)).toEqual(['c'])
      })
    })

    describe('lists', () => {
      const put = async (id: string, moved: number, change: Parameters<typeof tableRow>[2] = {}) => {
        const seq = await store.tables.head(id)
        const row = tableRow(id, seq + 1, { moved, ...change })
        expect(await store.tables.append(id, seq, ['x'], row)).toBe(true)
      }
      const names = (rows: readonly { id: string }[]) => rows.map(each => each.id)

      test('by phase, game and visibility, the latest moved first, in pages', async () => {
        await put('a', 10)
        await put('b', 30)
        await put('c', 20, { game: 'lisboa' })
        await put('hidden', 40, { visibility: 'unlisted' })
        await put('secret', 50, { visibility: 'private', game: 'lisboa' })
        await put('open', 60, { phase: 'open' })
        const list = async (query: object) =>
          names(await store.tables.list({ phase: 'playing', limit: 9, ...query }))
        expect(await list({ publicOnly: true })).toEqual(['b', 'c', 'a'])
        expect(await list({ publicOnly: true, limit: 2 })).toEqual(['b', 'c'])
        expect(await list({ publicOnly: true, before: 20 })).toEqual(['a'])
        expect(await list({ publicOnly: true, game: 'lisboa' })).toEqual(['c'])
        expect(await list({ game: 'lisboa' })).toEqual(['secret', 'c'])
        expect(await list({})).toEqual(['secret', 'hidden', 'b', 'c', 'a'])
        expect(await list({ phase: 'open' })).toEqual(['open'])
        expect(await list({ phase: 'over' })).toEqual([])
        await put('a', 70)
        expect(await list({ publicOnly: true })).toEqual(['a', 'b', 'c'])
      })

      test('of one person, in each phase, also after a seat changed hands', async () => {
        await put('a', 10)
        await put('b', 20)
        await put('a', 30)
        await put('c', 25, { people: ['bo', 'cy'] })
        const list = async (person: string, phase: 'open' | 'playing' | 'over', query: object = {}) =>
          names(await store.tables.list({ person, phase, limit: 9, ...query }))
        expect(await list('ana', 'playing')).toEqual(['a', 'b'])
        expect(await list('bo', 'playing')).toEqual(['a', 'c', 'b'])
        expect(await list('bo', 'playing', { before: 30, limit: 1 })).toEqual(['c'])
        await put('a', 40, { phase: 'over' })
        await put('b', 50, { phase: 'over', people: ['bo'] })
        await put('a', 60, { phase: 'over' })
        expect(await list('ana', 'playing')).toEqual([])
        expect(await list('ana', 'over')).toEqual(['a'])
        expect(await list('bo', 'over')).toEqual(['a', 'b'])
        expect(await list('bo', 'over', { before: 60, publicOnly: true })).toEqual(['b'])
        expect(await list('bo', 'over', { game: 'lisboa' })).toEqual([])
      })

      test('mine: open and played, my turn first, then the latest moved', async () => {
        await put('old turn', 10)
        await put('theirs', 40, { turn: 'bo' })
        await put('open', 50, { phase: 'open', turn: null })
        await put('over', 60, { phase: 'over', turn: null })
        await put('new turn', 20)
        await put('not mine', 70, { people: ['bo', 'cy'], turn: 'cy' })
        expect(names(await store.tables.mine('ana', 9))).toEqual(['new turn', 'old turn', 'open', 'theirs'])
        expect(names(await store.tables.mine('ana', 3))).toEqual(['new turn', 'old turn', 'open'])
        expect(await store.tables.mine('nobody', 9)).toEqual([])
      })

      test('waiting counts the games in which it is my turn', async () => {
        await put('a', 10)
        await put('b', 10)
        await put('c', 10, { turn: 'bo' })
        await put('d', 10, { phase: 'over' })
        expect(await store.tables.waiting('ana')).toBe(2)
        await put('a', 20, { turn: 'bo' })
        expect(await store.tables.waiting('ana')).toBe(1)
        expect(await store.tables.waiting('nobody')).toBe(0)
      })
    })

    describe('what belongs to a table', () => {
      test('the newest snapshot is kept, whoever comes last', async () => {
        expect(await store.tables.snapshot('t')).toBeNull()
        await store.tables.keepSnapshot('t', 10, 'ten')
        await store.tables.keepSnapshot('t', 20, NASTY)
        await store.tables.keepSnapshot('t', 15, 'fifteen')
        expect(await store.tables.snapshot('t')).toEqual({ seq: 20, data: NASTY })
      })

      test('notes are one per person and table', async () => {
        expect(await store.tables.note('t', 'ana')).toBe('')
        await store.tables.keepNote('t', 'ana', NASTY)
        await store.tables.keepNote('t', 'bo', 'mine')
        await store.tables.keepNote('u', 'ana', 'zero \0 in it')
        expect(await store.tables.note('t', 'ana')).toBe(NASTY)
        expect(await store.tables.note('t', 'bo')).toBe('mine')
        expect(await store.tables.note('u', 'ana')).toBe('zero \uFFFD in it')
        await store.tables.keepNote('t', 'ana', '')
        expect(await store.tables.note('t', 'ana')).toBe('')
      })

      test('what has been seen stays seen', async () => {
        expect(await store.tables.seen('t', 'ana')).toBe(0)
        await store.tables.keepSeen('t', 'ana', 7)
        await store.tables.keepSeen('t', 'ana', 3)
        expect(await store.tables.seen('t', 'ana')).toBe(7)
        expect(await store.tables.seen('t', 'bo')).toBe(0)
      })
    })

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
        const other = await another()
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

      test('names the line it is about, also when others have written meanwhile', async () => {
        await put('t', { wants: 'bot' })
        await store.tables.claim(request())
        await put('t', { wants: 'bot' })
        expect(await store.tables.claim(request())).toEqual([])
        expect(await store.tables.claim(request({ now: 1500 }))).toEqual([
          { table: 't', kind: 'bot', seq: 2 },
        ])
        await store.tables.release('t', 'one')
        await put('t', {})
        expect(await store.tables.claim(request({ now: 1500 }))).toEqual([])
      })
    })

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
        })
        expect(await store.people.add(ana)).toBe(true)
        expect(await store.people.byId('ana')).toEqual(ana)
        expect(await store.people.byKey(NASTY)).toEqual(ana)
        expect(await store.people.byId('bo')).toBeNull()
        expect(await store.people.byKey('bo')).toBeNull()
        expect(await store.people.byKey('zero \0')).toBeNull()
      })

      test('a name has one owner until the owner is gone; guests share theirs', async () => {
        const other = await another()
        expect(await store.people.add(personRow('ana'))).toBe(true)
        expect(await store.people.add(personRow('ana2', { key: 'ana' }))).toBe(false)
        expect(await store.people.byId('ana2')).toBeNull()
        expect(await store.people.add(personRow('guest1', { name: 'Ana', key: null }))).toBe(true)
        expect(await store.people.add(personRow('guest2', { name: 'Ana', key: null }))).toBe(true)
        expect(await store.people.change('guest1', { key: 'ana' })).toBe(false)
        expect((await store.people.byId('guest1'))?.key).toBeNull()
        expect(await store.people.change('ana', { deleted: true })).toBe(true)
        expect(await store.people.byKey('ana')).toBeNull()
        const tries = await Promise.all([
          store.people.change('guest1', { key: 'ana' }),
          other.people.change('guest2', { key: 'ana' }),
        ])
        expect(tries.filter(Boolean)).toHaveLength(1)
        expect(await store.people.change('nobody', { name: 'Someone' })).toBe(false)
      })

      test('changes to different things do not undo each other', async () => {
        const other = await another()
        await store.people.add(personRow('cy'))
        await Promise.all([
          store.people.change('cy', { banned: 7 }),
          other.people.change('cy', { recovery: 'code' }),
        ])
        expect(await store.people.byId('cy')).toEqual(personRow('cy', { banned: 7, recovery: 'code' }))
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
    })

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
        const other = await another()
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

    test('a promised line survives the death of the process', async () => {
      const loader = new URL('../../../../scripts/ts.mjs', import.meta.url).href
      const program = fileURLToPath(new URL('./writer-process.ts', import.meta.url))
      const child = spawn(process.execPath, ['--import', loader, program, place.url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const promised: string[] = []
      for await (const line of createInterface(child.stdout)) {
        promised.push(line)
        if (promised.length === 100) child.kill('SIGKILL')
      }
      expect(promised.length).toBeGreaterThanOrEqual(100)
      for (let i = 0; i < 8; i++) {
        const log = await store.tables.log(`t${i}`, 0)
        expect(log).toEqual(log.map((_, seq) => `t${i} ${seq}`))
        expect(log).toEqual(expect.arrayContaining(promised.filter(line => line.startsWith(`t${i} `))))
        expect(await store.tables.head(`t${i}`)).toBe(log.length)
      }
    })

    test('closing waits for what has been asked', async () => {
      const writes = Array.from({ length: 50 }, (_, i) =>
        store.tables.append(`t${i}`, 0, ['x'], tableRow(`t${i}`, 1)),
      )
      await opened.shift()?.close()
      expect(await Promise.all(writes)).toEqual(writes.map(() => true))
      const after = await another()
      expect(await after.tables.ids(null, 99)).toHaveLength(50)
    })
  })
}
