import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonical, fill, hashState } from '../src/index.ts'

test('canonical JSON does not depend on the order of keys', () => {
  expect(canonical({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}')
})

test('canonical JSON leaves out what JSON leaves out', () => {
  expect(canonical({ a: undefined, b: [undefined] })).toBe('{"b":[null]}')
})

test('canonical JSON of a value that JSON keeps reads back as that value', () => {
  const value = { text: '“引号” "quoted"\n', list: [[], {}, true, -1.5], deep: { deeper: { n: 0 } } }
  expect(JSON.parse(canonical(value))).toEqual(value)
})

test('a position is named by half of its SHA-256', () => {
  const digest = createHash('sha256').update('{"a":1,"b":2}').digest('hex')
  expect(hashState({ b: 2, a: 1 })).toBe(digest.slice(0, 32))
})

test('different positions have different names', () => {
  expect(hashState({ a: [1, 2] })).not.toBe(hashState({ a: [12] }))
})

test('fill puts values into a text and leaves unknown blanks', () => {
  expect(fill('{n} of {all}: {n}', { n: 3, all: '五' })).toBe('3 of 五: 3')
  expect(fill('{who} wins')).toBe('{who} wins')
})
