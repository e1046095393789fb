import { expect, test } from 'vitest'
import { TableFixture } from './fixture.ts'

test('a person says so much at a table and no more; others still may, and so may moves', () => {
  const fixture = TableFixture.playing()
  for (let n = 0; n < 3_000; n++) fixture.done('bea', { do: 'phrase', phrase: 'hello' })
  expect(fixture.try('bea', { do: 'say', text: 'more' })).toBe('chat-full')
  expect(fixture.try('bea', { do: 'phrase', phrase: 'hello' })).toBe('chat-full')
  expect(fixture.try('ana', { do: 'say', text: 'hi' })).toBeNull()
  fixture.tossAndTake()
})

test('a log that is full takes what leads to the end of the game and nothing else', () => {
  const fixture = TableFixture.playing()
  for (let n = 0; fixture.table.seq < 20_000; n++)
    fixture.add({ kind: 'said', at: n, by: 'nobody', text: '' })
  expect(fixture.try('bea', { do: 'say', text: 'hi' })).toBe('log-full')
  expect(fixture.try('ana', { do: 'ask', request: { kind: 'abandon' } })).toBe('log-full')
  fixture.tossAndTake()
  expect(fixture.try('ana', { do: 'undo', steps: fixture.steps, count: 1 })).toBe('log-full')
  expect(fixture.try('ana', { do: 'resign' })).toBeNull()
})
