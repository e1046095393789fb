import { setTimeout as pause } from 'node:timers/promises'
import { openProxy, type Way } from '@ludoteca/harness/postgres/proxy.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { InDoubt } from '../../src/store/doubt.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import type { Place } from '../store/conformance/places.ts'
import { personRow, tableRow } from '../store/rows.ts'
import { newDatabase, query } from './place.ts'

let place: Place
let direct: Store

beforeAll(async () => {
  place = await newDatabase()
  direct = await openStore(place.url)
})
beforeEach(() => place.empty())
afterAll(async () => {
  await direct.close()
  await place.remove()
})

async function throughProxy(): Promise<{ proxy: Way; store: Store }> {
  const proxy = await openProxy(place.url)
  const store = await openStore(proxy.url)
  onTestFinished(async () => {
    await store.close()
    await proxy.close()
  })
  return { proxy, store }
}

const SOON = { interval: 50 }

test('connections cut in the middle of transactions end nothing, and the work is done', async () => {
  const store = await openStore(place.url)
  onTestFinished(() => store.close())
  await store.people.add(personRow('ana', { name: 'Ana' }))
  for (let round = 0; round < 15; round++) {
    const holder = new pg.Client(place.url)
    await holder.connect()
    await holder.query(`begin; select from people where id = 'ana' for update`)
    const changes = [1, 2, 3].map(() => store.people.change('ana', { since: round }))
    await vi.waitFor(async () => {
      const waiting = await query(place.url, `select from pg_stat_activity where wait_event_type = 'Lock'`)
      expect(waiting.length).toBeGreaterThanOrEqual(3)
    }, SOON)
    await query(
      place.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    await holder.query('rollback')
    await holder.end()
    expect(await Promise.all(changes)).toEqual([true, true, true])
    expect((await store.people.byId('ana'))?.since).toBe(round)
  }
})

test('connections cut between two statements of a transaction end nothing', async () => {
  const { proxy, store } = await throughProxy()
  for (let round = 0; round < 15; round++) {
    const id = `ana${round}`
    const added = store.people.add(personRow(id, { name: id }))
    await pause(round % 5)
    proxy.cut()
    // In doubt, or done: never half of it, and the node lives on.
    await added.catch(() => {})
    expect(await store.people.byId('nobody')).toBeNull()
  }
})

test('an append whose answer was cut off is found to have been kept, once', async () => {
  const { proxy, store } = await throughProxy()
  await store.tables.append('t', 0, ['made'], tableRow('t', 1))
  for (const [seq, phase] of [
    [1, 'playing'],
    [2, 'over'],
  ] as const) {
    proxy.silence('answers')
    const appended = store.tables.append('t', seq, [`line ${seq}`], { ...tableRow('t', seq + 1), phase })
    await vi.waitFor(
      async () => expect(await direct.tables.head('t')).toBe(phase === 'playing' ? 2 : seq),
      SOON,
    )
    proxy.speak()
    proxy.cut()
    expect(await appended).toBe(true)
  }
  expect(await direct.tables.log('t', 0)).toEqual(['made', 'line 1', 'line 2'])
})

test('nobody waits for a database that says nothing, and it is back as soon as it speaks', async () => {
  const { proxy, store } = await throughProxy()
  await store.tables.append('t', 0, ['made'], tableRow('t', 1))
  // All connections are there, and at rest: each of them falls silent.
  await Promise.all(Array.from({ length: 20 }, () => store.tables.head('t')))
  proxy.silence()
  const since = performance.now()
  const [appended, read, proved] = await Promise.allSettled([
    store.tables.append('t', 1, ['moved'], tableRow('t', 2)),
    store.tables.head('t'),
    store.prove(),
  ])
  expect(performance.now() - since).toBeLessThan(12_000)
  expect(appended.status === 'rejected' && appended.reason).toBeInstanceOf(InDoubt)
  expect(read.status).toBe('rejected')
  expect(proved.status).toBe('rejected')
  proxy.speak()
  const back = performance.now()
  await vi.waitFor(async () => {
    const kept = await store.tables.append('t', 1, ['moved'], tableRow('t', 2))
    expect(kept || (await store.tables.log('t', 1))[0] === 'moved').toBe(true)
  }, SOON)
  expect(performance.now() - back).toBeLessThan(5_000)
  expect(await direct.tables.log('t', 0)).toEqual(['made', 'moved'])
})

test('a node cut off from the news notices, and is told to look', async () => {
  const { proxy, store } = await throughProxy()
  const missed = vi.fn()
  const heard: number[] = []
  store.tables.onAppended((_, seq) => heard.push(seq), missed)
  proxy.silence()
  await pause(500)
  proxy.speak()
  await vi.waitFor(() => expect(missed).toHaveBeenCalled(), SOON)
  await direct.tables.append('t', 0, ['made'], tableRow('t', 1))
  await vi.waitFor(() => expect(heard).toEqual([1]), SOON)
})
