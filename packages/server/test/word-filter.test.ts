import { expect, test } from 'vitest'
import { wordFilter } from '../src/word-filter.ts'

const acceptable = wordFilter('# not here\nDarn\n坏话   # anywhere\n\n')

test.each([
  ['darn it', false],
  ['DARN!', false],
  ['d\u0061\u0308rn', false],
  ['ｄａｒｎ', false],
  ['darning socks', true],
  ['这是坏话吗', false],
  ['not here', true],
  ['', true],
])('“%s”: %s', (text, fine) => {
  expect(acceptable(text)).toBe(fine)
})

test('without a list everything may be said', () => {
  expect(wordFilter('')('darn')).toBe(true)
})
