import { randomBytes, scryptSync } from 'node:crypto'
import type { Me, SessionFacts } from '@ludoteca/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FOR_GOOD } from '../../src/accounts/ban.ts'
import { accountAt, guestAt, type House, newDevice, openHouse, PASSWORD } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ words: 'darn' })
})
afterAll(async () => {
  expect(house.errors).toEqual([])
  await house.close()
})

const DAY = 24 * 60 * 60 * 1000

describe('a guest', () => {
  test('plays at once and is known again', async () => {
    const device = newDevice(house)
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
    await guestAt(house, 'Twin')
    await guestAt(house, 'twin')
    await accountAt(house, 'Only One')
    const refused = await newDevice(house).ask('POST', '/guest', { name: 'ONLY ONE' })
    expect([refused.status, refused.body.problem.code]).toEqual([409, 'name-taken'])
  })

  test.each(['x', '', 'a'.repeat(25), 'a\u0000b', '<b>', 'a\u202eb', 'tab\there?'])(
    'is not called %j',
    async name => {
      const { status, body } = await newDevice(house).ask('POST', '/guest', { name })
      expect([status, body.problem.code]).toEqual([400, 'bad-name'])
    },
  )

  test('does not look like an account', async () => {
    await accountAt(house, 'Paul Klee')
    const mixed = await newDevice(house).ask('POST', '/guest', { name: 'Раul Klee' })
    expect(mixed.body.problem.code).toBe('bad-name')
    await accountAt(house, 'Coco')
    const foreign = await newDevice(house).ask('POST', '/guest', { name: 'Сосо' })
    expect(foreign.body.problem.code).toBe('name-taken')
    for (const name of ['Pau1 KIee', 'Pául Klee', 'Paul.Klee']) {
      const refused = await newDevice(house).ask('POST', '/guest', { name })
      expect([name, refused.body.problem.code]).toEqual([name, 'name-taken'])
    }
  })

  test('is not called what the host does not want to read', async () => {
    const { body } = await newDevice(house).ask(
      'POST',
      '/guest',
      { name: 'Darn You' },
      { 'accept-language': 'zh' },
    )
    expect(body.problem).toEqual({ code: 'bad-words', message: '馆主不希望这里出现这些词。' })
  })

  test('has nothing to confirm with', async () => {
    const device = await guestAt(house, 'Passer-by')
    for (const path of ['/recovery', '/password']) {
      const body = path === '/recovery' ? { password: '' } : { old: '', new: PASSWORD }
      expect((await device.ask('POST', path, body)).body.problem.code).toBe('needs-account')
    }
  })
})

