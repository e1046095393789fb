import { expect, test } from 'vitest'
import { openHall } from './hall.ts'

test('a page cannot say that it has seen more than there is', async () => {
  const hall = await openHall()
  const table = await hall.play(['ana', 'bea'])
  const line = hall.enter('ana')
  line.say({ type: 'watch', table })
  const { seq } = await line.next('update')
  line.say({ type: 'seen', table, seq: Number.MAX_SAFE_INTEGER })
  await hall.hub.stop()
  expect(await hall.store.tables.seen(table, 'ana')).toBe(seq)
})
