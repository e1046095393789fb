import { PROTOCOL } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { FakeSocket, openHall, personOf } from './hall.ts'

/** A hall where Bea is a program. */
async function withProgram() {
  const hall = await openHall()
  await hall.store.people.change('bea', { program: true })
  const table = await hall.create('ana')
  const invite = (name: string, seat?: number) =>
    hall.do('ana', table, { do: 'invite', name, ...(seat === undefined ? {} : { seat }) })
  return { hall, table, invite }
}

const refused = (rule: string, params?: object) => ({
  type: 'refused',
  refusal: { rule, ...(params && { params }) },
})

test('the host gives a seat to a program, and the game begins when it has come', async () => {
  const { hall, table, invite } = await withProgram()
  expect(await invite('bea')).toMatchObject({ type: 'done' })
  const seats = (await hall.hub.look(table, null))?.facts?.seats
  expect(seats?.[1]?.person).toMatchObject({ id: 'bea', program: true })
  const start = () => hall.do('ana', table, { do: 'start' })
  expect(await start()).toEqual(refused('not-come', { n: 1 }))
  const line = new FakeSocket()
  hall.hub.attach(line, personOf('bea'))
  line.say({ type: 'hello', protocol: PROTOCOL })
  line.say({ type: 'watch', table })
  await line.next('update')
  expect(await start()).toMatchObject({ type: 'done' })
})

test('a program that does not want to come leaves, or is asked to', async () => {
  const { hall, table, invite } = await withProgram()
  await invite('bea', 1)
  expect(await hall.do('bea', table, { do: 'leave' })).toMatchObject({ type: 'done' })
  await invite('bea')
  expect(await hall.do('ana', table, { do: 'unseat', seat: 1 })).toMatchObject({ type: 'done' })
})

test('nobody else is invited, nor by anybody else, nor twice', async () => {
  const { hall, table, invite } = await withProgram()
  expect(await invite('cai')).toEqual(refused('no-such-program', { name: 'cai' }))
  expect(await invite('nobody')).toEqual(refused('no-such-program', { name: 'nobody' }))
  expect(await invite('bea', 0)).toEqual(refused('seat-taken'))
  expect(await invite('bea', 7)).toEqual(refused('no-such-seat'))
  const others = await hall.create('cai')
  expect(await hall.do('ana', others, { do: 'invite', name: 'bea' })).toEqual(refused('not-seated'))
  await hall.do('ana', others, { do: 'join' })
  expect(await hall.do('ana', others, { do: 'invite', name: 'bea' })).toEqual(refused('not-host'))
  await invite('bea')
  expect(await invite('bea')).toEqual(refused('already-here', { name: 'bea' }))
  await hall.store.people.change('bea', { banned: hall.now + 1_000_000 })
  await hall.do('ana', table, { do: 'unseat', seat: 1 })
  expect(await invite('bea')).toEqual(refused('no-such-program', { name: 'bea' }))
})

test('where only programs are left that were invited, nobody is left', async () => {
  const { hall, table, invite } = await withProgram()
  await invite('bea')
  await hall.do('ana', table, { do: 'leave' })
  await expect.poll(() => hall.store.tables.row(table)).toBeNull()
  expect(await hall.store.tables.mine('bea', 9)).toEqual([])
})

test('the host hands over to whoever has sat down, not to a program that was given a seat', async () => {
  const hall = await openHall()
  await hall.store.people.change('bea', { program: true })
  const table = await hall.create('ana', { seats: 3 })
  await hall.do('ana', table, { do: 'invite', name: 'bea', seat: 1 })
  await hall.do('cai', table, { do: 'join', seat: 2 })
  await hall.do('ana', table, { do: 'leave' })
  const facts = (await hall.hub.look(table, null))?.facts
  expect(facts?.host).toBe('cai')
  expect(facts?.seats[1]?.person?.id).toBe('bea')
})
