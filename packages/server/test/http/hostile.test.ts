import { MAX_REVIEW, type Me } from '@ludoteca/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tableRow } from './rows.ts'
import { type Device, guestAt, HOST, newDevice, openTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let device: Device
beforeAll(async () => {
  server = await openTestServer({
    hub: { look: async table => ({ type: 'update', table, after: 0, seq: 0, now: 0, seat: null }) },
  })
  device = await guestAt(server, 'Victim')
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  expect(await server.store.people.list(null, 1000)).toMatchObject([{ name: 'Victim', key: null }])
  await server.close()
})

const CHANGING = [
  ['POST', '/guest'],
  ['DELETE', '/me'],
  ['PUT', '/me/settings'],
  ['POST', '/account'],
  ['POST', '/signin'],
  ['POST', '/signout'],
  ['POST', '/password'],
  ['POST', '/recovery'],
  ['POST', '/recover'],
  ['DELETE', '/sessions/abcdef'],
  ['PUT', '/me/program'],
  ['POST', '/me/tokens'],
  ['DELETE', '/me/tokens/abcdef'],
  ['POST', '/tables'],
  ['PUT', '/tables/abcdef/note'],
  ['PUT', '/tables/abcdef/review'],
  ['PUT', '/push'],
  ['DELETE', '/push'],
] as const
const READING = ['/me/export', '/me/tokens', '/sessions', '/tables/abcdef/note'] as const

const NASTY = [
  "'; drop table people; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '{{7*7}}',
  '../../etc/passwd',
]
const SHAPES: readonly unknown[] = [
  null,
  [],
  7,
  'text',
  { __proto__: null, constructor: { prototype: {} } },
  { name: {}, password: [], old: 1, new: null, code: true, text: 5, endpoint: {} },
  ...NASTY.map(text => ({
    name: text,
    password: text,
    old: text,
    new: text,
    code: text,
    text: 7,
    endpoint: text,
  })),
]

/** Every refusal is a problem in words, and nothing of the inside shows. */
function expectProblem(answer: Awaited<ReturnType<Device['ask']>>, ...statuses: number[]): void {
  expect(statuses).toContain(answer.status)
  expect(answer.body.problem.message.length).toBeGreaterThan(5)
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|at \w+ \(|\.ts:\d|SQLITE|stack/)
}

describe.each(CHANGING)('%s %s', (method, path) => {
  test('is refused from other sites and from anywhere unknown', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await device.ask(method, path, {}, headers)
      expectProblem(answer, 403)
      expect(answer.body.problem.code).toBe('foreign-origin')
    }
  })

  test('takes no body of a wrong shape, type or size', async () => {
    for (const shape of SHAPES) {
      const answer = await device.ask(method, path, JSON.stringify(shape), {
        'content-type': 'application/json',
      })
      expectProblem(answer, 400, 401, 404)
    }
    const bodies: [string, string, number][] = [
      ['{"name":', 'application/json', 400],
      ['{"__proto__":{"admin":1}}', 'application/json', 400],
      ['name=x', 'application/x-www-form-urlencoded', 415],
      ['{}', 'text/plain', 415],
      [
        `{"name":"${'x'.repeat(path.endsWith('/review') ? MAX_REVIEW : 17 * 1024)}"}`,
        'application/json',
        413,
      ],
    ]
    for (const [body, type, status] of bodies) {
      const answer = await device.ask(method, path, body, { 'content-type': type })
      expectProblem(answer, status === 415 ? 400 : status)
      if (status === 413) expect(answer.body.problem.code).toBe('too-large')
    }
  })
})

describe('whoever has no session', () => {
  test.each([
    ...CHANGING.filter(([, path]) => !['/guest', '/signin', '/signout', '/recover'].includes(path)),
    ...READING.map(path => ['GET', path] as const),
  ])('gets nowhere with %s %s', async (method, path) => {
    for (const cookie of [
      null,
      'ludoteca=',
      'ludoteca=x',
      `ludoteca=${'A'.repeat(43)}`,
      "ludoteca=' or 1=1 --",
    ]) {
      const stranger = newDevice(server)
      stranger.cookie = cookie
      expectProblem(await stranger.ask(method, path, method === 'GET' ? undefined : BODIES[path]), 401)
    }
  })
})

