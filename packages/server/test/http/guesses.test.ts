import { expect, test } from 'vitest'
import { crowded, openPasswords } from '../../src/accounts/passwords.ts'
import { openGuards } from '../../src/http/guards.ts'

const guarded = () => {
  const time = { now: 0 }
  return { time, guards: openGuards({ clock: () => time.now, origin: null, limits: true }) }
}

test('a name typed in other ways is the same name to whoever guesses', () => {
  const { guards } = guarded()
  const spellings = ['ana b', 'Ana  B', ' ana b ', 'ana\tb', 'ＡＮＡ B', 'ana   b', 'ANA\u00a0B', 'ana b  ']
  const tries = Array.from({ length: 32 }, (_, i) =>
    guards.guess('198.51.100.1', spellings[i % spellings.length] ?? '', 'password'),
  )
  expect(tries.filter(stopped => stopped === null)).toHaveLength(8)
})

test('guesses from many addresses are counted together, and come back slowly', () => {
  const { guards, time } = guarded()
  const from = (i: number): string => `198.51.${i >> 8}.${i & 255}`
  const guess = (i: number) => guards.guess(from(i), 'Ana', 'password')
  expect(Array.from({ length: 400 }, (_, i) => guess(i)).filter(each => each === null)).toHaveLength(40)
  time.now += 10 * 60_000
  expect(Array.from({ length: 400 }, (_, i) => guess(i + 400)).filter(each => each === null)).toHaveLength(10)
  expect(guards.guess('203.0.113.1', 'Bo', 'password')).toBeNull()
})

test('strangers who guess do not keep the owner out', () => {
  const { guards, time } = guarded()
  guards.welcome('203.0.113.9', 'Ana')
  for (let hour = 0; hour < 48; hour++) {
    time.now += 60 * 60_000
    for (let i = 0; i < 200; i++) guards.guess(`198.51.${hour}.${i}`, 'Ana', 'password')
    expect(guards.guess('203.0.113.9', 'ANA', 'password')).toBeNull()
    expect(guards.guess(`192.0.2.${hour}`, 'Ana', 'code')).toBeNull()
  }
  // Where the owner has been, there are still only so many tries.
  const tries = Array.from({ length: 20 }, () => guards.guess('203.0.113.9', 'Ana', 'password'))
  expect(tries.filter(each => each === null).length).toBeLessThanOrEqual(8)
})

test('while too many passwords are being worked out, nobody else is asked in', async () => {
  const { guards } = guarded()
  expect(guards.hashing()).toBeNull()
  const passwords = openPasswords(14)
  const work = Array.from({ length: 22 }, () => passwords.hash('one of a crowd'))
  expect(crowded()).toBe(true)
  expect(guards.hashing()).toMatchObject({ code: 'too-many' })
  await Promise.all(work)
  expect(guards.hashing()).toBeNull()
}, 300_000)
