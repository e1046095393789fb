import { expect, test } from 'vitest'
import { Notebook } from '../../src/ops/noted.ts'

test('the latest twenty things that went wrong are kept, with their table and reason', () => {
  const notebook = new Notebook(() => 7)
  for (let i = 0; i < 30; i++) notebook.note(false, {}, `number ${i}`)
  notebook.note(true, { err: new Error('disk full'), table: 'abc123' }, 'cannot append')
  expect(notebook.latest()).toHaveLength(20)
  expect(notebook.latest().slice(0, 2)).toEqual([
    { at: 7, grave: true, text: 'cannot append', why: 'disk full', table: 'abc123' },
    { at: 7, grave: false, text: 'number 29', why: null, table: null },
  ])
})
