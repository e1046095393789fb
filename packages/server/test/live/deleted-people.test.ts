import type { TableFacts } from '@ludoteca/protocol'
import { expect, test, vi } from 'vitest'
import { removePerson } from '../../src/accounts/delete-person.ts'
import type { PersonRow } from '../../src/store/store.ts'
import { type Hall, newStore, openHall, personOf, TERMS } from './hall.ts'

/* Nobody waits at a table for somebody who has been deleted. */

const remove = async (hall: Hall, id: string): Promise<void> =>
  removePerson(hall.store, hall.hub, (await hall.store.people.byId(id)) as PersonRow, hall.now)

async function seatsAt(hall: Hall, table: string): Promise<TableFacts['seats']> {
  const update = await hall.hub.look(table, null)
  return update?.facts?.seats ?? []
}

test('another game of the same people has an empty seat for who has been deleted since', async () => {
  const hall = await openHall()
  const over = await hall.play(['ana', 'bea'])
  await hall.do('bea', over, { do: 'resign' })
  await remove(hall, 'bea')
  const again = await hall.do('ana', over, { do: 'rematch' })
  if (again.type !== 'done' || !again.made) throw new Error(again.type)
  expect((await seatsAt(hall, again.made)).map(({ person }) => person?.id ?? null)).toEqual([null, 'ana'])
  expect(await hall.do('ana', again.made, { do: 'start' })).toMatchObject({
    refusal: { rule: 'seats-empty' },
  })
})

test('whoever is deleted while they sit down or make a table is at none', async () => {
  const hall = await openHall()
  const table = await hall.create('ana')
  let reached = (): void => {}
  const arrived = new Promise<void>(resolve => (reached = resolve))
  let goOn = (): void => {}
  const held = new Promise<void>(resolve => (goOn = resolve))
  const { append } = hall.store.tables
  vi.spyOn(hall.store.tables, 'append').mockImplementation(async (...given) => {
    reached()
    await held
    return append(...given)
  })
  const joined = hall.do('bea', table, { do: 'join' })
  const made = hall.hub.create(personOf('bea'), TERMS)
  await arrived
  const removed = remove(hall, 'bea')
  await vi.waitFor(async () => expect((await hall.store.people.byId('bea'))?.deleted).toBe(true))
  goOn()
  await Promise.all([joined, removed])
  expect(await made).toEqual({ ok: false, refusal: { rule: 'sign-in-first' } })
  expect((await seatsAt(hall, table)).map(({ person }) => person?.id ?? null)).toEqual(['ana', null])
  expect(await hall.store.tables.mine('bea', 10)).toEqual([])
})

test('seats of the deleted are given up when the server starts, and before a game begins', async () => {
  const store = await newStore()
  const before = await openHall({ store })
  const playing = await before.play(['ana', 'bea'])
  const waiting = await before.create('ana')
  await before.do('bea', waiting, { do: 'join' })
  await before.hub.stop()
  await store.people.change('bea', { deleted: true, name: '' })
  const hall = await openHall({ store })
  await vi.waitFor(async () => expect((await store.tables.row(playing))?.phase).toBe('over'))
  await vi.waitFor(async () => expect((await seatsAt(hall, waiting))[1]?.person).toBeNull())
  await hall.do('cai', waiting, { do: 'join' })
  await store.people.change('cai', { deleted: true, name: '' })
  expect(await hall.do('ana', waiting, { do: 'start' })).toMatchObject({ refusal: { rule: 'seats-empty' } })
})

test('a page that comes in late gives nobody deleted their name back', async () => {
  const hall = await openHall()
  const table = await hall.play(['ana', 'bea'])
  await remove(hall, 'bea')
  hall.enter('bea')
  const { facts } = (await hall.hub.look(table, null)) ?? {}
  expect(facts?.seats[1]?.person).toEqual({ id: 'bea', name: '' })
})
