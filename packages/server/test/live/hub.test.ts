import type { AnyGame } from '@ludoteca/engine'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { choice, type FakeSocket, newStore, openHall, personOf, toyGames } from './hall.ts'

const seatedAt = async (
  hall: Awaited<ReturnType<typeof openHall>>,
  id: string,
): Promise<[FakeSocket, FakeSocket]> => {
  const lines = [hall.enter('ana'), hall.enter('bea')] as [FakeSocket, FakeSocket]
  for (const line of lines) {
    line.say({ type: 'watch', table: id })
    await line.next('update')
  }
  return lines
}

describe('pages at a table', () => {
  test('that come back get what they missed', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea'])
    const [ana, bea] = await seatedAt(hall, id)
    const known = bea.page.seq
    bea.close(1006)
    await hall.do('ana', id, choice(ana.page))
    const again = hall.enter('bea')
    Object.assign(again.page, bea.page)
    again.say({ type: 'watch', table: id, since: known })
    const update = await again.next('update')
    expect(update).toMatchObject({ after: known, seq: known + 1 })
    expect(update.facts).toBeUndefined()
    expect(again.page.view).toEqual((await hall.hub.look(id, personOf('bea')))?.position?.view)
  })

  test('that read too slowly skip updates and get one for all later', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    const line = hall.enter(null)
    line.say({ type: 'watch', table: id })
    await line.next('update')
    line.bufferedAmount = 1_000_000
    for (const text of ['one', 'two', 'three']) await hall.do('ana', id, { do: 'say', text })
    expect(line.all('update')).toHaveLength(1)
    line.bufferedAmount = 0
    expect(await line.next('update', update => update.seq === 4)).toMatchObject({ after: 1 })
    expect(line.page.chat).toHaveLength(3)
    line.bufferedAmount = 100_000_000
    await hall.do('ana', id, { do: 'say', text: 'four' })
    expect(line.closed).toBe(1013)
  })

  test('that have turned away hear nothing more', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    const line = hall.enter(null)
    line.say({ type: 'watch', table: id })
    await line.next('update')
    line.say({ type: 'unwatch', table: id })
    await hall.do('ana', id, { do: 'say', text: 'hi' })
    expect(line.all('update')).toHaveLength(1)
  })

  test('know who is there', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea'])
    const [ana] = await seatedAt(hall, id)
    expect(hall.hub.present(id, 'bea')).toBe(true)
    expect(hall.hub.present(id, 'cai')).toBe(false)
    expect(hall.hub.turnAt(id)).toBe('ana')
    expect(hall.hub.turnAt('elsewhere')).toBeUndefined()
    hall.enter(null).say({ type: 'watch', table: id })
    const presence = await ana.next('presence', each => each.spectators === 1)
    expect(presence).toEqual({ type: 'presence', table: id, seats: [0, 1], spectators: 1 })
  })

  test('are told when a private table is no longer for them', async () => {
    const hall = await openHall()
    const id = await hall.create('ana', { visibility: 'private' })
    const code = (await hall.hub.look(id, personOf('ana')))?.facts?.code ?? ''
    await hall.do('bea', id, { do: 'join', code })
    const [, bea] = await seatedAt(hall, id)
    await hall.do('ana', id, { do: 'unseat', seat: 1 })
    await bea.next('no-table')
    expect(bea.page.facts?.seats[1]?.person?.id).toBe('bea')
  })
})

