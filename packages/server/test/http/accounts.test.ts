import { randomBytes, scryptSync } from 'node:crypto'
import type { Me, SessionFacts } from '@ludoteca/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FOR_GOOD } from '../../src/accounts/ban.ts'
import { accountAt, guestAt, newDevice, openTestServer, PASSWORD, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ words: 'darn' })
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const DAY = 24 * 60 * 60 * 1000

describe('a guest', () => {
  test('plays at once and is known again', async () => {
    const device = newDevice(server)
    expect((await device.ask<Me>('GET', '/me')).body).toBeNull()
    const { status, headers, body } = await device.ask('POST', '/guest', { name: '  阿纳  B. ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: '阿纳 B.',
      guest: true,
      waiting: 0,
      recovery: false,
      webhookFailure: null,
    })
    expect(headers['set-cookie']).toMatch(
      /^ludoteca=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect((await device.ask<Me>('GET', '/me')).body).toEqual(body)
  })

  test('shares a name with other guests, but with no account', async () => {
    await guestAt(server, 'Twin')
    await guestAt(server, 'twin')
    await accountAt(server, 'Only One')
    const refused = await newDevice(server).ask('POST', '/guest', { name: 'ONLY ONE' })
    expect([refused.status, refused.body.problem.code]).toEqual([409, 'name-taken'])
  })

  test.each(['x', '', 'a'.repeat(25), 'a\u0000b', '<b>', 'a\u202eb', 'tab\there?'])(
    'is not called %j',
    async name => {
      const { status, body } = await newDevice(server).ask('POST', '/guest', { name })
      expect([status, body.problem.code]).toEqual([400, 'bad-name'])
    },
  )

  test('does not look like an account', async () => {
    await accountAt(server, 'Paul Klee')
    const mixed = await newDevice(server).ask('POST', '/guest', { name: 'Раul Klee' })
    expect(mixed.body.problem.code).toBe('bad-name')
    await accountAt(server, 'Coco')
    const foreign = await newDevice(server).ask('POST', '/guest', { name: 'Сосо' })
    expect(foreign.body.problem.code).toBe('name-taken')
    for (const name of ['Pau1 KIee', 'Pául Klee', 'Paul.Klee']) {
      const refused = await newDevice(server).ask('POST', '/guest', { name })
      expect([name, refused.body.problem.code]).toEqual([name, 'name-taken'])
    }
  })

  test('is not called what the host does not want to read', async () => {
    const { body } = await newDevice(server).ask(
      'POST',
      '/guest',
      { name: 'Darn You' },
      { 'accept-language': 'zh' },
    )
    expect(body.problem).toEqual({ code: 'bad-words', message: '馆主不希望这里出现这些词。' })
  })

  test('has nothing to confirm with', async () => {
    const device = await guestAt(server, 'Passer-by')
    for (const path of ['/recovery', '/password']) {
      const body = path === '/recovery' ? { password: '' } : { old: '', new: PASSWORD }
      expect((await device.ask('POST', path, body)).body.problem.code).toBe('needs-account')
    }
  })
})

describe('an account', () => {
  test('cannot be called like the id of somebody, and ids are looked up first', async () => {
    const guest = await guestAt(server, 'Quiet One')
    const { id } = (await guest.ask<Me>('GET', '/me')).body
    const thief = await guestAt(server, 'Thief')
    const refused = await thief.ask('POST', '/account', { name: id, password: PASSWORD })
    expect(['bad-name', 'name-taken']).toContain(refused.body.problem.code)
    // One that was made before such names were refused.
    const { id: old } = (await thief.ask<Me>('GET', '/me')).body
    await server.store.people.change(old, { name: id, key: id.toLowerCase() })
    const profile = await newDevice(server).ask<{ name: string }>('GET', `/people/${id}`)
    expect(profile.body.name).toBe('Quiet One')
  })

  test('keeps a name that nobody could take today, signs in with it and is found by it', async () => {
    const device = await accountAt(server, 'Older Than Rules')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    const name = 'Vicтoriᴀ'
    await server.store.people.change(id, { name, key: name.toLowerCase() })
    const signed = newDevice(server)
    expect((await signed.ask<Me>('POST', '/signin', { name, password: PASSWORD })).body.name).toBe(name)
    expect((await signed.ask<Me>('GET', '/me')).body.name).toBe(name)
    const profile = await newDevice(server).ask<Me>('GET', `/people/${encodeURIComponent(name)}`)
    expect(profile.body.name).toBe(name)
    const settings = { away: null, quiet: null, webhook: null }
    expect((await signed.ask('PUT', '/me/settings', settings)).status).toBe(200)
  })

  test('has another session than the guest it was made from', async () => {
    const device = await guestAt(server, 'Caterpillar')
    const stolen = newDevice(server)
    stolen.cookie = device.cookie
    expect((await stolen.ask<Me>('GET', '/me')).body?.name).toBe('Caterpillar')
    await device.ask('POST', '/account', { name: 'Butterfly', password: PASSWORD })
    expect((await device.ask<Me>('GET', '/me')).body?.name).toBe('Butterfly')
    expect((await stolen.ask<Me>('GET', '/me')).body).toBeNull()
  })

  test('has no password that anybody would try first', async () => {
    const device = await guestAt(server, 'Careless')
    for (const password of ['password', 'Qwertyuiop', 'careless me']) {
      const refused = await device.ask('POST', '/account', { name: 'Careless Me', password })
      expect([refused.status, refused.body.problem.code]).toEqual([400, 'common-password'])
    }
  })

  test('kept by an older measure is hashed anew when its owner signs in', async () => {
    const device = await accountAt(server, 'Old Timer')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    const salt = randomBytes(16)
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 8, r: 8, p: 1, maxmem: 2 ** 27 })
    const kept = `scrypt 8 8 ${salt.toString('base64url')} ${key.toString('base64url')}`
    await server.store.people.change(id, { password: kept })
    const signed = () => newDevice(server).ask('POST', '/signin', { name: 'Old Timer', password: PASSWORD })
    expect((await signed()).status).toBe(200)
    expect((await server.store.people.byId(id))?.password).toMatch(/^scrypt 10 8 /)
    expect((await signed()).status).toBe(200)
  })

  test('is the guest of before, with a password, on several devices', async () => {
    const first = await guestAt(server, 'Bea')
    const { id } = (await first.ask<Me>('GET', '/me')).body
    const made = await first.ask('POST', '/account', { name: 'Beatriz', password: PASSWORD })
    expect(made.body).toMatchObject({ id, name: 'Beatriz', guest: false })
    const second = newDevice(server, 'Safari/18 iPhone')
    expect((await second.ask<Me>('POST', '/signin', { name: ' beatriz ', password: PASSWORD })).body.id).toBe(
      id,
    )
    const { body: sessions } = await second.ask<SessionFacts[]>('GET', '/sessions')
    expect(sessions.map(each => [each.device, each.current])).toEqual(
      expect.arrayContaining([
        ['Safari · iPhone', true],
        ['Firefox · Linux', false],
      ]),
    )
    expect(JSON.stringify(sessions)).not.toContain('hash')
  })

  test('has a name nobody else has', async () => {
    await accountAt(server, 'Caesar')
    const other = await guestAt(server, 'Brutus')
    const taken = await other.ask('POST', '/account', { name: 'CAESAR', password: PASSWORD })
    expect([taken.status, taken.body.problem.code]).toEqual([409, 'name-taken'])
    expect((await other.ask<Me>('GET', '/me')).body.guest).toBe(true)
  })

  test('is made once, with a password worth the name', async () => {
    const device = await accountAt(server, 'Once')
    const again = await device.ask('POST', '/account', { name: 'Twice', password: PASSWORD })
    expect(again.body.problem.code).toBe('has-account')
    const guest = await guestAt(server, 'Short')
    const short = await guest.ask('POST', '/account', { name: 'Short', password: '1234567' })
    expect([short.status, short.body.problem.code]).toEqual([400, 'bad-password'])
  })

  test('is signed out of one device, or of another from afar', async () => {
    const first = await accountAt(server, 'Dora')
    const second = newDevice(server)
    await second.ask('POST', '/signin', { name: 'Dora', password: PASSWORD })
    const { body: sessions } = await first.ask<SessionFacts[]>('GET', '/sessions')
    const other = sessions.find(each => !each.current)
    expect((await first.ask('DELETE', `/sessions/${other?.id}`)).status).toBe(200)
    expect((await second.ask<Me>('GET', '/me')).body).toBeNull()
    const cookie = first.cookie
    await first.ask('POST', '/signout', {})
    expect(first.cookie).toBeNull()
    first.cookie = cookie
    expect((await first.ask<Me>('GET', '/me')).body).toBeNull()
  })

  test('changes its password and ends all other sessions', async () => {
    const first = await accountAt(server, 'Eva')
    const second = newDevice(server)
    await second.ask('POST', '/signin', { name: 'Eva', password: PASSWORD })
    const wrong = await first.ask('POST', '/password', { old: 'not it, sorry', new: 'another one' })
    expect([wrong.status, wrong.body.problem.code]).toEqual([403, 'wrong-password'])
    expect((await first.ask<Me>('POST', '/password', { old: PASSWORD, new: 'another one' })).body.name).toBe(
      'Eva',
    )
    expect((await first.ask<Me>('GET', '/me')).body.name).toBe('Eva')
    expect((await second.ask<Me>('GET', '/me')).body).toBeNull()
    const old = await second.ask('POST', '/signin', { name: 'Eva', password: PASSWORD })
    expect([old.status, old.body.problem.code]).toEqual([401, 'wrong-sign-in'])
    expect((await second.ask('POST', '/signin', { name: 'Eva', password: 'another one' })).status).toBe(200)
  })

  test('is not told apart from nobody by a wrong password', async () => {
    await accountAt(server, 'Fay')
    const known = await newDevice(server).ask('POST', '/signin', { name: 'Fay', password: 'guess guess' })
    const unknown = await newDevice(server).ask('POST', '/signin', {
      name: 'Nobody',
      password: 'guess guess',
    })
    expect(known.status).toBe(401)
    expect(unknown).toEqual({ ...known, headers: unknown.headers })
    const code = { code: 'AAAAA', password: PASSWORD }
    const knownCode = await newDevice(server).ask('POST', '/recover', { name: 'Fay', ...code })
    const unknownCode = await newDevice(server).ask('POST', '/recover', { name: 'Nobody', ...code })
    expect(unknownCode).toEqual({ ...knownCode, headers: unknownCode.headers })
  })
})

