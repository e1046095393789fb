import type { Me, PersonSettings } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { dueAfterChange } from '../../src/table/days.ts'
import { guestAt, openHouse } from './house.ts'

const DAY = 86_400_000
const AT_HOME: PersonSettings = { away: null, quiet: null, webhook: null }

test('plans changed three times at once move a turn once, and coming back moves it back', async () => {
  let due = 0
  const told: (readonly [number | null, number | null])[] = []
  const house = await openHouse({
    hub: {
      async changePlans(_, before, after) {
        told.push([before.away, after.away])
        const now = house.now
        await new Promise(resolve => setTimeout(resolve, 5))
        due = dueAfterChange(due, now, before, after, first)
      },
    },
  })
  const first = house.now + DAY
  due = first
  const device = await guestAt(house, 'Ana')
  const put = async (away: number | null) =>
    (await device.ask<Me>('PUT', '/me/settings', { ...AT_HOME, away })).body.settings
  const away = house.now + 3 * DAY
  await Promise.all([put(away), put(away), put(away)])
  expect(due).toBe(first + 3 * DAY)
  await Promise.all([put(null), put(away), put(null)])
  const kept = (await device.ask<Me>('GET', '/me')).body.settings.away
  expect(due).toBe(kept === null ? first : first + 3 * DAY)
  expect((await put(null)).away).toBeNull()
  expect(due).toBe(first)
  // Each change begins where the one before it ended.
  expect(told.slice(1).map(([before]) => before)).toEqual(told.slice(0, -1).map(([, after]) => after))
  await house.close()
})
