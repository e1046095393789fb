import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from '@ludoteca/protocol'
import type { Store } from '../store/store.ts'
import type { LiveTables } from './live-tables.ts'

const PAGE = 100

/**
 * Loads every unfinished table once after the start, so that a table that does not replay is
 * reported and time given back; deserted ones are cleared away, and seats of people who have been deleted given up.
 */
export async function checkUnfinished(
  store: Store,
  liveTables: LiveTables,
  unseatDeleted: (table: string, people: readonly string[]) => Promise<unknown>,
  stopped: () => boolean,
): Promise<number> {
  let count = 0
  for (const phase of ['playing', 'open'] as const) {
    let before: Place | undefined
    for (;;) {
      const rows = await store.tables.list({
        phase,
        limit: PAGE,
        ...(before === undefined ? {} : { before }),
      })
      for (const row of rows) {
        if (stopped()) return count
        if (phase === 'playing') await slowly(() => load(liveTables, row.id))
        else if (row.people.length === 0) await store.tables.remove(row.id)
        await unseatDeleted(row.id, row.people)
        count++
      }
      if (rows.length < PAGE) break
      before = rows.at(-1)
    }
  }
  return count
}

/** Rests three times as long as it took: those who play meanwhile come first. */
async function slowly(work: () => Promise<void>): Promise<void> {
  const since = performance.now()
  await work()
  await pause(3 * (performance.now() - since))
}

async function load(liveTables: LiveTables, id: string): Promise<void> {
  const live = liveTables.at(id)
  // What cannot be read has been reported; the others are still looked at.
  await live.run(() => {}).catch(() => {})
  liveTables.release(live)
}