describe('a recovery code', () => {
  test('lets its owner in once, with a new password, and ends all sessions', async () => {
    const device = await accountAt(server, 'Gus')
    expect((await device.ask('POST', '/recovery', { password: 'wrong one' })).body.problem.code).toBe(
      'wrong-password',
    )
    const { code } = (await device.ask<{ code: string }>('POST', '/recovery', { password: PASSWORD })).body
    expect((await device.ask<Me>('GET', '/me')).body.recovery).toBe(true)
    const found = newDevice(server)
    const recovered = await found.ask('POST', '/recover', {
      name: 'gus',
      code: code.toLowerCase(),
      password: 'brand new one',
    })
    expect(recovered.body).toMatchObject({ name: 'Gus', recovery: false })
    expect((await device.ask<Me>('GET', '/me')).body).toBeNull()
    const again = await newDevice(server).ask('POST', '/recover', {
      name: 'Gus',
      code,
      password: 'once more',
    })
    expect([again.status, again.body.problem.code]).toEqual([401, 'wrong-recovery'])
    expect((await device.ask('POST', '/signin', { name: 'Gus', password: 'brand new one' })).status).toBe(200)
  })

  test('replaces the former one', async () => {
    const device = await accountAt(server, 'Hal')
    const first = (await device.ask<{ code: string }>('POST', '/recovery', { password: PASSWORD })).body.code
    await device.ask('POST', '/recovery', { password: PASSWORD })
    const late = await newDevice(server).ask('POST', '/recover', {
      name: 'Hal',
      code: first,
      password: 'once more',
    })
    expect(late.body.problem.code).toBe('wrong-recovery')
  })
})

