import {
  type Lobby,
  type Me,
  type Person,
  type Profile,
  type TableSummary,
  writePlace,
} from '@ludoteca/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announce, rest } from '../../src/settings.ts'
import { tableRow } from './rows.ts'
import { accountAt, guestAt, newDevice, openTestServer, type TestServer } from './test-server.ts'

const TERMS = tableRow({ id: 'x', people: ['a', 'b', null] }).terms
const VIEW = { corn: 3 }
const secret = async (_: string, by: Person | null) => (by?.name === 'Insider' ? VIEW : null)

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    hub: {
      create: async (_, terms) =>
        terms.game === 'puerto-rico'
          ? { ok: true, id: 'newtable0000' }
          : { ok: false, refusal: { rule: 'resting' } },
      position: secret,
      look: async (table, by) =>
        (await secret(table, by)) ? { type: 'update', table, after: 0, seq: 0, now: 0, seat: 0 } : null,
      save: async (table, by) =>
        table === 'finished00'
          ? { ok: true, text: 'ludoteca-save 1' }
          : (await secret(table, by)) && { ok: false, refusal: { rule: 'closing' } },
    },
  })
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

describe('the lobby', () => {
  test('shows what everyone may find, and own tables with your turn first', async () => {
    const device = await guestAt(server, 'Lobbyist')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    const rows = [
      tableRow({ id: 'open01', people: ['a', null] }),
      tableRow({ id: 'hidden', people: ['a', null], terms: { visibility: 'unlisted' } }),
      tableRow({ id: 'live01', people: ['a', 'b'], phase: 'playing', terms: { game: 'lisboa' } }),
      tableRow({
        id: 'mine01',
        people: [id, 'b'],
        phase: 'playing',
        terms: { visibility: 'private' },
        moved: 9,
      }),
      tableRow({
        id: 'mine02',
        people: [id, 'b'],
        phase: 'playing',
        terms: { visibility: 'private' },
        turn: id,
      }),
      tableRow({ id: 'over01', people: ['a', 'b'], phase: 'over' }),
    ]
    for (const row of rows) await server.store.tables.append(row.id, 0, ['{}'], row)
    const ids = (list: readonly { id: string }[]) => list.map(each => each.id)
    const { body } = await device.ask<Lobby>('GET', '/lobby')
    expect([ids(body.open), ids(body.live), ids(body.mine), ids(body.finished)]).toEqual([
      ['open01'],
      ['live01'],
      ['mine02', 'mine01'],
      ['over01'],
    ])
    expect(body.mine[0]?.seats[0]?.person).toEqual({ id, name: 'Lobbyist' })
    expect(Object.keys(body.open[0] ?? {})).not.toContain('people')
    expect((await device.ask<Me>('GET', '/me')).body.waiting).toBe(1)
    const lisboa = (await newDevice(server).ask<Lobby>('GET', '/lobby?game=lisboa')).body
    expect([ids(lisboa.open), ids(lisboa.live), ids(lisboa.mine)]).toEqual([[], ['live01'], []])
  })

  test('says what the host has to say', async () => {
    const read = async () => {
      const { announcement, resting } = (await newDevice(server).ask<Lobby>('GET', '/lobby')).body
      return { announcement, resting }
    }
    expect(await read()).toEqual({ announcement: null, resting: false })
    await announce(server.store.settings, 'Back at 9')
    await rest(server.store.settings, true)
    expect(await read()).toEqual({ announcement: 'Back at 9', resting: true })
    await announce(server.store.settings, null)
    await rest(server.store.settings, false)
    expect(await read()).toEqual({ announcement: null, resting: false })
  })
})

