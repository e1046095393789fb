import type { Command, Lobby, Me, Person } from '@ludoteca/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tableRow } from './rows.ts'
import { accountAt, guestAt, newDevice, openTestServer, PASSWORD, type TestServer } from './test-server.ts'

const commands: { table: string; by: string; does: string }[] = []
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    hub: {
      command: async (table: string, by: Person, _: string, command: Command) => {
        commands.push({ table, by: by.id, does: command.do })
        return { type: 'done', seq: 1 }
      },
    },
  })
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const HOUR = 60 * 60 * 1000

describe('settings', () => {
  test('are kept', async () => {
    const device = await guestAt(server, 'Ana')
    const settings = {
      away: server.now + 48 * HOUR,
      quiet: { from: 1320, to: 420, zone: 'Asia/Shanghai' },
      webhook: 'https://hooks.example/ana',
    }
    expect((await device.ask<Me>('PUT', '/me/settings', settings)).body.settings).toEqual(settings)
    expect((await device.ask<Me>('GET', '/me')).body.settings).toEqual(settings)
  })

  test.each([
    [{ away: Date.UTC(2030, 0) }, 'away-too-long'],
    [{ away: Date.UTC(2026, 0, 11) + 0.5 }, 'bad-field'],
    [{ quiet: { from: 0, to: 60, zone: 'Middle/Earth' } }, 'bad-zone'],
    [{ quiet: { from: -1, to: 60, zone: 'UTC' } }, 'bad-field'],
    [{ webhook: 'ftp://hooks.example/' }, 'bad-field'],
    [{ webhook: 'http://127.0.0.1:4280/api/me' }, 'webhook-private'],
    [{ webhook: 'http://[::1]/' }, 'webhook-private'],
    [{ more: 1 }, 'bad-request'],
  ])('%j is refused: %s', async (part, code) => {
    const device = await guestAt(server, 'Ana')
    const { status, body } = await device.ask('PUT', '/me/settings', {
      away: null,
      quiet: null,
      webhook: null,
      ...part,
    })
    expect([status, body.problem.code]).toEqual([400, code])
  })

  test('show why the last call failed, in the language of the reader, until the address changes', async () => {
    const device = await guestAt(server, 'Bea')
    const settings = { away: null, quiet: null, webhook: 'https://hooks.example/bea' }
    const { id } = (await device.ask<Me>('PUT', '/me/settings', settings)).body
    await server.store.people.change(id, { webhookFailure: { at: 7, why: 'webhook-status 404' } })
    const read = async (lang: string) => (await device.ask<Me>('GET', `/me?lang=${lang}`)).body.webhookFailure
    expect(await read('en')).toEqual({ at: 7, why: 'The address answered with status 404.' })
    expect(await read('zh')).toEqual({ at: 7, why: '对方返回了状态码 404。' })
    await device.ask('PUT', '/me/settings', { ...settings, away: server.now })
    expect(await read('en')).not.toBeNull()
    await device.ask('PUT', '/me/settings', { ...settings, webhook: null })
    expect(await read('en')).toBeNull()
  })
})

describe('leaving for good', () => {
  test('takes everything along in a file, and leaves a seat without a name', async () => {
    const device = await accountAt(server, 'Carla')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    const { tables, people } = server.store
    const said = { kind: 'said', at: 5, by: id, id: 'm1', text: 'bom dia' }
    const theirs = { kind: 'said', at: 6, by: 'other', id: 'm2', text: 'hello' }
    await tables.append(
      'over00',
      0,
      [JSON.stringify(said), JSON.stringify(theirs)],
      tableRow({ id: 'over00', people: [id, 'other'], phase: 'over' }),
    )
    await tables.append('open00', 0, ['{}'], tableRow({ id: 'open00', people: [id, 'other'] }))
    await tables.append(
      'play00',
      0,
      ['{}'],
      tableRow({ id: 'play00', people: ['other', id], phase: 'playing' }),
    )
    await tables.keepNote('play00', id, 'sell corn')
    await people.keepPush({ endpoint: 'https://push.example/c', person: id, p256dh: 'k', auth: 'a' })

    const file = await device.ask('GET', '/me/export')
    expect(file.headers['content-disposition']).toBe('attachment; filename="ludoteca-me.json"')
    expect(file.body).toMatchObject({
      person: { id, name: 'Carla', guest: false },
      pushes: ['https://push.example/c'],
      tables: [
        { id: 'open00', note: '' },
        { id: 'play00', note: 'sell corn' },
        { id: 'over00', said: [said] },
      ],
    })
    expect(JSON.stringify(file.body)).not.toMatch(/scrypt|"hash"|hello/)

    const wrong = await device.ask('DELETE', '/me', { password: 'guess guess' })
    expect([wrong.status, wrong.body.problem.code]).toEqual([403, 'wrong-password'])
    expect((await device.ask('DELETE', '/me', { password: PASSWORD })).status).toBe(200)
    expect(device.cookie).toBeNull()
    expect(commands).toEqual([
      { table: 'open00', by: id, does: 'leave' },
      { table: 'play00', by: id, does: 'resign' },
    ])
    expect(await people.byId(id)).toMatchObject({ name: '', key: null, password: null, deleted: true })
    expect([await people.sessions(id), await people.pushes(id), await tables.note('play00', id)]).toEqual([
      [],
      [],
      '',
    ])
    const lobby = (await newDevice(server).ask<Lobby>('GET', '/lobby')).body
    expect(lobby.finished[0]?.seats[0]?.person).toEqual({ id, name: '' })
    expect((await newDevice(server).ask('GET', '/people/Carla')).status).toBe(404)
    expect(
      (await newDevice(server).ask('POST', '/signin', { name: 'Carla', password: PASSWORD })).status,
    ).toBe(401)
    await accountAt(server, 'Carla')
  })

  test('needs no password of a guest', async () => {
    const device = await guestAt(server, 'Dan')
    expect((await device.ask('DELETE', '/me', { password: '' })).status).toBe(200)
    expect((await device.ask<Me>('GET', '/me')).body).toBeNull()
  })
})

describe('push', () => {
  const push = { endpoint: 'https://push.example/x', keys: { p256dh: 'key', auth: 'auth' } }

  test('is switched on and off for a device', async () => {
    const device = await guestAt(server, 'Eve')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    expect((await device.ask('GET', '/push')).body).toEqual({ key: 'public-key' })
    expect((await device.ask('PUT', '/push', push)).status).toBe(200)
    expect(await server.store.people.pushes(id)).toMatchObject([{ endpoint: push.endpoint }])
    const other = await guestAt(server, 'Mallory')
    await other.ask('DELETE', '/push', { endpoint: push.endpoint })
    expect(await server.store.people.pushes(id)).toHaveLength(1)
    await device.ask('DELETE', '/push', { endpoint: push.endpoint })
    expect(await server.store.people.pushes(id)).toEqual([])
  })

  test.each(['http://push.example/x', 'https://10.0.0.1/x', 'https://localhost/x'])(
    'goes nowhere like %s',
    async endpoint => {
      const device = await guestAt(server, 'Eve')
      const { status, body } = await device.ask('PUT', '/push', { ...push, endpoint })
      expect([status, body.problem.code]).toEqual([400, 'bad-push'])
    },
  )
})
