import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runAdmin } from '../../src/admin/run.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import type { Place } from '../store/conformance/places.ts'
import { personRow, tableRow } from '../store/rows.ts'
import { newDatabase, query } from './place.ts'

let place: Place
let one: Store
let two: Store

beforeAll(async () => {
  place = await newDatabase()
  one = await openStore(place.url)
  two = await openStore(place.url)
})
beforeEach(() => place.empty())
afterAll(async () => {
  await one.close()
  await two.close()
  await place.remove()
})

const cutAll = () =>
  query(
    place.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'ludoteca'`,
  )

test('a node hears what others append, and not itself', async () => {
  const heard: string[] = []
  const own: string[] = []
  const stops = [
    two.tables.onAppended((table, seq) => heard.push(`${table} ${seq}`)),
    one.tables.onAppended((table, seq) => own.push(`${table} ${seq}`)),
  ]
  await one.tables.append('t', 0, ['a', 'b'], tableRow('t', 2))
  await one.tables.append('t', 2, ['c'], tableRow('t', 3))
  await expect.poll(() => heard.at(-1)).toBe('t 3')
  expect(own).toEqual([])
  for (const stop of stops) stop()
})

test('moves at many tables go to disk together; a table that somebody holds keeps no other waiting', async () => {
  const sizes: number[] = []
  const busy = await openStore(place.url, size => sizes.push(size))
  const tables = Array.from({ length: 20 }, (_, at) => `t${at}`)
  for (const table of tables) await busy.tables.append(table, 0, ['made'], tableRow(table, 1))
  sizes.length = 0
  const holder = new pg.Client(place.url)
  await holder.connect()
  await holder.query(`begin; select from tables where id = 't7' for update`)
  const moves = tables.map(table => busy.tables.append(table, 1, ['moved', 'on'], tableRow(table, 3)))
  expect(await Promise.all(moves.toSpliced(7, 1))).toEqual(Array(19).fill(true))
  expect(sizes).toEqual([19])
  expect(await busy.tables.head('t7')).toBe(1)
  await holder.query('rollback')
  await holder.end()
  expect(await moves[7]).toBe(true)
  const logs = await Promise.all(tables.map((table, at) => two.tables.log(table, at % 3)))
  expect(logs).toEqual(tables.map((_, at) => ['made', 'moved', 'on'].slice(at % 3)))
  await busy.close()
})

test('cut connections are replaced; nothing asked meanwhile fails, and whoever listens is told to look', async () => {
  const missed = vi.fn()
  const heard: number[] = []
  const stop = two.tables.onAppended((_, seq) => heard.push(seq), missed)
  await one.tables.append('t', 0, ['0'], tableRow('t', 1))
  const writing = (async () => {
    for (let seq = 1; seq <= 60; seq++) {
      expect(await one.tables.append('t', seq, [String(seq)], tableRow('t', seq + 1))).toBe(true)
      expect(await two.tables.head('t')).toBe(seq + 1)
    }
  })()
  await cutAll()
  await writing
  await expect.poll(() => missed.mock.calls.length).toBeGreaterThan(0)
  await one.tables.append('t', 61, ['61'], tableRow('t', 62))
  await expect.poll(() => heard.at(-1)).toBe(62)
  expect(await two.tables.log('t', 0)).toEqual(Array.from({ length: 62 }, (_, seq) => String(seq)))
  stop()
})

test('nodes that start together on an empty database agree on its schema', async () => {
  const fresh = await newDatabase()
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(fresh.url)))
  for (const store of stores) expect(await store.tables.head('t')).toBe(0)
  await Promise.all(stores.map(store => store.close()))
  await fresh.remove()
})

test('the host looks after a database on PostgreSQL as after any other', async () => {
  await one.people.add(personRow('ana', { name: 'Ana' }))
  const said: string[] = []
  const admin = (...words: string[]) =>
    runAdmin({
      words,
      data: '/nowhere',
      database: place.url,
      days: null,
      clear: false,
      lang: 'en',
      clock: Date.now,
      out: line => void said.push(line),
    })
  expect(await admin('users', 'ban', 'ana')).toBeNull()
  expect((await two.people.byId('ana'))?.banned).toBeGreaterThan(Date.now())
  expect(await admin('backup', join(tmpdir(), 'never.db'))).toContain('pg_dump')
})