describe('an account', () => {
  test('cannot be called like the id of somebody, and ids are looked up first', async () => {
    const guest = await guestAt(house, 'Quiet One')
    const { id } = (await guest.ask<Me>('GET', '/me')).body
    const thief = await guestAt(house, 'Thief')
    const refused = await thief.ask('POST', '/account', { name: id, password: PASSWORD })
    expect(['bad-name', 'name-taken']).toContain(refused.body.problem.code)
    // One that was made before such names were refused.
    const { id: old } = (await thief.ask<Me>('GET', '/me')).body
    await house.store.people.change(old, { name: id, key: id.toLowerCase() })
    const profile = await newDevice(house).ask<{ name: string }>('GET', `/people/${id}`)
    expect(profile.body.name).toBe('Quiet One')
  })

  test('keeps a name that nobody could take today, signs in with it and is found by it', async () => {
    const device = await accountAt(house, 'Older Than Rules')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    const name = 'Vicтoriᴀ'
    await house.store.people.change(id, { name, key: name.toLowerCase() })
    const signed = newDevice(house)
    expect((await signed.ask<Me>('POST', '/signin', { name, password: PASSWORD })).body.name).toBe(name)
    expect((await signed.ask<Me>('GET', '/me')).body.name).toBe(name)
    const profile = await newDevice(house).ask<Me>('GET', `/people/${encodeURIComponent(name)}`)
    expect(profile.body.name).toBe(name)
    const settings = { away: null, quiet: null, webhook: null }
    expect((await signed.ask('PUT', '/me/settings', settings)).status).toBe(200)
  })

  test('has another session than the guest it was made from', async () => {
    const device = await guestAt(house, 'Caterpillar')
    const stolen = newDevice(house)
    stolen.cookie = device.cookie
    expect((await stolen.ask<Me>('GET', '/me')).body?.name).toBe('Caterpillar')
    await device.ask('POST', '/account', { name: 'Butterfly', password: PASSWORD })
    expect((await device.ask<Me>('GET', '/me')).body?.name).toBe('Butterfly')
    expect((await stolen.ask<Me>('GET', '/me')).body).toBeNull()
  })

  test('has no password that anybody would try first', async () => {
    const device = await guestAt(house, 'Careless')
    for (const password of ['password', 'Qwertyuiop', 'careless me']) {
      const refused = await device.ask('POST', '/account', { name: 'Careless Me', password })
      expect([refused.status, refused.body.problem.code]).toEqual([400, 'common-password'])
    }
  })

  test('kept by an older measure is hashed anew when its owner signs in', async () => {
    const device = await accountAt(house, 'Old Timer')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    const salt = randomBytes(16)
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 })
    const kept = `scrypt 15 8 ${salt.toString('base64url')} ${key.toString('base64url')}`
    await house.store.people.change(id, { password: kept })
    const signed = () => newDevice(house).ask('POST', '/signin', { name: 'Old Timer', password: PASSWORD })
    expect((await signed()).status).toBe(200)
    expect((await house.store.people.byId(id))?.password).toMatch(/^scrypt 17 8 /)
    expect((await signed()).status).toBe(200)
  })

  test('is the guest of before, with a password, on several devices', async () => {
    const first = await guestAt(house, 'Bea')
    const { id } = (await first.ask<Me>('GET', '/me')).body
    const made = await first.ask('POST', '/account', { name: 'Beatriz', password: PASSWORD })
    expect(made.body).toMatchObject({ id, name: 'Beatriz', guest: false })
    const second = newDevice(house, 'Safari/18 iPhone')
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
    await accountAt(house, 'Caesar')
    const other = await guestAt(house, 'Brutus')
    const taken = await other.ask('POST', '/account', { name: 'CAESAR', password: PASSWORD })
    expect([taken.status, taken.body.problem.code]).toEqual([409, 'name-taken'])
    expect((await other.ask<Me>('GET', '/me')).body.guest).toBe(true)
  })

  test('is made once, with a password worth the name', async () => {
    const device = await accountAt(house, 'Once')
    const again = await device.ask('POST', '/account', { name: 'Twice', password: PASSWORD })
    expect(again.body.problem.code).toBe('has-account')
    const guest = await guestAt(house, 'Short')
    const short = await guest.ask('POST', '/account', { name: 'Short', password: '1234567' })
    expect([short.status, short.body.problem.code]).toEqual([400, 'bad-password'])
  })

  test('is signed out of one device, or of another from afar', async () => {
    const first = await accountAt(house, 'Dora')
    const second = newDevice(house)
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
    const first = await accountAt(house, 'Eva')
    const second = newDevice(house)
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
    await accountAt(house, 'Fay')
    const known = await newDevice(house).ask('POST', '/signin', { name: 'Fay', password: 'guess guess' })
    const unknown = await newDevice(house).ask('POST', '/signin', { name: 'Nobody', password: 'guess guess' })
    expect(known.status).toBe(401)
    expect(unknown).toEqual({ ...known, headers: unknown.headers })
    const code = { code: 'AAAAA', password: PASSWORD }
    const knownCode = await newDevice(house).ask('POST', '/recover', { name: 'Fay', ...code })
    const unknownCode = await newDevice(house).ask('POST', '/recover', { name: 'Nobody', ...code })
    expect(unknownCode).toEqual({ ...knownCode, headers: unknownCode.headers })
  })
})

