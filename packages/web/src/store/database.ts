import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Player } from '../table/players.ts'

/** A game kept on this device. The save file is the truth; the rest is for showing lists. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  readonly names: readonly string[]
  readonly privacy: boolean
  readonly save: string
  readonly steps: number
  readonly turn: number | null
  readonly updated: number
}

/** A rules text of the player's own, by game. */
export interface OwnRules {
  readonly game: string
  readonly name: string
  readonly text: string
}

interface House extends DBSchema {
  tables: { key: string; value: TableRecord; indexes: { updated: number } }
  ownRules: { key: string; value: OwnRules }
}

let opened: Promise<IDBPDatabase<House>> | null = null

export function database(): Promise<IDBPDatabase<House>> {
  opened ??= openDB<House>('ludoteca', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated')
      db.createObjectStore('ownRules', { keyPath: 'game' })
    },
    // A newer page in another tab wants to change the shape: let it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  return opened
}
