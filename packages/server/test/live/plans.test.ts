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
  await hall.hub.changePlans('ana', AT_HOME, away)
  expect(await due(slow)).toBe(hall.now + 3.75 * DAY)
  await page.next('update', update => update.clock?.due === hall.now + 3.75 * DAY)
  await hall.hub.changePlans('bea', AT_HOME, away)
  expect(await due(slow)).toBe(hall.now + 3.75 * DAY)
  await hall.hub.changePlans('ana', away, AT_HOME)
  expect(await due(slow)).toBe(hall.now + 0.75 * DAY)
  expect(await due(live)).toBe(running)
})
