import { toy } from '@ludoteca/testkit/toy'
import { expect, test } from 'vitest'
import { type Options, resolveOptions } from '../src/index.ts'

const resolved = (seats: number, given: Options) => {
  const found = resolveOptions(toy, seats, given)
  return found.ok ? found.options : found.problem
}

test('the first value is the default', () => {
  expect(resolved(2, {})).toEqual({ rules: 'short', hand: '3', pool: 'on' })
})

test('a preset changes the defaults of other options', () => {
  expect(resolved(2, { rules: 'long' })).toEqual({ rules: 'long', hand: '4', pool: 'on' })
})

test('what is given explicitly wins over a preset', () => {
  expect(resolved(2, { rules: 'long', hand: '3' })).toEqual({ rules: 'long', hand: '3', pool: 'on' })
})

test('a preset does not touch an option that means nothing at this table', () => {
  const game = {
    ...toy,
    options: toy.options.map(spec =>
      spec.id === 'rules' ? { ...spec, presets: { long: { hand: '4', pool: 'off' } } } : spec,
    ),
  }
  expect(resolveOptions(game, 3, { rules: 'long' })).toMatchObject({ options: { pool: 'off' } })
  expect(resolveOptions(game, 4, { rules: 'long' })).toMatchObject({ options: { hand: '4', pool: 'on' } })
})

test('an unknown option is refused with the known ones', () => {
  expect(resolved(2, { speed: 'fast' })).toEqual({
    reason: 'unknown-option',
    option: 'speed',
    known: 'rules, hand, pool',
  })
})

test('an unknown value is refused with the known ones', () => {
  expect(resolved(2, { hand: '5' })).toEqual({
    reason: 'unknown-value',
    option: 'hand',
    value: '5',
    known: '3, 4',
  })
})

test('an option of other player counts must keep its default', () => {
  expect(resolved(4, { pool: 'off' })).toEqual({
    reason: 'option-seats',
    option: 'pool',
    seats: 4,
    known: '2, 3',
  })
  expect(resolved(4, { pool: 'on' })).toMatchObject({ pool: 'on' })
})
