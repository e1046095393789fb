import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { exportPerson, SLICE, type Slice } from '../../src/accounts/export.ts'
import { openExports } from '../../src/http/exports.ts'
import type { Store } from '../../src/store/store.ts'
import { newStore } from '../live/hall.ts'
import { personRow } from '../store/rows.ts'
import { tableRow } from './rows.ts'
import { guestAt, newDevice, openTestServer, type TestServer } from './test-server.ts'

const MANY = 30_000
const LINE = (n: number) =>
  JSON.stringify({
    kind: 'said',
    at: n,
    by: n % 3 ? 'ana' : 'bea',
    id: `m${n}`,
    text: `line ${n} ${'x'.repeat(40)}`,
  })

/** A server with a table at which very much has been said. */
async function talkative(): Promise<Store> {
  const store = await newStore()
  const lines = Array.from({ length: MANY }, (_, n) => LINE(n))
  await store.tables.append('long00', 0, lines, {
    ...tableRow({ id: 'long00', people: ['ana', 'bea'] }),
    seq: MANY,
  })
  await store.tables.append('short0', 0, ['{}'], tableRow({ id: 'short0', people: ['ana', null] }))
  return store
}

test('an export is whole, and read and written in slices between which others have their turn', async () => {
  const store = await talkative()
  const ana = await store.people.byId('ana')
  if (!ana) throw new Error('no Ana')
  let slices = 0
  let longest = 0
  const counted: Store = {
    ...store,
    tables: {
      ...store.tables,
      log: () => Promise.reject(new Error('a whole log must not be read')),
      async part(table, from, count) {
        const lines = await store.tables.part(table, from, count)
        longest = Math.max(longest, lines.length)
        return lines
      },
    },
  }
  const slice: Slice = async work => {
    slices++
    return work()
  }
  let text = ''
  let piece = 0
  for await (const part of exportPerson(counted, ana, slice)) {
    text += part
    piece = Math.max(piece, part.length)
  }
  expect(longest).toBe(SLICE)
  expect(slices).toBeGreaterThanOrEqual(MANY / SLICE)
  expect(piece).toBeLessThanOrEqual(SLICE * 200)
  const { person, tables } = JSON.parse(text)
  expect(person.id).toBe('ana')
  const said = tables.find((each: { id: string }) => each.id === 'long00').said
  expect(said).toHaveLength(MANY - MANY / 3)
  expect(said.every((line: { by: string }) => line.by === 'ana')).toBe(true)
  expect(tables.find((each: { id: string }) => each.id === 'short0').said).toEqual([])
})

test('others have their turn after each slice: as many turns of the loop pass as there are slices', async () => {
  const store = await talkative()
  const ana = await store.people.byId('ana')
  if (!ana) throw new Error('no Ana')
  let turns = 0
  let over = false
  const count = (): void => {
    turns++
    if (!over) setImmediate(count)
  }
  setImmediate(count)
  const begun = openExports(store, { limits: true }).begin(ana, 'home')
  if (!begun.ok) throw new Error('not begun')
  for await (const _ of begun.value);
  over = true
  expect(turns).toBeGreaterThanOrEqual(MANY / SLICE)
})

test('nothing is read ahead of somebody who does not read, and their place is free when they have gone', async () => {
  const store = await talkative()
  const ana = await store.people.byId('ana')
  if (!ana) throw new Error('no Ana')
  let slices = 0
  const desk = openExports(store, {
    limits: true,
    slice: async work => {
      slices++
      return work()
    },
  })
  const begun = desk.begin(ana, 'home')
  if (!begun.ok) throw new Error('not begun')
  begun.value.read(0)
  await new Promise(resume => setTimeout(resume, 200))
  expect(slices).toBeLessThan(10)
  expect(desk.begin(ana, 'elsewhere')).toMatchObject({ ok: false, trouble: { code: 'export-busy' } })
  begun.value.destroy()
  await new Promise(resume => begun.value.once('close', resume))
  expect(desk.going).toBe(0)
  const again = desk.begin(ana, 'home')
  expect(again.ok).toBe(true)
  if (again.ok) again.value.destroy()
})

