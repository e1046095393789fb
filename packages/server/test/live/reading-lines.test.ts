import { PROTOCOL } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { FakeSocket, openHall, personOf } from './hall.ts'

/** A line that may only look, as one that was opened with a token for reading. */
async function looking(hall: Awaited<ReturnType<typeof openHall>>, person: string, table: string) {
  const line = new FakeSocket()
  hall.hub.attach(line, personOf(person), '', undefined, false)
  line.say({ type: 'hello', protocol: PROTOCOL })
  line.say({ type: 'watch', table })
  await line.next('update')
  return line
}

test('a line that may only look does not stand for its person: notices go out, and a rematch waits', async () => {
  const hall = await openHall()
  const table = await hall.play(['ana', 'bea'])
  await hall.do('bea', table, { do: 'resign' })
  const again = await hall.do('ana', table, { do: 'rematch' })
  const made = (again.type === 'done' && again.made) || ''
  const line = await looking(hall, 'bea', made)
  expect(hall.hub.present(made, 'bea')).toBe(false)
  expect(await line.next('presence')).toMatchObject({ seats: [], spectators: 1 })
  const refusal = { rule: 'not-come', params: { n: 1 } }
  expect(await hall.do('ana', made, { do: 'start' })).toEqual({ type: 'refused', refusal })
})

test('what a page says after the server has hung up on it is not listened to', async () => {
  const hall = await openHall()
  const table = await hall.create('ana')
  const page = hall.enter('bea')
  hall.hub.hangUp('bea')
  page.say({ type: 'do', id: 'late0001', table, command: { do: 'join' } })
  for (let n = 0; n < 5; n++) await hall.do('ana', table, { do: 'phrase', phrase: 'hello' })
  const seats = (await hall.hub.look(table, null))?.facts?.seats
  expect(seats?.map(seat => seat.person?.id)).toEqual(['ana', undefined])
})
