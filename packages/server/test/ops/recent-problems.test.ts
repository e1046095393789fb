import { expect, test } from 'vitest'
import { RecentProblems } from '../../src/ops/recent-problems.ts'

test('the latest twenty things that went wrong are kept, with their table and reason', () => {
  const problems = new RecentProblems(() => 7)
  for (let i = 0; i < 30; i++) problems.note(false, {}, `number ${i}`)
  problems.note(true, { err: new Error('disk full'), table: 'abc123' }, 'cannot append')
  expect(problems.latest()).toHaveLength(20)
  expect(problems.latest().slice(0, 2)).toEqual([
    { at: 7, grave: true, text: 'cannot append', why: 'disk full', table: 'abc123' },
    { at: 7, grave: false, text: 'number 29', why: null, table: null },
  ])
})