describe('a recovery code', () => {
  test('opens the door once, with a new password, and ends all sessions', async () => {
    const device = await accountAt(house, 'Gus')
    expect((await device.ask('POST', '/recovery', { password: 'wrong one' })).body.problem.code).toBe(
      'wrong-password',
    )
    const { code } = (await device.ask<{ code: string }>('POST', '/recovery', { password: PASSWORD })).body
    expect((await device.ask<Me>('GET', '/me')).body.recovery).toBe(true)
    const found = newDevice(house)
    const recovered = await found.ask('POST', '/recover', {
      name: 'gus',
      code: code.toLowerCase(),
      password: 'brand new one',
    })
    expect(recovered.body).toMatchObject({ name: 'Gus', recovery: false })
    expect((await device.ask<Me>('GET', '/me')).body).toBeNull()
    const again = await newDevice(house).ask('POST', '/recover', { name: 'Gus', code, password: 'once more' })
    expect([again.status, again.body.problem.code]).toEqual([401, 'wrong-recovery'])
    expect((await device.ask('POST', '/signin', { name: 'Gus', password: 'brand new one' })).status).toBe(200)
  })

  test('replaces the former one', async () => {
    const device = await accountAt(house, 'Hal')
    const first = (await device.ask<{ code: string }>('POST', '/recovery', { password: PASSWORD })).body.code
    await device.ask('POST', '/recovery', { password: PASSWORD })
    const late = await newDevice(house).ask('POST', '/recover', {
      name: 'Hal',
      code: first,
      password: 'once more',
    })
    expect(late.body.problem.code).toBe('wrong-recovery')
  })
})

describe('a session', () => {
  test('lasts while it is used and ends after 180 days without', async () => {
    const device = await guestAt(house, 'Ida')
    house.now += 179 * DAY
    const used = await device.ask<Me>('GET', '/me')
    expect(used.body.name).toBe('Ida')
    expect(used.headers['set-cookie']).toContain('Max-Age=15552000')
    expect((await device.ask<Me>('GET', '/me')).headers['set-cookie']).toBeUndefined()
    house.now += 179 * DAY
    expect((await device.ask<Me>('GET', '/me')).body.name).toBe('Ida')
    house.now += 181 * DAY
    expect((await device.ask<Me>('GET', '/me')).body).toBeNull()
  })

  test('of somebody else cannot be ended', async () => {
    const [mine, theirs] = [await guestAt(house, 'Jo'), await guestAt(house, 'Kai')]
    const { body } = await theirs.ask<SessionFacts[]>('GET', '/sessions')
    const refused = await mine.ask('DELETE', `/sessions/${body[0]?.id}`)
    expect([refused.status, refused.body.problem.code]).toEqual([404, 'no-session'])
    expect((await theirs.ask<Me>('GET', '/me')).body.name).toBe('Kai')
  })

  test('cookie is for TLS alone where the request came over TLS', async () => {
    const behind = await openHouse({ trustProxy: true })
    const tls = { 'x-forwarded-proto': 'https' }
    const through = await newDevice(behind).ask('POST', '/guest', { name: 'Lou' }, tls)
    expect(through.headers['set-cookie']).toMatch(/; Secure$/)
    await behind.close()
    const direct = await newDevice(house).ask('POST', '/guest', { name: 'Lou' }, tls)
    expect(direct.headers['set-cookie']).not.toContain('Secure')
  })
})

describe('somebody barred', () => {
  test('is told so, can do nothing, and is back when the time is over', async () => {
    const device = await accountAt(house, 'Mo')
    const { id } = (await device.ask<Me>('GET', '/me')).body
    await house.store.people.change(id, { banned: house.now + 2 * DAY })
    const refused = await device.ask('PUT', '/me/settings', { away: null, quiet: null, webhook: null })
    expect([refused.status, refused.body.problem.code]).toEqual([403, 'banned-until'])
    expect(refused.body.problem.message).toMatch(/until \d{4}-\d\d-\d\d\.$/)
    const signIn = await newDevice(house).ask('POST', '/signin', { name: 'Mo', password: PASSWORD })
    expect(signIn.status).toBe(403)
    const guess = await newDevice(house).ask('POST', '/signin', { name: 'Mo', password: 'guess guess' })
    expect(guess.status).toBe(401)
    await house.store.people.change(id, { banned: FOR_GOOD })
    expect((await device.ask('GET', '/sessions')).body.problem.code).toBe('banned')
    await house.store.people.change(id, { banned: house.now - 1 })
    expect((await device.ask('GET', '/sessions')).status).toBe(200)
  })
})