describe('people', () => {
  test('hear on all their pages that it is their turn', async () => {
    const hall = await openHall()
    const [desk, phone] = [hall.enter('bea'), hall.enter('bea')]
    await phone.next('turns', each => each.waiting === 0)
    const id = await hall.play(['ana', 'bea'])
    const [ana] = await seatedAt(hall, id)
    while (ana.page.facts?.clock && (await hall.hub.look(id, null))?.position?.steps.at(-1)?.seat !== 0) {
      await hall.do('ana', id, choice(ana.page))
    }
    await hall.do('ana', id, choice(ana.page))
    // Somebody who has just come in may be told the number before the table.
    for (const line of [desk, phone])
      await line.next('turns', each => each.waiting === 1 && each.table === id)
  })

  test('in the lobby hear when something changes there', async () => {
    const hall = await openHall()
    const line = hall.enter(null)
    line.say({ type: 'lobby', on: true })
    await hall.create('ana')
    await line.next('lobby-changed')
  })

  test('read what the host has to say, also when they come later', async () => {
    const hall = await openHall()
    const line = hall.enter(null)
    hall.hub.announce('Closed on Monday')
    expect(line.got.at(-1)).toEqual({ type: 'announcement', text: 'Closed on Monday' })
    expect(hall.enter('ana').got.at(1)).toEqual({ type: 'announcement', text: 'Closed on Monday' })
  })

  test('lose their name in every message when it is taken from them', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    await hall.do('ana', id, { do: 'say', text: 'hi' })
    hall.hub.rename({ id: 'ana', name: '' })
    expect(JSON.stringify(await hall.hub.look(id, null))).not.toContain('ANA')
    expect((await hall.store.tables.log(id, 0)).join()).not.toContain('ANA')
  })
})

describe('a table', () => {
  test('goes when the last has left before it began', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    const line = hall.enter(null)
    line.say({ type: 'watch', table: id })
    await line.next('update')
    await hall.do('ana', id, { do: 'leave' })
    await line.next('no-table')
    expect(await hall.store.tables.row(id)).toBeNull()
    expect(await hall.do('ana', id, { do: 'join' })).toEqual({ type: 'no-table' })
  })

  test('has bots that play at once where nobody looks', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana'])
    await hall.do('ana', id, { do: 'resign' })
    await vi.waitFor(async () => expect((await hall.store.tables.row(id))?.phase).toBe('over'))
    const saved = await hall.hub.save(id, null)
    expect(saved?.ok && saved.text).toMatch(/^ludoteca-save 2 toy 1 seats=person,bot:easy seats=2 /)
  })

  test('tells who listens: started, turn, over', async () => {
    const hall = await openHall()
    const heard: object[] = []
    for (const event of ['started', 'turn', 'over'] as const) {
      hall.hub.on(event, notice => heard.push({ event, ...notice }))
    }
    const id = await hall.play(['ana', 'bea'])
    await hall.do('bea', id, { do: 'resign' })
    expect(heard).toMatchObject([
      { event: 'started', table: id, people: ['bea'] },
      { event: 'turn', table: id, person: 'ana' },
      { event: 'over', table: id, people: ['ana', 'bea'], result: { how: 'resigned', ranks: [1, 2] } },
    ])
    expect(await hall.hub.save(id, null)).toMatchObject({ ok: true })
  })

  test('keeps its save to itself until the end', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea'])
    expect(await hall.hub.save(id, personOf('ana'))).toEqual({ ok: false, refusal: { rule: 'not-over' } })
  })

  test('leads to one rematch, everybody one seat on', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea'])
    await hall.do('bea', id, { do: 'resign' })
    const first = await hall.do('bea', id, { do: 'rematch' })
    const second = await hall.do('ana', id, { do: 'rematch' })
    const made = first.type === 'done' ? first.made : undefined
    expect(made).toBeDefined()
    expect(second).toMatchObject({ type: 'done', made })
    const facts = (await hall.hub.look(made ?? '', null))?.facts
    expect(facts).toMatchObject({ phase: 'open', host: 'bea', rematchOf: id })
    expect(facts?.seats.map(seat => seat.person?.id)).toEqual(['bea', 'ana'])
    expect((await hall.hub.look(id, null))?.facts?.rematch).toBe(made)
  })

  test('makes nobody play a rematch who has not been there', async () => {
    const hall = await openHall()
    const [ana, bea] = ['ana', 'bea'].map(person => hall.enter(person)) as [FakeSocket, FakeSocket]
    const id = await hall.play(['ana', 'bea'], { rated: true })
    await hall.do('bea', id, { do: 'resign' })
    const answer = await hall.do('ana', id, { do: 'rematch' })
    const made = (answer.type === 'done' && answer.made) || ''
    const missing = { type: 'refused', refusal: { rule: 'not-come', params: { n: 1 } } }
    ana.say({ type: 'watch', table: made })
    await ana.next('update')
    expect(await hall.do('ana', made, { do: 'start' })).toMatchObject(missing)
    for (const [person, rule] of [
      ['bea', 'not-host'],
      ['cai', 'not-seated'],
    ] as const)
      expect(await hall.do(person, made, { do: 'start' })).toMatchObject({ refusal: { rule } })
    bea.say({ type: 'watch', table: made })
    await bea.next('update')
    bea.say({ type: 'seen', table: made, seq: 1 })
    bea.say({ type: 'unwatch', table: made })
    await expect.poll(() => hall.store.tables.seen(made, 'bea')).toBe(1)
    expect(await hall.do('ana', made, { do: 'start' })).toMatchObject({ type: 'done' })
  })

  test('begins a rematch with whoever is there, and without whom its host has sent away', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea', 'cai'])
    for (const person of ['bea', 'cai']) await hall.do(person, id, { do: 'resign' })
    const answer = await hall.do('ana', id, { do: 'rematch' })
    const made = (answer.type === 'done' && answer.made) || ''
    const bea = hall.enter('bea')
    bea.say({ type: 'watch', table: made })
    const { facts } = await bea.next('update')
    expect(await hall.do('ana', made, { do: 'start' })).toMatchObject({ type: 'refused' })
    const seat = facts?.seats.findIndex(each => each.person?.id === 'cai') ?? -1
    await hall.do('ana', made, { do: 'unseat', seat })
    await hall.do('ana', made, { do: 'bot', seat, level: 'easy' })
    expect(await hall.do('ana', made, { do: 'start' })).toMatchObject({ type: 'done' })
  })

  test('calls time', async () => {
    let skew = 0
    const hall = await openHall({ clock: () => Date.now() + skew })
    const id = await hall.play(['ana', 'bea'], { pace: { kind: 'live', bank: 60, increment: 0 } })
    const [, bea] = await seatedAt(hall, id)
    skew = 61_000
    await bea.next('update', update => update.facts?.overdue === 0)
    await hall.do('bea', id, { do: 'guard' })
    await bea.next('update', update => update.position?.steps.at(-1)?.guarded === true)
  })
})

