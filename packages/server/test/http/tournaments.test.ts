import type { NewToken, TournamentFacts, TournamentList, TournamentTerms } from '@ludoteca/protocol'
import { usualSettings } from '@ludoteca/tournament'
import { expect, onTestFinished, test } from 'vitest'
import {
  accountAt,
  type Device,
  guestAt,
  newDevice,
  openTestServer,
  PASSWORD,
  type TestServer,
} from './test-server.ts'

const TERMS: TournamentTerms = {
  name: 'Thursday  evening',
  about: 'In the back room.',
  game: 'tigris-euphrates',
  options: {},
  pace: { kind: 'live', bank: 1500, increment: 20 },
  rated: true,
  guardian: 'medium',
  bot: 'easy',
  visibility: 'public',
  settings: { ...usualSettings('swiss', 2), rounds: 3 },
  entry: { kind: 'open' },
  late: false,
  most: 8,
  start: { kind: 'organiser' },
  pause: 0,
  limit: null,
}

async function open(options: Parameters<typeof openTestServer>[0] = {}): Promise<TestServer> {
  const server = await openTestServer({
    hub: { begin: async () => ({ type: 'done', seq: 2 }), close: async () => ({ type: 'done', seq: 3 }) },
    ...options,
  })
  onTestFinished(() => server.close())
  return server
}

async function make(device: Device, change: object = {}): Promise<string> {
  const { status, body } = await device.ask<{ id: string }>('POST', '/tournaments', { ...TERMS, ...change })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.id
}

const refusedWith = async (device: Device, path: string, body: object): Promise<string> => {
  const answer = await device.ask('POST', path, body)
  return `${answer.status} ${answer.body.problem?.code}`
}

test('somebody with an account sets up a tournament, others find and enter it, and it begins', async () => {
  const server = await open()
  const ana = await accountAt(server, 'Ana')
  const id = await make(ana)
  const stranger = newDevice(server)
  const list = await stranger.ask<TournamentList>('GET', '/tournaments')
  expect(list.body).toMatchObject({
    refused: 'sign-in-first',
    mine: [],
    tournaments: [
      { id, name: 'Thursday evening', organiser: { name: 'Ana' }, people: 0, phase: 'open', rounds: 3 },
    ],
  })
  const bea = await guestAt(server, 'Bea')
  expect((await bea.ask<TournamentFacts>('GET', `/tournaments/${id}`)).body.me).toEqual({
    entrant: null,
    organises: false,
    mayEnter: true,
  })
  for (const device of [ana, bea]) await device.ask('POST', `/tournaments/${id}`, { do: 'enter' })
  const { body } = await ana.ask<TournamentFacts>('POST', `/tournaments/${id}`, { do: 'start' })
  expect(body).toMatchObject({ phase: 'playing', round: 1, me: { organises: true }, waits: 'tables' })
  expect(body.schedule[0]?.tables[0]).toMatchObject({ state: 'playing', seats: [{}, {}] })
  expect(body.seed).toMatch(/^[0-9a-f]{32}$/)
  expect((await bea.ask<TournamentList>('GET', '/tournaments?phase=playing')).body.mine).toHaveLength(1)
  expect(await server.store.settings.audits(5)).toMatchObject([{ what: `tournament start ${id}` }])
})

