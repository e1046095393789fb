import { expect, test } from 'vitest'
import { House } from './house.ts'

test('a person says so much at a table and no more; others still may, and so may moves', () => {
  const house = House.playing()
  for (let n = 0; n < 3_000; n++) house.done('bea', { do: 'phrase', phrase: 'hello' })
  expect(house.try('bea', { do: 'say', text: 'more' })).toBe('chat-full')
  expect(house.try('bea', { do: 'phrase', phrase: 'hello' })).toBe('chat-full')
  expect(house.try('ana', { do: 'say', text: 'hi' })).toBeNull()
  house.tossAndTake()
})

test('a log that is full takes what leads to the end of the game and nothing else', () => {
  const house = House.playing()
  for (let n = 0; house.table.seq < 20_000; n++) house.add({ kind: 'said', at: n, by: 'nobody', text: '' })
  expect(house.try('bea', { do: 'say', text: 'hi' })).toBe('log-full')
  expect(house.try('ana', { do: 'ask', request: { kind: 'abandon' } })).toBe('log-full')
  house.tossAndTake()
  expect(house.try('ana', { do: 'undo', steps: house.steps, count: 1 })).toBe('log-full')
  expect(house.try('ana', { do: 'resign' })).toBeNull()
})
