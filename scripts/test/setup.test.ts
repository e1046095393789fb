import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'

test('what a slow machine needs more than a second for is still waited for', async () => {
  let there = false
  const later = pause(1500).then(() => {
    there = true
  })
  await Promise.all([later, vi.waitFor(() => expect(there).toBe(true)), expect.poll(() => there).toBe(true)])
})