test('what does not fit is refused with its reason, in the language of whoever asks', async () => {
  const server = await open({ words: 'ghastly' })
  const ana = await accountAt(server, 'Ana')
  const bad = (change: object) => refusedWith(ana, '/tournaments', { ...TERMS, ...change })
  expect(await refusedWith(newDevice(server), '/tournaments', TERMS)).toBe('401 sign-in-first')
  expect(await refusedWith(await guestAt(server, 'Guest'), '/tournaments', TERMS)).toBe('403 account-first')
  expect(await bad({ name: 'x' })).toBe('400 bad-name')
  expect(await bad({ about: 'a\u202eb' })).toBe('400 bad-field')
  expect(await bad({ name: 'A ghastly evening' })).toBe('400 bad-words')
  expect(await bad({ game: 'chess' })).toBe('400 unknown-game')
  expect(await bad({ pace: { kind: 'free' } })).toBe('400 bad-field')
  expect(await bad({ options: { what: 'ever' } })).toBe('400 unknown-option')
  expect(await bad({ settings: { ...TERMS.settings, rounds: null } })).toBe('409 rounds-needed')
  expect(await bad({ settings: { ...usualSettings('swiss', 5), rounds: 3 } })).toBe('400 tournament-seats')
  expect(await bad({ start: { kind: 'at', at: server.now } })).toBe('400 starts-in-past')
  expect(await bad({ entry: { kind: 'list', names: ['Nobody'] } })).toBe('400 nobody-called')
  expect(await bad({ most: 201 })).toBe('400 bad-field')
  const answer = await ana.ask('POST', '/tournaments?lang=zh', {
    ...TERMS,
    settings: { ...TERMS.settings, rounds: null },
  })
  expect(answer.body.problem.message).toBe('请先定下打几轮。')
  expect((await ana.ask('GET', '/tournaments/gone00')).status).toBe(404)
  expect((await ana.ask('GET', "/tournaments/'%20or%201")).status).toBe(404)
  expect(await refusedWith(ana, '/tournaments/gone00', { do: 'end' })).toBe('404 no-tournament')
  expect(server.errors).toEqual([])
})

test('a host may keep tournaments to hosts', async () => {
  const server = await open({ tournaments: 'hosts' })
  const ana = await accountAt(server, 'Ana')
  expect(await refusedWith(ana, '/tournaments', TERMS)).toBe('403 tournaments-by-hosts')
  const person = await server.store.people.byKey('ana')
  await server.store.people.change(person?.id ?? '', { host: true })
  await make(ana)
})

test('nobody organises or enters too many at a time', async () => {
  const server = await open({ limits: true })
  const ana = await accountAt(server, 'Ana')
  for (let i = 0; i < 5; i++) await make(ana)
  expect(await refusedWith(ana, '/tournaments', TERMS)).toBe('409 too-many-organised')
  const [first] = (await ana.ask<TournamentList>('GET', '/tournaments')).body.mine
  await ana.ask('POST', `/tournaments/${first?.id}`, { do: 'end' })
  await make(ana)
})

test('the link to enter is the organiser’s secret', async () => {
  const server = await open()
  const ana = await accountAt(server, 'Ana')
  const bea = await guestAt(server, 'Bea')
  const id = await make(ana, { entry: { kind: 'link' } })
  const { code } = (await ana.ask<TournamentFacts>('GET', `/tournaments/${id}`)).body
  expect(code).toMatch(/^\w{12}$/)
  const seen = await bea.ask('GET', `/tournaments/${id}`)
  expect(JSON.stringify(seen.body)).not.toContain(code)
  expect(JSON.stringify((await bea.ask('GET', `/tournaments/${id}/export`)).body)).not.toContain(code)
  expect(await refusedWith(bea, `/tournaments/${id}`, { do: 'enter' })).toBe('403 wrong-link')
  expect((await bea.ask('POST', `/tournaments/${id}`, { do: 'enter', code })).status).toBe(200)
})

test('an unlisted one is found by its address alone', async () => {
  const server = await open()
  const ana = await accountAt(server, 'Ana')
  const id = await make(ana, { visibility: 'unlisted' })
  const stranger = newDevice(server)
  expect((await stranger.ask<TournamentList>('GET', '/tournaments')).body.tournaments).toEqual([])
  expect((await stranger.ask('GET', `/tournaments/${id}`)).status).toBe(200)
  expect((await ana.ask<TournamentList>('GET', '/tournaments')).body.mine).toHaveLength(1)
})

