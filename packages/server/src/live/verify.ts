import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from '@ludoteca/protocol'
import type { Store } from '../store/store.ts'
import type { Rooms } from './rooms.ts'

const PAGE = 100

/**
 * Looks through the unfinished tables once after opening: every one is loaded, so that one that does not replay is
 * reported and time given back; deserted ones are cleared away.
 */
export async function lookThrough(store: Store, rooms: Rooms, stopped: () => boolean): Promise<number> {
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
        if (phase === 'playing') await slowly(() => load(rooms, row.id))
        else if (row.people.length === 0) await store.tables.remove(row.id)
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

async function load(rooms: Rooms, id: string): Promise<void> {
  const room = rooms.at(id)
  // What cannot be read has been reported; the others are still looked at.
  await room.run(() => {}).catch(() => {})
  rooms.release(room)
}
