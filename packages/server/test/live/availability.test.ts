import { expect, test } from 'vitest'
import { openHall } from './hall.ts'

const DAY = 86_400_000
const AT_HOME = { away: null, quiet: null, webhook: null }

test('turns of days follow the plans of the person on turn, and everybody sees it', async () => {
  const hall = await openHall()
  const slow = await hall.play(['ana', 'bea'], { pace: { kind: 'days', days: 1 } })
  const live = await hall.play(['ana', 'bea'], { pace: { kind: 'live', bank: 60, increment: 0 } })
  const due = async (table: string) => (await hall.store.tables.row(table))?.due
  const [before, running] = [await due(slow), await due(live)]
  expect(before).toBe(hall.now + DAY)
  const page = hall.enter('bea')
  page.say({ type: 'watch', table: slow })
  await page.next('update')

  hall.now += DAY / 4
  const away = { ...AT_HOME, away: hall.now + 3 * DAY }
  await hall.hub.changeAvailability('ana', AT_HOME, away)
  expect(await due(slow)).toBe(hall.now + 3.75 * DAY)
  await page.next('update', update => update.clock?.due === hall.now + 3.75 * DAY)
  await hall.hub.changeAvailability('bea', AT_HOME, away)
  expect(await due(slow)).toBe(hall.now + 3.75 * DAY)
  await hall.hub.changeAvailability('ana', away, AT_HOME)
  expect(await due(slow)).toBe(hall.now + 0.75 * DAY)
  expect(await due(live)).toBe(running)
})

const night = (from: number, to: number) => ({ ...AT_HOME, quiet: { from, to, zone: 'UTC' } })

test('a turn of a day is put off by less than a day, however often quiet hours change', async () => {
  const hall = await openHall()
  const table = await hall.play(['ana', 'bea'], { pace: { kind: 'days', days: 1 } })
  const due = async () => (await hall.store.tables.row(table))?.due ?? 0
  const first = await due()
  let before = AT_HOME as Parameters<typeof hall.hub.changeAvailability>[1]
  for (let n = 0; n < 40; n++) {
    const minute = new Date(await due()).getUTCHours() * 60 + new Date(await due()).getUTCMinutes()
    const after = night(minute, (minute + 1439) % 1440)
    await hall.hub.changeAvailability('ana', before, after)
    before = after
    expect(await due()).toBeLessThan(first + DAY)
    // Also while it is up but for quiet hours.
    hall.now = Math.min(hall.now + DAY / 12, (await due()) - 60_000)
  }
})

test('and by sixty days at most, however often its person stays away longer', async () => {
  const hall = await openHall()
  const table = await hall.play(['ana', 'bea'], { pace: { kind: 'days', days: 1 } })
  const due = async () => (await hall.store.tables.row(table))?.due ?? 0
  const first = await due()
  let before = AT_HOME as Parameters<typeof hall.hub.changeAvailability>[1]
  for (let n = 0; n < 6; n++) {
    const after = { ...AT_HOME, away: hall.now + 60 * DAY }
    await hall.hub.changeAvailability('ana', before, after)
    before = after
    expect(await due()).toBe(first + 60 * DAY)
    hall.now += 10 * DAY
  }
  hall.now = first + 60 * DAY + 1_000
  await expect.poll(async () => (await hall.hub.look(table, null))?.facts?.overdue).toBe(0)
})
