import type { Me, ServerFacts } from '@ludoteca/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableRow } from './rows.ts'
import { accountAt, type Device, guestAt, newDevice, openTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let host: Device
beforeAll(async () => {
  server = await openTestServer({ hub: { census: () => ({ pages: 5, tables: 2, at: () => 3 }) } })
  host = await accountAt(server, 'Host')
  const { id } = (await host.ask<Me>('GET', '/me')).body
  await server.store.people.change(id, { host: true })
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const overview = async (): Promise<ServerFacts> => (await host.ask<ServerFacts>('GET', '/admin')).body

test.each([
  ['en', 'Choose a name', 'host of the server'],
  ['zh', '取个名字', '馆主'],
])('strangers, guests and accounts are told in %s why they see nothing', async (lang, first, hosts) => {
  const callers = [
    { device: newDevice(server), status: 401, code: 'sign-in-first', words: first },
    { device: await guestAt(server, 'Gast'), status: 403, code: 'hosts-only', words: hosts },
    { device: await accountAt(server, `Ana ${lang}`), status: 403, code: 'hosts-only', words: hosts },
  ]
  for (const { device, status, code, words } of callers) {
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

test('a host sees how the server is and what is being played, wherever it can be found', async () => {
  const { tables } = server.store
  await tables.append(
    'secret',
    0,
    ['x'],
    tableRow({ id: 'secret', people: ['ana', null], phase: 'playing', terms: { visibility: 'private' } }),
  )
  await tables.append('over', 0, ['x'], tableRow({ id: 'over', people: ['ana', null], phase: 'over' }))
  const facts = await overview()
  expect(facts).toMatchObject({
    now: server.now,
    nodes: [
      { role: 'all', version: expect.stringMatching(/^\d+\.\d+\.\d+/), lines: 5, tables: 2, botsWaiting: 0 },
    ],
    store: { kind: 'sqlite', answered: expect.any(Number) },
    stages: [],
    problems: [],
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
  const acts = (await server.store.settings.audits(9)).map(({ who, what }) => `${who}: ${what}`)
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
  const former = await accountAt(server, 'Former')
  const { id } = (await former.ask<Me>('GET', '/me')).body
  const status = async () => (await former.ask('GET', '/admin')).status
  await server.store.people.change(id, { host: true })
  expect([await status(), (await former.ask<Me>('GET', '/me')).body.host]).toEqual([200, true])
  await server.store.people.change(id, { banned: server.now + 1 })
  expect(await status()).toBe(403)
  await server.store.people.change(id, { banned: null, host: false })
  expect(await status()).toBe(403)
})