describe('two processes at one table', () => {
  test('decide again when the other was first', async () => {
    const store = await newStore()
    const [one, two] = [await openHall({ store }), await openHall({ store })]
    const id = await one.create('ana', { seats: 3 })
    expect(await two.hub.look(id, null)).not.toBeNull()
    const answers = await Promise.all([
      one.do('bea', id, { do: 'join', seat: 1 }),
      two.do('cai', id, { do: 'join', seat: 1 }),
    ])
    expect(answers.map(each => each.type).sort()).toEqual(['done', 'refused'])
    const loser = answers.find(each => each.type === 'refused')
    expect(loser).toMatchObject({ refusal: { rule: 'seat-taken' } })
    expect(await store.tables.head(id)).toBe(2)
    await Promise.all([
      one.do('ana', id, { do: 'say', text: 'one' }),
      two.do('ana', id, { do: 'say', text: 'two' }),
    ])
    expect(await store.tables.head(id)).toBe(4)
  })

  test('answer a message that went to both once', async () => {
    const store = await newStore()
    const [one, two] = [await openHall({ store }), await openHall({ store })]
    const id = await one.create('ana')
    await two.hub.look(id, null)
    const say = { do: 'say', text: 'hi' } as const
    await one.hub.command(id, personOf('ana'), 'same01', say, 0)
    expect(await two.hub.command(id, personOf('ana'), 'same01', say, 0)).toMatchObject({
      type: 'done',
      seq: 2,
    })
    expect(await store.tables.head(id)).toBe(2)
  })
})

