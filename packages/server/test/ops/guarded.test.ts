import { expect, test, vi } from 'vitest'
import { guarded } from '../../src/ops/guarded.ts'

const newLog = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() })

test('a job that fails, now or later, is told of and nothing else', async () => {
  const log = newLog()
  const error = new Error('broken')
  guarded(log, 'at once', () => {
    throw error
  })()
  guarded(log, 'later', async (given: number) => {
    if (given === 7) throw error
  })(7)
  await new Promise(setImmediate)
  expect(log.error.mock.calls).toEqual([
    [{ err: error }, 'at once'],
    [{ err: error }, 'later'],
  ])
})

test('what a job is given reaches it', () => {
  const job = vi.fn()
  guarded(newLog(), '', job)('a', 1)
  expect(job).toHaveBeenCalledWith('a', 1)
})
