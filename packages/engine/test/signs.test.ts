import { expect, test } from 'vitest'
import { SIGNS } from '../src/signs.ts'

test('between sentences Chinese has no space', () => {
  expect(SIGNS.en.prose(['Buildings first.', 'Then ships.'])).toBe('Buildings first. Then ships.')
  expect(SIGNS.zh.prose(['先建造。', '再装船。'])).toBe('先建造。再装船。')
})
