import type { Trouble } from '../outcome.ts'
import type { PersonRow } from '../store/store.ts'

/** Barred without an end in sight. */
export const FOR_GOOD = Date.UTC(9999, 11, 31)

/** How somebody who is barred is told so; null when they are welcome. */
export function barring({ banned }: PersonRow, now: number): Trouble | null {
  if (banned === null || banned <= now) return null
  if (banned === FOR_GOOD) return { code: 'banned' }
  return { code: 'banned-until', params: { until: new Date(banned).toISOString().slice(0, 10) } }
}
