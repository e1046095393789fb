import type { Me, NewToken, Profile, TokenFacts } from '@ludoteca/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { becomeProgram } from '../../src/accounts/tokens.ts'
import { tournamentRow } from '../store/rows.ts'
import { tableRow } from './rows.ts'
import {
  accountAt,
  cheapPasswords,
  type Device,
  guestAt,
  newDevice,
  openTestServer,
  PASSWORD,
  type TestServer,
} from './test-server.ts'

const hungUp: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ hub: { hangUp: person => void hungUp.push(person) } })
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const makes = (device: Device, scope: string, change: object = {}) =>
  device.ask<NewToken>('POST', '/me/tokens', { label: 'my desk', scope, password: PASSWORD, ...change })

/** An account of a program, on the page of its owner. */
async function programAt(name: string): Promise<Device> {
  const device = await accountAt(server, name)
  const made = await device.ask<Me>('PUT', '/me/program', { password: PASSWORD })
  expect(made.body).toMatchObject({ program: true })
  return device
}

/** Requests with a token, as no browser makes them: no cookie, no origin. */
const bearing = (token: string): Device => {
  const device = newDevice(server, '')
  const ask: Device['ask'] = (method, path, body, headers) =>
    device.ask(method, path, body, { authorization: `Bearer ${token}`, ...headers })
  return { ...device, ask }
}

