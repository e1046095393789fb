import type { NetworkInterfaceInfo } from 'node:os'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { addressesFor } from '../../src/ops/addresses.ts'
import { drawCode } from '../../src/ops/qr.ts'

const v4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
})

const MACHINE = {
  lo: [v4('127.0.0.1', true)],
  docker0: [v4('172.17.0.1')],
  tun0: [v4('100.64.0.3')],
  wlan0: [v4('192.168.1.20'), v4('169.254.3.3')],
}

describe('the addresses others can type', () => {
  test('are those of this machine, the likeliest first', () => {
    expect(addressesFor('0.0.0.0', '4280', MACHINE)).toEqual([
      'http://192.168.1.20:4280/',
      'http://172.17.0.1:4280/',
      'http://100.64.0.3:4280/',
    ])
  })

  test('are none where only this machine is let in, or one address was asked for', () => {
    expect(addressesFor('127.0.0.1', '4280', MACHINE)).toEqual([])
    expect(addressesFor('192.168.1.20', '4280', MACHINE)).toEqual([])
  })
})

test('the code has every module of it, dark as gaps in light, with a light margin', () => {
  const text = 'http://192.168.1.20:4280/'
  const lines = drawCode(text, false)
  const rows = lines.flatMap(line => [
    [...line].map(sign => sign === ' ' || sign === '▄'),
    [...line].map(sign => sign === ' ' || sign === '▀'),
  ])
  const { data, size } = encode(text, { border: 2 })
  expect(rows.slice(0, size)).toEqual(data)
  expect(lines[0]).toBe('█'.repeat(size))
})

test('a terminal with colours is told that light is light', () => {
  expect(drawCode('x', true).every(line => line.startsWith('\x1b[97;40m') && line.endsWith('\x1b[0m'))).toBe(
    true,
  )
})
