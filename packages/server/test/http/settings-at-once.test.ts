import type { Me, PersonSettings } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { dueAfterChange } from '../../src/table/days.ts'
import { guestAt, newDevice, openTestServer } from './test-server.ts'

const DAY = 86_400_000
const AT_HOME: PersonSettings = { away: null, quiet: null, webhook: null }

test('plans changed three times at once move a turn once, and coming back moves it back', async () => {
  let due = 0
  const told: (readonly [number | null, number | null])[] = []
  const server = await openTestServer({
    hub: {
      async changeAvailability(_, before, after) {
        told.push([before.away, after.away])
        const now = server.now
        await new Promise(resolve => setTimeout(resolve, 5))
        due = dueAfterChange(due, now, before, after, first)
      },
    },
  })
  const first = server.now + DAY
  due = first
  const device = await guestAt(server, 'Ana')
  const put = async (away: number | null) =>
    (await device.ask<Me>('PUT', '/me/settings', { ...AT_HOME, away })).body.settings
  const away = server.now + 3 * DAY
  await Promise.all([put(away), put(away), put(away)])
  expect(due).toBe(first + 3 * DAY)
  await Promise.all([put(null), put(away), put(null)])
  const kept = (await device.ask<Me>('GET', '/me')).body.settings.away
  expect(due).toBe(kept === null ? first : first + 3 * DAY)
  expect((await put(null)).away).toBeNull()
  expect(due).toBe(first)
  // Each change begins where the one before it ended.
  expect(told.slice(1).map(([before]) => before)).toEqual(told.slice(0, -1).map(([, after]) => after))
  await server.close()
})

test('on several nodes too each change starts from what the one before it has left', async () => {
  let due = 0
  let now = 0
  const told: (readonly [number | null, number | null])[] = []
  const hub = {
    async changeAvailability(_: string, before: PersonSettings, after: PersonSettings) {
      await new Promise(resolve => setTimeout(resolve, 5))
      told.push([before.away, after.away])
      due = dueAfterChange(due, now, before, after, first)
    },
  }
  const one = await openTestServer({ hub })
  const two = await openTestServer({ hub, database: one.database })
  now = one.now
  const first = now + DAY
  due = first
  const device = await guestAt(one, 'Ana')
  const same = newDevice(two)
  same.cookie = device.cookie
  const put = async (at: typeof device, days: number) =>
    (await at.ask<Me>('PUT', '/me/settings', { ...AT_HOME, away: days === 0 ? null : now + days * DAY }))
      .status
  for (const days of [3, 0, 5]) {
    const answers = await Promise.all([put(device, days), put(same, 2), put(device, 4), put(same, days)])
    expect(answers).toEqual([200, 200, 200, 200])
  }
  expect(told.slice(1).map(([before]) => before)).toEqual(told.slice(0, -1).map(([, after]) => after))
  const { away } = (await same.ask<Me>('GET', '/me')).body.settings
  expect(due).toBe(first + ((away ?? now) - now))
  expect(await one.store.settings.under('leased ')).toEqual(new Map())
  await two.close()
  await one.close()
})