describe('a table', () => {
  test('is made by people, or refused with a reason', async () => {
    const device = await guestAt(server, 'Host')
    expect((await device.ask('POST', '/tables', TERMS)).body).toEqual({ id: 'newtable0000' })
    expect((await newDevice(server).ask('POST', '/tables', TERMS)).status).toBe(401)
    const refused = await device.ask('POST', '/tables', { ...TERMS, game: 'lisboa' })
    expect([refused.status, refused.body.problem.code]).toEqual([409, 'resting'])
    const wrong = await device.ask('POST', '/tables', { ...TERMS, seats: 99 })
    expect(wrong.body.problem).toMatchObject({ code: 'bad-field', params: { field: 'seats' } })
  })

  test('shows positions, keeps notes and gives its save only to those who may look', async () => {
    const [insider, outsider] = [await guestAt(server, 'Insider'), await guestAt(server, 'Outsider')]
    expect((await insider.ask('GET', '/tables/table00000/positions/4')).body).toEqual({ view: VIEW })
    for (const n of ['-1', 'x', '1.5', '1e99']) {
      expect((await insider.ask('GET', `/tables/table00000/positions/${n}`)).status).toBe(404)
    }
    expect((await insider.ask('PUT', '/tables/table00000/note', { text: '记得卖玉米' })).status).toBe(200)
    expect((await insider.ask('GET', '/tables/table00000/note')).body).toEqual({ text: '记得卖玉米' })
    expect((await insider.ask('GET', '/tables/table00000/save')).status).toBe(503)
    for (const path of ['positions/4', 'note', 'save']) {
      const refused = await outsider.ask('GET', `/tables/table00000/${path}`)
      expect([path, refused.status, refused.body.problem.code]).toEqual([path, 404, 'no-table'])
    }
    expect((await outsider.ask('PUT', '/tables/table00000/note', { text: 'x' })).status).toBe(404)
    const save = await newDevice(server).ask('GET', '/tables/finished00/save')
    expect([save.body, save.headers['content-disposition']]).toEqual([
      'ludoteca-save 1',
      'attachment; filename="ludoteca-finished00.txt"',
    ])
  })
})

describe('a profile', () => {
  test('shows ratings, records and games that everyone may find', async () => {
    const device = await accountAt(server, 'Pro Player')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    const { tables, results } = server.store
    for (const [i, visibility] of (['public', 'private', 'public'] as const).entries()) {
      const row = tableRow({
        id: `game0${i}`,
        people: [id, 'b'],
        phase: 'over',
        terms: { visibility },
        moved: 100 + i,
      })
      await tables.append(row.id, 0, ['{}'], row)
    }
    await results.record(
      {
        table: 'game00',
        game: 'lisboa',
        ended: 1,
        rated: true,
        people: [{ person: id, seat: 0, rank: 1, total: 88 }],
      },
      [{ person: id, game: 'lisboa', mu: 27, sigma: 7, games: 1 }],
    )
    const { body } = await newDevice(server).ask('GET', `/people/${encodeURIComponent('pro player')}`)
    expect(body).toMatchObject({
      id,
      name: 'Pro Player',
      guest: false,
      ratings: [{ game: 'lisboa', rating: 1580, uncertainty: 280, games: 1 }],
      records: [{ game: 'lisboa', played: 1, won: 1, best: 88 }],
      recent: [{ id: 'game02' }, { id: 'game00' }],
    })
    expect((await device.ask<Profile>('GET', '/people/Pro%20Player')).body.recent).toHaveLength(3)
    const older = await newDevice(server).ask<TableSummary[]>(
      'GET',
      `/people/Pro%20Player/games?before=${writePlace({ moved: 102, id: 'game02' })}`,
    )
    expect(older.body.map(each => each.id)).toEqual(['game00'])
    const odd = await newDevice(server).ask('GET', '/people/Pro%20Player/games?before=102')
    expect(odd.status).toBe(400)
  })

  test('of a guest is found by id, of nobody not at all', async () => {
    const { id } = (await (await guestAt(server, 'Some Guest')).ask<Me>('GET', '/me')).body
    expect((await newDevice(server).ask('GET', `/people/${id}`)).body).toMatchObject({
      name: 'Some Guest',
      guest: true,
    })
    for (const path of ['/people/Some%20Guest', '/people/nobody/games']) {
      const { status, body } = await newDevice(server).ask('GET', path)
      expect([status, body.problem.code]).toEqual([404, 'no-person'])
    }
  })
})

test('notes are written down as fast as people write, and no faster', async () => {
  const strict = await openTestServer({
    limits: true,
    hub: { look: async table => ({ type: 'update', table, after: 0, seq: 0, now: 0, seat: null }) },
  })
  const writer = await guestAt(strict, 'Writer')
  const write = async () => (await writer.ask('PUT', '/tables/table00000/note', { text: 'x' })).status
  const asked: number[] = []
  for (let at = 0; at < 70; at++) asked.push(await write())
  expect(asked.filter(status => status === 200)).toHaveLength(60)
  expect(asked.at(-1)).toBe(429)
  strict.now += 2_000
  expect(await write()).toBe(200)
  await strict.close()
})
