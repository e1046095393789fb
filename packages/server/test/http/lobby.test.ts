import { expect, test } from 'vitest'
import { spread } from '../../src/http/lobby.ts'
import { SharedReadings } from '../../src/http/shared-readings.ts'
import { tableRow } from './rows.ts'

const table = (id: string, host: string) => ({ ...tableRow({ id, people: [host, null] }), host })
const idsOf = (rows: readonly { id: string }[]): string => rows.map(row => row.id).join(' ')

test('one host does not keep others out of a list', () => {
  const many = Array.from({ length: 6 }, (_, at) => table(`m${at}`, 'mallory'))
  const rows = [...many, table('a', 'ana'), table('b', 'bob'), table('c', 'ana')]
  expect(idsOf(spread(rows, 4))).toBe('m0 m1 a b')
  expect(idsOf(spread(rows, 6))).toBe('m0 m1 m2 a b c')
  expect(idsOf(spread(rows, 20))).toBe(idsOf(rows))
})

test('who asks while others read shares the next reading, which knows what came meanwhile', async () => {
  const readings = new SharedReadings<number>()
  const work: (() => void)[] = []
  let known = 1
  const read = (key = 'all') =>
    readings.read(key, async () => {
      const found = known
      await new Promise<void>(resolve => work.push(resolve))
      return found
    })
  const first = read()
  await expect.poll(() => work.length).toBe(1)
  known = 2
  const later = [read(), read(), read()]
  const other = read('other')
  work[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => work.length).toBe(2)
  work[1]?.()
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  await expect.poll(() => work.length).toBe(3)
  work[2]?.()
  expect(await other).toBe(2)
})

test('a reading that fails is told to those who share it, and the next one begins anew', async () => {
  const readings = new SharedReadings<string>()
  const broken = () => readings.read('', () => Promise.reject(new Error('broken')))
  expect((await Promise.allSettled([broken(), broken()])).map(each => each.status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await readings.read('', async () => 'whole')).toBe('whole')
})
