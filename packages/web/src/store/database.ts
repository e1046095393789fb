import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { OwnRules, TableRecord } from './records.ts'
import { type GameResult, resultOf } from './result.ts'

interface Schema extends DBSchema {
  tables: { key: string; value: TableRecord; indexes: { updated: number } }
  ownRules: { key: string; value: OwnRules }
  results: { key: string; value: GameResult; indexes: { when: number } }
}

type Database = IDBPDatabase<Schema>
type Change = IDBPTransaction<Schema, ('tables' | 'ownRules' | 'results')[], 'versionchange'>

async function bringUpToDate(db: Database, before: number, change: Change): Promise<void> {
  if (before < 1) {
    db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated')
    db.createObjectStore('ownRules', { keyPath: 'game' })
  }
  if (before < 2) {
    const results = db.createObjectStore('results', { keyPath: 'id' })
    results.createIndex('when', 'when')
    // Games that were finished before results were kept.
    for (const table of await change.objectStore('tables').getAll()) {
      const result = resultOf(table)
      if (result) await results.put(result)
    }
  }
}

/**
 * Opens what is kept under a name, and brings it into the present shape.
 *
 * Safari keeps a page that is left as it is, even with its database half made, and whoever opens the database then waits
 * for that page. So what is half made is given up when the page is left, and made anew should somebody come back to it.
 */
export async function openDatabase(name: string): Promise<Database> {
  let isLeft = false
  try {
    return await openDB<Schema>(name, 2, {
      async upgrade(db, before, _to, change) {
        const giveUp = (): void => {
          isLeft = true
          change.abort()
        }
        globalThis.addEventListener?.('pagehide', giveUp)
        const settle = (): void => globalThis.removeEventListener?.('pagehide', giveUp)
        change.done.then(settle, settle)
        await bringUpToDate(db, before, change)
      },
      // A newer page in another tab wants to change the shape: let it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
  } catch (error) {
    if (!isLeft) throw error
    await new Promise(resume => addEventListener('pageshow', resume, { once: true }))
    return openDatabase(name)
  }
}

let opened: Promise<Database> | null = null

export function database(): Promise<Database> {
  opened ??= openDatabase('ludoteca')
  return opened
}
