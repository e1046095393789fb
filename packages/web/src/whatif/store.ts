import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptBoard } from './board.ts'

interface Schema extends DBSchema {
  boards: { key: string; value: KeptBoard; indexes: { of: string; updated: number } }
}

/** Boards kept on this device; the oldest make room. */
const MOST = 40
/** Of boards that were only brought: any page can open links, so they make room for each other and push out nothing else. */
const MOST_BROUGHT = 8

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** Apart from the tables: what is tried is no game that was played. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('ludoteca-whatif', 1, {
    upgrade(db) {
      const boards = db.createObjectStore('boards', { keyPath: 'id' })
      boards.createIndex('of', 'of')
      boards.createIndex('updated', 'updated')
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  return opened
}

/** What could not be written lasts as long as the page. */
const unwritten = new Map<string, KeptBoard>()

export async function keepBoard(board: KeptBoard): Promise<void> {
  unwritten.set(board.id, board)
  try {
    const db = await database()
    const isNew = (await db.getKey('boards', board.id)) === undefined
    await db.put('boards', board)
    if (unwritten.get(board.id) === board) unwritten.delete(board.id)
    if (!isNew) return
    const all = await db.getAllFromIndex('boards', 'updated')
    const beyond = (brought: boolean, most: number): KeptBoard[] =>
      all.filter(each => (each.brought ?? false) === brought).slice(0, -most)
    const gone = [...beyond(false, MOST), ...beyond(true, MOST_BROUGHT)]
    await Promise.all(gone.map(({ id }) => db.delete('boards', id)))
  } catch {
    // Full or forbidden: the board can be used until the page goes away.
  }
}

export async function keptBoard(id: string): Promise<KeptBoard | undefined> {
  const held = unwritten.get(id)
  if (held) return held
  try {
    return await (await database()).get('boards', id)
  } catch {
    return undefined
  }
}

/** The boards of a log, the newest first. */
export async function boardsOf(of: string): Promise<readonly KeptBoard[]> {
  const held = [...unwritten.values()].filter(board => board.of === of)
  try {
    const found = await (await database()).getAllFromIndex('boards', 'of', of)
    const others = found.filter(board => !unwritten.has(board.id))
    return [...held, ...others].sort((a, b) => b.updated - a.updated)
  } catch {
    return held
  }
}