describe('an account of a program', () => {
  test('is marked wherever its name stands', async () => {
    const device = await programAt('Deep Clay')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    expect((await newDevice(server).ask<Profile>('GET', `/people/${id}`)).body).toMatchObject({
      program: true,
    })
    const row = tableRow({ id: 'marks', people: [id, 'somebody'] })
    await server.store.tables.append(row.id, 0, ['{}'], row)
    const { body } = await newDevice(server).ask('GET', '/lobby')
    expect(body).toMatchObject({
      open: [
        { seats: [{ person: { id, name: 'Deep Clay', program: true } }, { person: { id: 'somebody' } }] },
      ],
    })
  })

  test('is not made of an account that sits down meanwhile', async () => {
    const device = await accountAt(server, 'Hasty')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    const person = await server.store.people.byId(id)
    if (!person) throw new Error('nobody')
    const row = tableRow({ id: 'meanwhile', people: [id, null] })
    const { people } = server.store
    let play = ''
    const change: typeof people.change = async (...given) => {
      if (given[1].program === false) play = await playToken()
      if (given[1].program) await server.store.tables.append(row.id, 0, ['{}'], row)
      return people.change(...given)
    }
    const playToken = async (): Promise<string> => {
      const asked = { label: 'quick', scope: 'play', password: PASSWORD }
      return (await device.ask<NewToken>('POST', '/me/tokens', asked)).body.token
    }
    const accounts = {
      people,
      clock: () => server.now,
      acceptable: () => true,
      passwords: cheapPasswords,
    }
    const store = { ...server.store, people: { ...people, change } }
    expect(await becomeProgram(accounts, store, person, PASSWORD)).toMatchObject({
      ok: false,
      trouble: { code: 'program-plays' },
    })
    expect(await people.byId(id)).toMatchObject({ program: false })
    const answer = await server.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${play}` } })
    expect(play).toMatch(/^ludoteca_/)
    expect(answer.json().problem.code).toBe('bad-token')
  })

  test('takes its password, stays one, and is nobody’s who has a rating or sits at a table', async () => {
    const guest = await guestAt(server, 'Nobody')
    expect((await guest.ask('PUT', '/me/program', { password: '' })).body.problem.code).toBe('needs-account')
    const device = await accountAt(server, 'Careful')
    const become = async (password = PASSWORD) =>
      (await device.ask('PUT', '/me/program', { password })).body.problem?.code
    expect(await become('not this one')).toBe('wrong-password')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    const row = tableRow({ id: 'sits', people: [id] })
    await server.store.tables.append(row.id, 0, ['{}'], row)
    expect(await become()).toBe('program-plays')
    await server.store.tables.remove(row.id)
    for (const phase of ['open', 'playing'] as const) {
      const cup = tournamentRow(`cup-${phase}`, { phase, people: [id] })
      await server.store.tournaments.append(cup.id, 0, ['{}'], cup, [])
      expect(await become(), phase).toBe('program-plays')
      await server.store.tournaments.append(cup.id, 1, ['{}'], { ...cup, seq: 2, phase: 'over' }, [])
    }
    await server.store.results.record({ table: 'gone', game: 'lisboa', ended: 1, rated: true, people: [] }, [
      { person: id, game: 'lisboa', mu: 1, sigma: 1, games: 1 },
    ])
    expect(await become()).toBe('program-rated')
    const other = await programAt('Careful Too')
    expect((await other.ask('PUT', '/me/program', { password: PASSWORD })).body.problem.code).toBe(
      'is-program',
    )
  })
})

describe('a token', () => {
  let everything = ''
  beforeAll(async () => {
    const device = await programAt('Host of All')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    await server.store.people.change(id, { host: true })
    everything = (await makes(device, 'play')).body.token
  })

  test('is shown once, kept as a hash, and good for what it was made for', async () => {
    const device = await programAt('Reader')
    const { status, body } = await makes(device, 'read')
    expect(status).toBe(200)
    expect(body).toMatchObject({ label: 'my desk', scope: 'read', made: server.now, used: server.now })
    const listed = await device.ask<TokenFacts[]>('GET', '/me/tokens')
    expect(listed.body).toEqual([
      { id: body.id, label: 'my desk', scope: 'read', made: server.now, used: server.now },
    ])
    const { id } = (await device.ask<Me>('GET', '/me')).body
    expect(JSON.stringify(await server.store.people.sessions(id))).not.toContain(body.token)
    const program = bearing(body.token)
    // The first use is seen at once, later ones to the hour.
    const made = server.now
    server.now += 1_000
    expect((await program.ask<Me>('GET', '/me')).body).toMatchObject({ id })
    const used = async () =>
      (await device.ask<TokenFacts[]>('GET', '/me/tokens')).body.map(token => token.used - made)
    expect(await used()).toEqual([1_000])
    server.now += 1_000
    await program.ask('GET', '/me')
    expect(await used()).toEqual([1_000])
    for (const path of [
      '/lobby',
      '/archive',
      '/tournaments',
      `/people/${encodeURIComponent((await program.ask<Me>('GET', '/me')).body.name)}/figures`,
    ])
      expect((await program.ask('GET', path)).status, path).toBe(200)
    const refused = await program.ask('POST', '/tables', {})
    expect([refused.status, refused.body.problem.code]).toEqual([403, 'token-scope'])
  })

  test('for playing makes tables, without an origin or a cookie', async () => {
    const { body } = await makes(await programAt('Player'), 'play')
    const made = await bearing(body.token).ask<{ id: string }>(
      'POST',
      '/tables',
      tableRow({ id: 'x', people: ['a', 'b'] }).terms,
    )
    expect(made).toMatchObject({ status: 200, body: { id: 'table0000000' } })
    expect(made.headers['set-cookie']).toBeUndefined()
  })

  test('for playing is made for programs alone; nobody has more than ten', async () => {
    const device = await accountAt(server, 'Person')
    expect((await makes(device, 'play')).body.problem.code).toBe('play-for-programs')
    expect((await makes(device, 'admin')).body.problem.code).toBe('bad-field')
    expect((await makes(device, 'read', { password: 'not this one' })).body.problem.code).toBe(
      'wrong-password',
    )
    expect((await makes(device, 'read', { label: '\u202e' })).body.problem.code).toBe('bad-field')
    for (let n = 0; n < 10; n++) expect((await makes(device, 'read')).status).toBe(200)
    expect((await makes(device, 'read')).body.problem.code).toBe('too-many-tokens')
  })

  test.each([
    ['PUT', '/me/settings'],
    ['PUT', '/me/program'],
    ['DELETE', '/me'],
    ['GET', '/me/export'],
    ['GET', '/archive/file?of=room'],
    ['GET', '/me/tokens'],
    ['POST', '/me/tokens'],
    ['DELETE', '/me/tokens/abcdef'],
    ['POST', '/account'],
    ['POST', '/signin'],
    ['POST', '/signout'],
    ['POST', '/guest'],
    ['POST', '/password'],
    ['POST', '/recovery'],
    ['POST', '/recover'],
    ['GET', '/sessions'],
    ['DELETE', '/sessions/abcdef'],
    ['GET', '/tables/abcdef/note'],
    ['PUT', '/tables/abcdef/note'],
    ['PUT', '/tables/abcdef/review'],
    ['POST', '/tournaments'],
    ['GET', '/push'],
    ['PUT', '/push'],
    ['DELETE', '/push'],
    ['GET', '/admin'],
    ['PUT', '/admin/announcement'],
    ['PUT', '/admin/rest'],
  ] as const)('is never good for %s %s, not even a host’s', async (method, path) => {
    const answer = await bearing(everything).ask(method, path, method === 'GET' ? undefined : {})
    expect([answer.status, answer.body.problem.code]).toEqual([403, 'token-scope'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    { do: 'start' },
    { do: 'round' },
    { do: 'end' },
    { do: 'invite', name: 'Ana' },
    { do: 'remove', entrant: 'abcdef' },
    { do: 'replace', entrant: 'abcdef', name: 'Ana' },
    { do: 'forfeit', table: '1.1', entrant: 'abcdef' },
    { do: 'break-off', table: '1.1' },
    { do: 'undo', round: 1 },
    { do: 'postpone', what: 'start', until: 1 },
    { do: 'wait', table: '1.1', on: true },
    { do: 'season' },
  ] as const)('organises no tournament, not even a host’s: $do', async act => {
    const answer = await bearing(everything).ask('POST', '/tournaments/abcdef', act)
    expect([answer.status, answer.body.problem.code]).toEqual([403, 'token-scope'])
  })

  test('that was revoked is good for nothing, and its lines are hung up on', async () => {
    const device = await programAt('Revoker')
    const { id, token } = (await makes(device, 'play')).body
    const me = (await device.ask<Me>('GET', '/me')).body.id
    const stranger = await accountAt(server, 'Stranger')
    expect((await stranger.ask('DELETE', `/me/tokens/${id}`)).body.problem.code).toBe('no-token')
    hungUp.length = 0
    expect((await device.ask('DELETE', `/me/tokens/${id}`)).status).toBe(200)
    expect(hungUp).toEqual([me])
    const answer = await bearing(token).ask('GET', '/lobby')
    expect([answer.status, answer.body.problem.code]).toEqual([401, 'bad-token'])
    expect((await device.ask('DELETE', `/me/tokens/${id}`)).body.problem.code).toBe('no-token')
  })

  test('goes with a new password, and after half a year without use', async () => {
    const device = await programAt('Renewed')
    const first = (await makes(device, 'read')).body.token
    const changed = await device.ask('POST', '/password', { old: PASSWORD, new: 'eighteen green boats' })
    expect(changed.status).toBe(200)
    expect((await bearing(first).ask('GET', '/me')).status).toBe(401)
    const second = (await makes(device, 'read', { password: 'eighteen green boats' })).body.token
    server.now += 181 * 24 * 60 * 60 * 1000
    expect((await bearing(second).ask('GET', '/me')).status).toBe(401)
  })

  test('is no session, and a session is no token', async () => {
    const device = await programAt('Mixed Up')
    const { id, token } = (await makes(device, 'play')).body
    const cookie = { cookie: `ludoteca=${token}` }
    expect((await newDevice(server).ask<Me | null>('GET', '/me', undefined, cookie)).body).toBeNull()
    const secret = device.cookie?.split('=')[1] ?? ''
    expect((await bearing(secret).ask('GET', '/me')).status).toBe(401)
    const sessions = (await device.ask<{ id: string }[]>('GET', '/sessions')).body
    expect(sessions.map(each => each.id)).not.toContain(id)
    expect((await device.ask('DELETE', `/sessions/${id}`)).body.problem.code).toBe('no-session')
  })

  test.each([
    'Bearer',
    'Bearer ',
    'bearer x',
    'Bearer ludoteca_',
    `Bearer ludoteca_${'a'.repeat(43)}`,
    `BEARER ${'x'.repeat(7000)}`,
  ])('is refused as “%s”, whatever cookie stands beside it', async authorization => {
    const device = await guestAt(server, 'Cookie')
    for (const [method, path] of [
      ['GET', '/me'],
      ['GET', '/lobby'],
      ['POST', '/tables'],
    ] as const) {
      const answer = await device.ask(method, path, method === 'GET' ? undefined : {}, { authorization })
      expect([answer.status, answer.body.problem.code]).toEqual([401, 'bad-token'])
    }
  })

  test('of another scheme belongs to the proxy before the server', async () => {
    const device = await guestAt(server, 'Proxied')
    const authorization = 'Basic dXNlcjpwYXNz'
    expect((await device.ask<Me>('GET', '/me', undefined, { authorization })).body.name).toBe('Proxied')
    const foreign = { authorization, origin: 'https://elsewhere.example' }
    expect((await device.ask('POST', '/tables', {}, foreign)).body.problem.code).toBe('foreign-origin')
  })
})

test('one token asks for so much at a time, another of the same account has its own share', async () => {
  const limited = await openTestServer({ limits: true })
  const device = await accountAt(limited, 'Busy')
  const token = async () => (await makes(device, 'read')).body.token
  const [one, two] = [await token(), await token()]
  const asks = async (which: string) =>
    (await newDevice(limited).ask('GET', '/push', undefined, { authorization: `Bearer ${which}` })).status
  for (let n = 0; n < 60; n++) expect(await asks(one)).toBe(403)
  expect(await asks(one)).toBe(429)
  expect(await asks(two)).toBe(403)
  await limited.close()
})