describe('a session', () => {
  test('lasts while it is used and ends after 180 days without', async () => {
    const device = await guestAt(server, 'Ida')
    server.now += 179 * DAY
    const used = await device.ask<Me>('GET', '/me')
    expect(used.body.name).toBe('Ida')
    expect(used.headers['set-cookie']).toContain('Max-Age=15552000')
    expect((await device.ask<Me>('GET', '/me')).headers['set-cookie']).toBeUndefined()
    server.now += 179 * DAY
    expect((await device.ask<Me>('GET', '/me')).body.name).toBe('Ida')
    server.now += 181 * DAY
    expect((await device.ask<Me>('GET', '/me')).body).toBeNull()
  })

  test('of somebody else cannot be ended', async () => {
    const [mine, theirs] = [await guestAt(server, 'Jo'), await guestAt(server, 'Kai')]
    const { body } = await theirs.ask<SessionFacts[]>('GET', '/sessions')
    const refused = await mine.ask('DELETE', `/sessions/${body[0]?.id}`)
    expect([refused.status, refused.body.problem.code]).toEqual([404, 'no-session'])
    expect((await theirs.ask<Me>('GET', '/me')).body.name).toBe('Kai')
  })

  test('cookie is for TLS alone where the request came over TLS', async () => {
    const behind = await openTestServer({ trustProxy: true })
    const tls = { 'x-forwarded-proto': 'https' }
    const through = await newDevice(behind).ask('POST', '/guest', { name: 'Lou' }, tls)
    expect(through.headers['set-cookie']).toMatch(/; Secure$/)
    await behind.close()
    const direct = await newDevice(server).ask('POST', '/guest', { name: 'Lou' }, tls)
    expect(direct.headers['set-cookie']).not.toContain('Secure')
  })
})

describe('somebody barred', () => {
  test('is told so, can do nothing, and is back when the time is over', async () => {
    const device = await accountAt(server, 'Mo')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    await server.store.people.change(id, { banned: server.now + 2 * DAY })
    const refused = await device.ask('PUT', '/me/settings', { away: null, quiet: null, webhook: null })
    expect([refused.status, refused.body.problem.code]).toEqual([403, 'banned-until'])
    expect(refused.body.problem.message).toMatch(/until \d{4}-\d\d-\d\d\.$/)
    const signIn = await newDevice(server).ask('POST', '/signin', { name: 'Mo', password: PASSWORD })
    expect(signIn.status).toBe(403)
    const guess = await newDevice(server).ask('POST', '/signin', { name: 'Mo', password: 'guess guess' })
    expect(guess.status).toBe(401)
    await server.store.people.change(id, { banned: FOR_GOOD })
    expect((await device.ask('GET', '/sessions')).body.problem.code).toBe('banned')
    await server.store.people.change(id, { banned: server.now - 1 })
    expect((await device.ask('GET', '/sessions')).status).toBe(200)
  })
})