describe('memory', () => {
  test('holds a table only while somebody needs it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const counts: number[] = []
    const none = { moved() {}, appendLost() {}, refused() {}, sockets() {}, damaged() {} }
    const hall = await openHall({ metrics: { ...none, tables: count => counts.push(count) } })
    const [watched, left] = [await hall.play(['ana', 'bea']), await hall.play(['ana', 'bea'])]
    const line = hall.enter(null)
    line.say({ type: 'watch', table: watched })
    await line.next('update')
    vi.advanceTimersByTime(15_000)
    hall.now += 60_000
    vi.advanceTimersByTime(15_000)
    expect(counts).toEqual([2, 1])
    expect((await hall.hub.look(left, null))?.facts?.phase).toBe('playing')
  })

  test('holds many tables that nobody needs for a short time only', async () => {
    const hall = await openHall()
    const watched = await hall.play(['ana', 'bea'])
    const line = hall.enter(null)
    line.say({ type: 'watch', table: watched })
    await line.next('update')
    const lookAround = async (from: number): Promise<void> => {
      const ids = Array.from({ length: 600 }, (_, n) => String(from + n).padStart(12, '0'))
      await Promise.all(ids.map(id => hall.hub.look(id, null)))
      hall.now += 6_000
    }
    await lookAround(0)
    expect(hall.hub.census().tables).toBeGreaterThan(600)
    for (const from of [1_000, 2_000, 3_000]) await lookAround(from)
    expect(hall.hub.census().tables).toBeLessThan(1_700)
    expect(hall.hub.census().at(watched)).toBe(1)
  })
})

