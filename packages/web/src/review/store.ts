import type { AnyMatch } from '@ludoteca/engine'
import { checkedReview, nameOf, type ReviewState } from '@ludoteca/review'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Kept {
  /** Names the log. */
  readonly of: string
  readonly state: ReviewState
  readonly updated: number
}

interface Schema extends DBSchema {
  reviews: { key: string; value: Kept; indexes: { updated: number } }
}

/** Reviews kept on this device; the oldest make room. */
const MOST = 40

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** Apart from the tables: a review can be made again. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('ludoteca-reviews', 1, {
    upgrade(db) {
      db.createObjectStore('reviews', { keyPath: 'of' }).createIndex('updated', 'updated')
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  return opened
}

/** Null when there is none, or when the device keeps nothing. */
export async function keptReview(match: AnyMatch): Promise<ReviewState | null> {
  try {
    const kept = await (await database()).get('reviews', nameOf(match))
    return kept ? checkedReview(match, kept.state) : null
  } catch {
    return null
  }
}

/** What a file brought: somebody else made it, and it never takes the place of what this device has found itself. */
export async function keepBrought(match: AnyMatch, brought: ReviewState | null): Promise<void> {
  if (brought && !(await keptReview(match))) await keepReview(brought)
}

/** A device that keeps nothing reviews again. */
export async function keepReview(state: ReviewState): Promise<void> {
  try {
    const db = await database()
    await db.put('reviews', { of: state.of, state, updated: Date.now() })
    const all = await db.getAllKeysFromIndex('reviews', 'updated')
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map(key => db.delete('reviews', key)))
  } catch {}
}
