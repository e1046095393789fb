import type { AnyGame } from '@ludoteca/engine'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { newStore, openHall, personOf, toyGames } from './hall.ts'

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
