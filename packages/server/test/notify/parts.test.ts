import { describe, expect, test } from 'vitest'
import { leadsOutward } from '../../src/notify/outward.ts'
import { isPrivateAddress } from '../../src/notify/private.ts'
import { isZone, quietFor } from '../../src/notify/quiet.ts'

describe('private addresses', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fec0::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    '::ffff:0:127.0.0.1',
    '5f00::1',
    '3fff::1',
    '3ffe::1',
    '9000::1',
  ])('%s leads inside', address => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
    '%s leads outside',
    address => {
      expect(isPrivateAddress(address)).toBe(false)
    },
  )

  test.each([
    ['http://127.0.0.1/', false],
    ['http://2130706433/', false],
    ['http://0x7f.1/', false],
    ['http://[::1]:80/', false],
    ['http://[::ffff:10.0.0.1]/', false],
    ['http://localhost:4280/', false],
    ['http://a.LOCALHOST./', false],
    ['https://hooks.example/x', true],
  ])('%s: %s', (url, outward) => {
    expect(leadsOutward(url)).toBe(outward)
  })
})

describe('quiet hours', () => {
  const at = (text: string): number => Date.parse(text)
  const night = { from: 22 * 60, to: 7 * 60, zone: 'Asia/Shanghai' }

  test.each([
    ['2026-01-10T13:59:00Z', 0],
    ['2026-01-10T14:00:00Z', 540],
    ['2026-01-10T16:30:00Z', 390],
    ['2026-01-10T22:59:30Z', 0.5],
    ['2026-01-10T23:00:00Z', 0],
  ])('at %s it stays quiet for %d more minutes', (time, minutes) => {
    expect(quietFor(night, at(time))).toBe(minutes * 60_000)
  })

  test('none, or none worth the name, never keep anything back', () => {
    expect(quietFor(null, 0)).toBe(0)
    expect(quietFor({ from: 60, to: 60, zone: 'UTC' }, 3_600_000)).toBe(0)
  })

  test('zones are those the machine knows', () => {
    expect([isZone('Europe/Lisbon'), isZone('Middle/Earth'), isZone('')]).toEqual([true, false, false])
  })
})
