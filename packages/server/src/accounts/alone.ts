import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bad, type Outcome } from '../outcome.ts'
import type { SettingsStore } from '../store/store.ts'

/** Far longer than the work ever takes; others wait this long for a node that died with the lease. */
const LEASE_MS = 10_000
const AGAIN_MS = 20

/** Runs work on a person's settings on one node at a time, each from what the one before it has left. */
export async function aloneWith<T>(
  settings: SettingsStore,
  person: string,
  clock: () => number,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const key = `settings ${person}`
  const holder = randomUUID()
  const until = performance.now() + 2 * LEASE_MS
  while (!(await settings.lease(key, holder, clock(), clock() + LEASE_MS))) {
    if (performance.now() > until) return bad('too-many', { seconds: LEASE_MS / 1000 })
    await pause(AGAIN_MS)
  }
  try {
    return await work()
  } finally {
    await settings.release(key, holder)
  }
}
