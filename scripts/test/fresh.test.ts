import { expect, test } from 'vitest'
import { failureTable } from '../lib/fresh/table.mjs'

test('the table of many runs says what ever failed, the most frequent first, and when', () => {
  const runs = [
    { run: 1, busy: false, seconds: 90, failed: ['b'] },
    { run: 2, busy: true, seconds: 120, failed: ['a', 'b'] },
    { run: 3, busy: false, seconds: 91, failed: [] },
  ]
  expect(failureTable(runs)).toBe(
    [
      'What failed:',
      '   2×  b  [run 1, 2 (busy)]',
      '   1×  a  [run 2 (busy)]',
      '',
      '1 of 3 runs without a failure (seconds: 90, 120, 91)',
    ].join('\n'),
  )
  expect(failureTable(runs.slice(2))).toBe('1 of 1 runs without a failure (seconds: 91)')
})