/** What would be right if it came from somebody. */
const BODIES: Readonly<Record<string, object>> = {
  '/me': { password: '' },
  '/me/settings': { away: null, quiet: null, webhook: null },
  '/account': { name: 'Mallory', password: 'long enough' },
  '/password': { old: '', new: 'long enough' },
  '/recovery': { password: '' },
  '/sessions/abcdef': {},
  '/tables': {
    game: 'lisboa',
    seats: 2,
    options: {},
    pace: { kind: 'free' },
    visibility: 'public',
    rated: false,
    guardian: 'easy',
    order: 'given',
  },
  '/tables/abcdef/note': { text: 'x' },
  '/push': { endpoint: 'https://push.example/', keys: { p256dh: '', auth: '' } },
}

describe('nasty texts', () => {
  test.each(NASTY)('%j in an address finds nothing', async text => {
    const part = encodeURIComponent(text.replace('\ud800', '\ufffd'))
    for (const path of [
      `/people/${part}`,
      `/people/${part}/games`,
      `/tables/${part}/save`,
      `/tables/${part}/positions/0`,
    ]) {
      expectProblem(await device.ask('GET', path), 404, 400)
    }
    expect((await device.ask('GET', `/lobby?game=${part}&game=${part}`)).status).toBe(200)
    expectProblem(await device.ask('GET', `/people/victim/games?before=${part}`), 404)
  })

  test.each(NASTY.slice(0, 2))('%j in a note is only a text', async text => {
    await device.ask('PUT', '/tables/abcdef/note', { text })
    expect((await device.ask('GET', '/tables/abcdef/note')).body).toEqual({ text })
  })

  test.each(NASTY)('%j signs nobody in', async text => {
    expectProblem(await newDevice(server).ask('POST', '/signin', { name: text, password: text }), 401)
  })
})

test('what does not exist is a problem too, in words', async () => {
  for (const answer of [await device.ask('GET', '/nothing'), await device.ask('POST', '/lobby', {})]) {
    expectProblem(answer, 404)
    expect(answer.body.problem.code).toBe('not-found')
  }
})

test('broken addresses and headers are answered, not suffered', async () => {
  for (const url of ['/api/people/%E0%A4%A', '/api/people/%', `/api/people/${'x'.repeat(5000)}`]) {
    const answer = await server.app.inject({ url, headers: { host: HOST, cookie: ';;=;ludoteca;=x' } })
    expect([400, 404, 414]).toContain(answer.statusCode)
    expect(answer.body).not.toMatch(/node_modules|\.ts:\d/)
  }
})

describe('limits', () => {
  test('stop a crowd from one address, say for how long, and leave others alone', async () => {
    const strict = await openTestServer({ limits: true })
    const crowd = newDevice(strict)
    let answer = await crowd.ask<Me>('GET', '/me')
    for (let i = 0; i < 500 && answer.status === 200; i++) answer = await crowd.ask<Me>('GET', '/me')
    expect(answer.status).toBe(429)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.body.problem.params).toEqual({ seconds: 1 })
    expect((await newDevice(strict, '', '203.0.113.9').ask<Me>('GET', '/me')).status).toBe(200)
    strict.now += 1_000
    expect((await crowd.ask<Me>('GET', '/me')).status).toBe(200)
    await strict.close()
  })

  test('stop one person from filling the lobby', async () => {
    const strict = await openTestServer({ limits: true })
    const host = await guestAt(strict, 'Host')
    const { id } = (await host.ask<Me>('GET', '/me')).body
    const open = (n: number) => tableRow({ id: `table${n}`, people: [id, null] })
    for (let n = 0; n < 9; n++) await strict.store.tables.append(`table${n}`, 0, ['{}'], open(n))
    expect((await host.ask('POST', '/tables', BODIES['/tables'])).status).toBe(200)
    await strict.store.tables.append('table9', 0, ['{}'], open(9))
    const refused = await host.ask('POST', '/tables', BODIES['/tables'])
    expect([refused.status, refused.body.problem.code]).toEqual([409, 'too-many-open'])
    await strict.close()
  })

  test('stop whoever guesses the password of one name, on any device of the address', async () => {
    const strict = await openTestServer({ limits: true })
    const statuses: number[] = []
    for (let i = 0; i < 9; i++) {
      const name = i % 2 === 0 ? 'Target' : ' TARGET '
      statuses.push((await newDevice(strict).ask('POST', '/signin', { name, password: 'guess' })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429])
    const other = await newDevice(strict).ask('POST', '/signin', { name: 'Other', password: 'guess' })
    expect(other.status).toBe(401)
    await strict.close()
  })
})