describe('after a restart', () => {
  test('everything goes on where it was', async () => {
    const store = await newStore()
    const before = await openHall({ store })
    const id = await before.play(['ana', 'bea'])
    for (let n = 0; n < 210; n++) await before.do('ana', id, { do: 'say', text: `${n}` })
    const seen = await before.hub.look(id, personOf('bea'))
    const line = before.enter('ana')
    await before.hub.stop()
    expect(line.all('closing')[0]?.retryMs).toBeLessThanOrEqual(3_000)
    expect(line.closed).toBe(1001)
    expect(await before.do('ana', id, { do: 'say', text: 'late' })).toMatchObject({
      refusal: { rule: 'closing' },
    })
    expect((await store.tables.snapshot(id))?.seq).toBeGreaterThan(199)
    const after = await openHall({ store })
    expect(await after.hub.look(id, personOf('bea'))).toEqual(seen)
  })

  test('a snapshot that cannot be used is soon replaced', async () => {
    const store = await newStore()
    const before = await openHall({ store })
    const id = await before.play(['ana', 'bea'])
    for (let n = 0; n < 210; n++) await before.do('ana', id, { do: 'say', text: `${n}` })
    const seen = await before.hub.look(id, personOf('bea'))
    await before.hub.stop()
    await store.tables.keepSnapshot(id, 210, JSON.stringify({ form: 0 }))
    const after = await openHall({ store })
    expect(await after.hub.look(id, personOf('bea'))).toEqual(seen)
    await after.do('ana', id, { do: 'say', text: 'on we go' })
    await expect.poll(async () => (await store.tables.snapshot(id))?.seq).toBeGreaterThan(213)
  })

  test('the time in between has cost nobody anything', async () => {
    const store = await newStore()
    const before = await openHall({ store })
    const id = await before.play(['ana', 'bea'], { pace: { kind: 'live', bank: 60, increment: 0 } })
    before.now += 20_000
    await before.hub.stop()
    const after = await openHall({ store, clock: () => before.now + 3_600_000 })
    const clock = (await after.hub.look(id, null))?.facts?.clock
    expect(clock).toMatchObject({ running: 0, due: before.now + 3_600_000 + 40_000 })
    expect((await store.tables.log(id, 0)).filter(line => line.includes('reopened'))).toHaveLength(1)
  })

  test('a clock that runs out right after opening is called out in time', async () => {
    const store = await newStore()
    const before = await openHall({ store })
    const id = await before.play(['ana', 'bea'], { pace: { kind: 'live', bank: 60, increment: 0 } })
    before.now += 59_900
    await before.hub.stop()
    // The clock was due while the server was closed, so the store hands it out before the tables are looked through.
    let letLook = (): void => {}
    const handedOut = new Promise<void>(resolve => (letLook = resolve))
    const list: Store['tables']['list'] = query => handedOut.then(() => store.tables.list(query))
    const info = vi.fn()
    let now = before.now + 3_600_000
    await openHall({
      store: { ...store, tables: { ...store.tables, list } },
      clock: () => now,
      log: { ...before.log, info },
    })
    const has = async (kind: string): Promise<void> => {
      expect(await store.tables.log(id, 0)).toContainEqual(expect.stringContaining(`"kind":"${kind}"`))
    }
    await vi.waitFor(() => has('reopened'))
    letLook()
    await vi.waitFor(() =>
      expect(info).toHaveBeenCalledWith(expect.anything(), 'looked through the unfinished tables'),
    )
    now += 1_000
    await vi.waitFor(() => has('timeout'))
  })

  test('a table that does not replay is reported, the others are served', async () => {
    const store = await newStore()
    const before = await openHall({ store })
    const [bad, good] = [await before.play(['ana', 'bea']), await before.play(['ana', 'bea'])]
    const row = await store.tables.row(bad)
    if (row) await store.tables.append(bad, 3, ['{"kind":"acted"}'], { ...row, seq: 4 })
    await before.hub.stop()
    const damaged: string[] = []
    const metrics = { moved() {}, appendLost() {}, refused() {}, sockets() {}, tables() {} }
    const after = await openHall({ store, metrics: { ...metrics, damaged: table => damaged.push(table) } })
    await vi.waitFor(() => expect(damaged).toEqual([bad]))
    expect((await after.hub.look(bad, null))?.facts?.unplayable).toBe('damaged')
    expect(await after.do('ana', bad, { do: 'resign' })).toMatchObject({ refusal: { rule: 'damaged' } })
    expect(await after.do('ana', good, { do: 'resign' })).toMatchObject({ type: 'done' })
  })

  test('a table of other rules is shown and not played', async () => {
    const store = await newStore()
    const before = await openHall({ store })
    const id = await before.play(['ana', 'bea'])
    await before.hub.stop()
    const toy = toyGames.get('toy') as AnyGame
    const after = await openHall({ store, games: new Map([['toy', { ...toy, version: 2 }]]) })
    expect((await after.hub.look(id, null))?.facts).toMatchObject({ unplayable: 'other-rules', version: 1 })
    expect(await after.do('ana', id, { do: 'resign' })).toMatchObject({ refusal: { rule: 'other-rules' } })
  })
})

describe('a store that fails', () => {
  test('lets nobody believe that something was kept', async () => {
    const store = await newStore()
    let broken = false
    const tables: Store['tables'] = Object.create(store.tables, {
      append: {
        value: (...args: Parameters<Store['tables']['append']>) =>
          broken ? Promise.reject(new Error('disk full')) : store.tables.append(...args),
      },
    })
    const hall = await openHall({ store: { ...store, tables } })
    const id = await hall.create('ana')
    const line = hall.enter(null)
    line.say({ type: 'watch', table: id })
    await line.next('update')
    broken = true
    expect(await hall.do('ana', id, { do: 'say', text: 'lost' })).toMatchObject({
      refusal: { rule: 'not-saved' },
    })
    broken = false
    expect(line.all('update')).toHaveLength(1)
    expect((await hall.hub.look(id, null))?.chat?.lines).toEqual([])
    expect(await hall.do('ana', id, { do: 'say', text: 'kept' })).toMatchObject({ type: 'done', seq: 2 })
  })
})
