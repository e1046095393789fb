import type { Memory } from '@ludoteca/bots'
import { expect, test } from 'vitest'
import { Memories } from '../../src/bots/memories.ts'

/** After a decision that the given seat is expected to follow with another one. */
const before = (seat: number): Memory => ({ last: null, next: { seat, edges: [], visits: 7 } })

test('a seat that decides again goes on with what it thought, once', () => {
  const memories = new Memories()
  const memory = before(2)
  memories.keep('table', 2, memory)
  expect(memories.take('table', 2)).toBe(memory)
  expect(memories.take('table', 2).next).toBeNull()
})

test('nobody gets what another seat or table thought', () => {
  const memories = new Memories()
  memories.keep('table', 2, before(2))
  expect(memories.take('other', 2).next).toBeNull()
  expect(memories.take('table', 1).next).toBeNull()
})

test('nothing is kept where somebody else decides next, and of many tables only the latest', () => {
  const memories = new Memories()
  memories.keep('table', 2, before(3))
  expect(memories.take('table', 2).next).toBeNull()
  for (let i = 0; i < 20; i++) memories.keep(`table ${i}`, 0, before(0))
  expect(memories.take('table 3', 0).next).toBeNull()
  expect(memories.take('table 19', 0).next).not.toBeNull()
})
