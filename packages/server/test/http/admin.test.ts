import type { HouseFacts, Me } from '@ludoteca/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountAt, type Device, guestAt, type House, newDevice, openHouse } from './house.ts'
import { tableRow } from './rows.ts'

let house: House
let host: Device
beforeAll(async () => {
  house = await openHouse({ hub: { census: () => ({ pages: 5, tables: 2, at: () => 3 }) } })
  host = await accountAt(house, 'Host')
  const { id } = (await host.ask<Me>('GET', '/me')).body
  await house.store.people.change(id, { host: true })
})
afterAll(async () => {
  expect(house.errors).toEqual([])
  await house.close()
})

const overview = async (): Promise<HouseFacts> => (await host.ask<HouseFacts>('GET', '/admin')).body

test.each([
  ['en', 'Choose a name', 'host of the house'],
  ['zh', '取个名字', '馆主'],
])('strangers, guests and accounts are told in %s why they see nothing', async (lang, first, hosts) => {
  const doors = [
    { device: newDevice(house), status: 401, code: 'sign-in-first', words: first },
    { device: await guestAt(house, 'Gast'), status: 403, code: 'hosts-only', words: hosts },
    { device: await accountAt(house, `Ana ${lang}`), status: 403, code: 'hosts-only', words: hosts },
  ]
  for (const { device, status, code, words } of doors) {
    const asked = [
      await device.ask('GET', `/admin?lang=${lang}`),
      await device.ask('PUT', `/admin/rest?lang=${lang}`, { on: true }),
      await device.ask('PUT', `/admin/announcement?lang=${lang}`, { text: 'Mine now' }),
    ]
    for (const answer of asked) {
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({ problem: { code, message: expect.stringContaining(words) } })
    }
  }
  expect(await overview()).toMatchObject({ resting: false, announcement: null })
})

test('a host sees how the house is and what is being played, wherever it can be found', async () => {
  const { tables } = house.store
  await tables.append(
    'secret',
    0,
    ['x'],
    tableRow({ id: 'secret', people: ['ana', null], phase: 'playing', terms: { visibility: 'private' } }),
  )
  await tables.append('over', 0, ['x'], tableRow({ id: 'over', people: ['ana', null], phase: 'over' }))
  const facts = await overview()
  expect(facts).toMatchObject({
    now: house.now,
    nodes: [
      { role: 'all', version: expect.stringMatching(/^\d+\.\d+\.\d+/), lines: 5, tables: 2, botsWaiting: 0 },
    ],
    store: { kind: 'sqlite', answered: expect.any(Number) },
    stages: [],
    noted: [],
    tables: [{ id: 'secret', pages: 3 }],
  })
})

test('what a host does is done, and written down with their id', async () => {
  expect((await host.ask('PUT', '/admin/announcement', { text: '  Closing at ten <b> ' })).status).toBe(200)
  expect((await host.ask('PUT', '/admin/rest', { on: true })).status).toBe(200)
  expect(await overview()).toMatchObject({ announcement: 'Closing at ten <b>', resting: true })
  await host.ask('PUT', '/admin/announcement', { text: null })
  await host.ask('PUT', '/admin/rest', { on: false })
  expect(await overview()).toMatchObject({ announcement: null, resting: false })
  const acts = (await house.store.house.audits(9)).map(({ who, what }) => `${who}: ${what}`)
  const { id } = (await host.ask<Me>('GET', '/me')).body
  expect(acts).toEqual([
    `${id}: rest off`,
    `${id}: announce --clear`,
    `${id}: rest on`,
    `${id}: announce Closing at ten <b>`,
  ])
})

test.each([
  ['/admin/announcement', { text: '   ' }, 'text'],
  ['/admin/announcement', { text: 'x'.repeat(501) }, 'text'],
  ['/admin/announcement', {}, 'text'],
  ['/admin/rest', { on: 'yes' }, 'on'],
])('%s refuses a bad body %#', async (path, body, field) => {
  const answer = await host.ask('PUT', path, body)
  expect([answer.status, answer.body.problem]).toMatchObject([400, { code: 'bad-field', params: { field } }])
})

test('whoever is no host any more, or barred, sees nothing', async () => {
  const former = await accountAt(house, 'Former')
  const { id } = (await former.ask<Me>('GET', '/me')).body
  const status = async () => (await former.ask('GET', '/admin')).status
  await house.store.people.change(id, { host: true })
  expect([await status(), (await former.ask<Me>('GET', '/me')).body.host]).toEqual([200, true])
  await house.store.people.change(id, { banned: house.now + 1 })
  expect(await status()).toBe(403)
  await house.store.people.change(id, { banned: null, host: false })
  expect(await status()).toBe(403)
})