test('a tournament is handed out as a file in three forms, safe for spreadsheets', async () => {
  const server = await open()
  const ana = await accountAt(server, 'Ana')
  const id = await make(ana)
  const guest = await guestAt(server, 'Bea, née "B"'.slice(0, 3))
  for (const device of [ana, guest]) await device.ask('POST', `/tournaments/${id}`, { do: 'enter' })
  await ana.ask('POST', `/tournaments/${id}`, { do: 'start' })
  const json = await guest.ask<{ players: { name: string }[]; tables: object }>(
    'GET',
    `/tournaments/${id}/export?form=json`,
  )
  expect(json.headers['content-disposition']).toBe(`attachment; filename="ludoteca-tournament-${id}.json"`)
  expect(json.body.players.map(each => each.name)).toEqual(['Ana', 'Bea'])
  expect(Object.keys(json.body.tables)).toEqual(['1.1'])
  const csv = await guest.ask('GET', `/tournaments/${id}/export?form=csv`)
  expect(String(csv.body)).toContain('division,place,shared,player')
  const games = await guest.ask('GET', `/tournaments/${id}/export?form=games`)
  expect(String(games.body).trim().split('\r\n')).toHaveLength(3)
})

test('a program enters with its token where the terms let it, and organises nothing with it', async () => {
  const server = await open()
  const ana = await accountAt(server, 'Ana')
  const rook = await accountAt(server, 'Rook')
  await rook.ask('PUT', '/me/program', { password: PASSWORD })
  const asked = { label: 'test', scope: 'play', password: PASSWORD }
  const { token } = (await rook.ask<NewToken>('POST', '/me/tokens', asked)).body
  const reads = (await rook.ask<NewToken>('POST', '/me/tokens', { ...asked, scope: 'read' })).body.token
  const program = newDevice(server)
  const does = async (id: string, body: object, by = token): Promise<string> => {
    const headers = { authorization: `Bearer ${by}` }
    const answer = await program.ask('POST', `/tournaments/${id}`, body, headers)
    return answer.status === 200 ? 'done' : answer.body.problem.code
  }
  const closed = await make(ana)
  expect(await does(closed, { do: 'enter' })).toBe('programs-stay-out')
  const only = await make(ana, { programs: 'only' })
  expect(await refusedWith(ana, `/tournaments/${only}`, { do: 'enter' })).toBe('403 programs-only')
  expect(await does(only, { do: 'enter' }, reads)).toBe('token-scope')
  expect(await does(only, { do: 'enter' })).toBe('done')
  expect(await does(only, { do: 'withdraw' })).toBe('done')
  for (const act of [{ do: 'start' }, { do: 'end' }, { do: 'invite', name: 'Ana' }])
    expect(await does(only, act)).toBe('token-scope')
  const { body } = await rook.ask<TournamentFacts>('GET', `/tournaments/${only}`)
  expect(body).toMatchObject({ programs: 'only', me: { entrant: null, mayEnter: true } })
  expect((await ana.ask<TournamentFacts>('GET', `/tournaments/${only}`)).body.me.mayEnter).toBe(false)
})

test('whoever becomes a program while they enter as a person does not stay in', async () => {
  const server = await open()
  const [ana, bo] = [await accountAt(server, 'Ana'), await accountAt(server, 'Bo')]
  const { id: person } = (await bo.ask<{ id: string }>('GET', '/me')).body
  const [closed, both] = [await make(ana), await make(ana, { programs: 'allowed' })]
  const { tournaments, people } = server.store
  const { append } = tournaments
  const meanwhile: typeof append = async (...given) => {
    await people.change(person, { program: true })
    return append(...given)
  }
  const enters = async (id: string): Promise<number> => {
    await people.change(person, { program: false })
    Object.assign(tournaments, { append: meanwhile })
    const { status } = await bo.ask('POST', `/tournaments/${id}`, { do: 'enter' })
    Object.assign(tournaments, { append })
    return status
  }
  const entrant = async (id: string) =>
    (await bo.ask<TournamentFacts>('GET', `/tournaments/${id}`)).body.me.entrant
  expect(await enters(closed)).toBe(403)
  expect(await entrant(closed)).toBeNull()
  expect(await enters(both)).toBe(200)
  expect(await entrant(both)).not.toBeNull()
})