test('one person, one address and all together have so many at a time', async () => {
  const store = await newStore()
  const desk = openExports(store, { limits: true })
  const begun = (person: string, address: string): boolean => {
    const outcome = desk.begin(personRow(person), address)
    if (outcome.ok) onTestFinished(() => void outcome.value.destroy())
    return outcome.ok
  }
  expect([begun('a', 'home'), begun('b', 'home'), begun('c', 'home')]).toEqual([true, true, false])
  const rest = ['d', 'e', 'f', 'g', 'h', 'i', 'j'].map(each => begun(each, each))
  expect(rest).toEqual([true, true, true, true, true, true, false])
})

test('over the API: complete, in words when it is asked for too often, and with nobody’s former name', async () => {
  const server: TestServer = await openTestServer({ limits: true })
  onTestFinished(() => server.close())
  const device = await guestAt(server, 'Ana')
  const { id } = (await device.ask<{ id: string }>('GET', '/me')).body
  await server.store.people.add(personRow('gone', { name: '', key: null, deleted: true }))
  const row = { ...tableRow({ id: 'table0', people: [id, 'gone'], phase: 'over' }) }
  await server.store.tables.append('table0', 0, ['{}'], row)
  const answers = []
  for (let n = 0; n < 5; n++) answers.push(await device.ask<{ tables: object[] }>('GET', '/me/export'))
  expect(answers.map(each => each.status)).toEqual([200, 200, 200, 200, 429])
  expect(answers[0]?.body.tables).toMatchObject([
    { id: 'table0', said: [], seats: [{}, { person: { name: '' } }] },
  ])
  expect(JSON.stringify(answers[0]?.body)).not.toContain('name of long ago')
  expect(answers[4]?.body.problem.message).toMatch(/try again/)
  expect((await newDevice(server).ask('GET', '/me/export')).status).toBe(401)
})

test('one that ends because nobody reads it is no failure of the server', async () => {
  const given = new Readable({ read: () => given.destroy() })
  const save = async () => ({ ok: true as const, text: given as unknown as string })
  const server = await openTestServer({ hub: { save } })
  onTestFinished(() => server.close())
  const device = await guestAt(server, 'Ana')
  expect((await device.ask('GET', '/tables/table00000/save')).status).toBe(500)
  expect(server.errors).toEqual([])
})

test('figures are read a page at a time, and all of them are in the file', async () => {
  const store = await newStore()
  const ana = await store.people.byId('ana')
  if (!ana) throw new Error('no Ana')
  const MOST_FIGURES = 450
  let longest = 0
  const paged: Store = {
    ...store,
    archive: {
      ...store.archive,
      async figures(person, limit, after = null) {
        longest = Math.max(longest, limit)
        const from = after?.ended ?? MOST_FIGURES
        const ended = Array.from({ length: Math.min(limit, from) }, (_, n) => from - n - 1)
        const rows = ended.map(each => ({
          ...{ person, open: true, game: 'lisboa', seat: 0, seats: 2, place: 1, total: each, others: [] },
          ...{ sources: {}, pace: null, otherPace: null, table: `t${each}`, ended: each, mu: null },
        }))
        const last = ended.at(-1) ?? 0
        return { rows, next: last === 0 ? null : { ended: last, id: `t${last}` } }
      },
    },
  }
  let text = ''
  for await (const part of exportPerson(paged, ana, work => work())) text += part
  const { figures, tables } = JSON.parse(text)
  expect(figures.map((each: { total: number }) => each.total)).toEqual(
    Array.from({ length: MOST_FIGURES }, (_, n) => MOST_FIGURES - n - 1),
  )
  expect(longest).toBeLessThanOrEqual(200)
  expect(tables).toEqual([])
})
