import { resolveOptions } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { firstTerms, termsOf } from '../../src/lobby/terms-draft.ts'
import { chosenOptions, optionWords } from '../../src/online/option-words.ts'
import { timeLeft } from '../../src/online/people/time-left.ts'
import { clockText, largestUnits } from '../../src/online/time-words.ts'
import { codeIn } from '../../src/people/code.ts'
import { dayOf, endOfDay, minutesOf, timeOfDay } from '../../src/people/times.ts'
import { game, text } from '../world.ts'

describe('clocks', () => {
  test('count the second that has begun, and never below zero', () => {
    expect([-5, 0, 1, 1000, 29_001, 60_000, 3_599_001, 3_600_000].map(clockText)).toEqual([
      '0:00',
      '0:00',
      '0:01',
      '0:01',
      '0:30',
      '1:00',
      '1:00:00',
      '1:00:00',
    ])
  })

  test('tell long times by their two largest units', () => {
    const HOUR = 3_600_000
    expect(largestUnits(50 * HOUR + 59_000)).toEqual({ days: 2, hours: 2, minutes: 0 })
    expect(largestUnits(2.5 * HOUR)).toEqual({ days: 0, hours: 2, minutes: 30 })
  })

  test('run for the one who decides; with a pace in days nobody else has one', () => {
    const clock = { left: [90_000, 60_000], running: 1, since: 1000, due: 61_000 }
    const live = { kind: 'live', bank: 60, increment: 0 } as const
    const days = { kind: 'days', days: 1 } as const
    expect([0, 1].map(seat => timeLeft(clock, live, seat, 31_000))).toEqual([90_000, 30_000])
    expect([0, 1].map(seat => timeLeft(clock, days, seat, 99_000))).toEqual([null, 0])
    expect(timeLeft({ ...clock, left: [], running: null }, { kind: 'free' }, 0, 0)).toBeNull()
  })
})

describe('the terms of a table', () => {
  const all = (given: Record<string, string>) => {
    const resolved = resolveOptions(game, 3, given)
    if (!resolved.ok) throw new Error(resolved.problem.reason)
    return resolved.options
  }

  test('are told by the choices from which the others follow', () => {
    expect(chosenOptions(game, 3, all({}))).toEqual({})
    expect(chosenOptions(game, 3, all({ rules: 'long' }))).toEqual({ rules: 'long' })
    expect(chosenOptions(game, 3, all({ rules: 'long', hand: '3' }))).toEqual({ rules: 'long', hand: '3' })
    const words = optionWords(game, text('en'), 3, all({ rules: 'long' }))
    const rules = text('en').options.rules
    expect(words).toEqual([`${rules?.name}: ${rules?.values.long?.name}`])
  })

  test('are sent complete', () => {
    const draft = { ...firstTerms(game), options: { rules: 'long' }, shuffle: false }
    expect(termsOf(game, draft)).toMatchObject({
      game: game.id,
      seats: 3,
      options: all({ rules: 'long' }),
      pace: { kind: 'live', bank: 1500, increment: 20 },
      order: 'given',
    })
  })
})

describe('settings of a person', () => {
  test('times of day are minutes after midnight', () => {
    expect([0, 59, 60, 1439].map(timeOfDay)).toEqual(['00:00', '00:59', '01:00', '23:59'])
    expect(['00:59', '23:59', ''].map(minutesOf)).toEqual([59, 1439, null])
  })

  test('a day away lasts to its end', () => {
    const at = endOfDay('2031-02-03')
    expect(at && dayOf(at)).toBe('2031-02-03')
    expect(at && dayOf(at + 1000)).toBe('2031-02-04')
    expect(endOfDay('')).toBeNull()
  })
})

test('the recovery code is the last line of its file', () => {
  expect(codeIn('https://example.org\nAna\n\nABCD-EFGH\n')).toBe('ABCD-EFGH')
  expect(codeIn('ABCD-EFGH')).toBe('ABCD-EFGH')
})
