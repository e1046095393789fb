import { expect, test } from 'vitest'
import { ANYTHING, asked, optionIn, readSought, withOption, writeSought } from '../../src/archive/sought.ts'

test('an address says what is looked for, and only what makes sense', () => {
  const sought = {
    ...ANYTHING,
    game: 'puerto-rico',
    seats: '3',
    options: 'nobles.on rules.text',
    player: '王小明',
    against: 'Ana & Bo',
    result: 'won',
    from: '2026-06-01',
  } as const
  expect(readSought(writeSought(sought))).toEqual(sought)
  expect(writeSought(ANYTHING)).toBe('')
  expect(readSought('?seats=99&length=endless&from=yesterday&result=drawn&color=red')).toEqual(ANYTHING)
  expect(readSought('?options=nobles.on&against=Ana&result=won')).toEqual(ANYTHING)
})

test('days are whole days of whoever looks', () => {
  const [, search = ''] = asked({ ...ANYTHING, from: '2026-02-28', to: '2026-02-28' }, 'next').split('?')
  const said = new URLSearchParams(search)
  expect(Number(said.get('from'))).toBe(new Date(2026, 1, 28).getTime())
  expect(Number(said.get('until'))).toBe(new Date(2026, 2, 1).getTime())
  expect(said.get('after')).toBe('next')
  expect(said.has('to')).toBe(false)
  expect(asked(ANYTHING)).toBe('/archive')
})

test('of each option one value is looked for, or any', () => {
  const options = withOption(withOption('', 'nobles', 'on'), 'rules', 'text')
  expect(options).toBe('nobles.on rules.text')
  expect(withOption(options, 'nobles', 'off')).toBe('rules.text nobles.off')
  expect(withOption(options, 'rules', '')).toBe('nobles.on')
  expect([optionIn(options, 'rules'), optionIn(options, 'rule'), optionIn('', 'rules')]).toEqual([
    'text',
    '',
    '',
  ])
})
