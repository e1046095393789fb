import { randomBytes, scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isCommon, openPasswords } from '../../src/accounts/passwords.ts'
import {
  hashRecoveryCode,
  hashSecret,
  isRecoveryCode,
  newRecoveryCode,
  newSecret,
} from '../../src/accounts/secrets.ts'
import { atMost } from '../../src/accounts/semaphore.ts'

const passwords = openPasswords()

describe('a password', () => {
  test('is known again, whatever way it was typed, and nothing else is', async () => {
    const kept = await passwords.hash('ﬁsh and 茶茶')
    expect(kept).toMatch(/^scrypt 17 8 [\w-]{22} [\w-]{43}$/)
    expect(await passwords.matches('fish and 茶茶', kept)).toBe(true)
    expect(await passwords.matches('fish and 茶', kept)).toBe(false)
    expect(await passwords.matches('', kept)).toBe(false)
  })

  test('kept by an earlier, cheaper measure is still known, and due to be hashed anew', async () => {
    const salt = randomBytes(16)
    const key = scryptSync('an old password', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 })
    const kept = `scrypt 15 8 ${salt.toString('base64url')} ${key.toString('base64url')}`
    expect(await passwords.matches('an old password', kept)).toBe(true)
    expect(await passwords.matches('another password', kept)).toBe(false)
    expect(passwords.isOutdated(kept)).toBe(true)
    expect(passwords.isOutdated(await passwords.hash('an old password'))).toBe(false)
  })

  test.each([
    'password',
    'Password1',
    'QWERTYUIOP',
    '12345678',
    'iloveyou1',
    'ｐａｓｓｗｏｒｄ',
    'zzzzzzzz',
    'abababab',
    'Beatriz Ana',
    'ludoteca',
    'ludoteca1',
    'Lud0teca!',
    'LudotecaLudoteca2026',
    'password1!',
    'Passw0rd!',
    'p@$$w0rd99',
    'pass word',
    '!!password!!',
    'dragon2026',
    'monkey!?',
    'guitarguitar',
    'boats boats',
    'beatriz.ana1!',
  ])('is refused among the commonest: %s', password => expect(isCommon(password, 'beatriz ana')).toBe(true))
  test.each([
    'correct horse battery',
    '大家一起玩桌游吧',
    'tq7-fern-kettle',
    'password of the old dragon',
    'our ludoteca plays on',
    '4 boats, 3 geese & 1 harbour',
  ])('may be %s', password => expect(isCommon(password, 'Beatriz')).toBe(false))

  test('never comes out the same twice', async () => {
    expect(await passwords.hash('same password')).not.toBe(await passwords.hash('same password'))
  })

  test('of nobody takes as long to refuse as a wrong one', async () => {
    const passwords = openPasswords(14)
    const kept = await passwords.hash('something')
    const time = async (against: string | null): Promise<number> => {
      const start = performance.now()
      expect(await passwords.matches('guess', against)).toBe(false)
      return performance.now() - start
    }
    await time(kept)
    // A machine that has other things to do is slow now and then, but work that is not done is never slow: one round in
    // which nobody's takes its time is enough.
    let share = 0
    for (let round = 0; round < 20 && share < 1 / 4; round++) {
      const known = await time(kept)
      share = Math.max(share, (await time(null)) / known)
    }
    expect(share).toBeGreaterThanOrEqual(1 / 4)
  })
})

describe('a recovery code', () => {
  test('may be typed in small letters and without hyphens', () => {
    const code = newRecoveryCode()
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]{5}$/)
    const kept = hashRecoveryCode(code)
    expect(isRecoveryCode(code, kept)).toBe(true)
    expect(isRecoveryCode(code.toLowerCase().replaceAll('-', ' '), kept)).toBe(true)
    expect(isRecoveryCode(newRecoveryCode(), kept)).toBe(false)
    expect(isRecoveryCode('', null)).toBe(false)
  })
})

test('a session secret has 256 bits and is kept as a hash', () => {
  const secret = newSecret()
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(hashSecret(secret)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashSecret(secret)).not.toContain(secret)
})

test('a gate lets two through at a time, in order, and goes on after a failure', async () => {
  const gate = atMost(2)
  const log: string[] = []
  let inside = 0
  let most = 0
  const work = (name: string, fails = false) =>
    gate.run(async () => {
      most = Math.max(most, ++inside)
      log.push(name)
      await new Promise(resolve => setTimeout(resolve, 5))
      inside--
      if (fails) throw new Error(name)
    })
  const done = await Promise.allSettled([work('a', true), work('b'), work('c'), work('d')])
  expect(done.map(each => each.status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect([log.join(''), most]).toEqual(['abcd', 2])
})
