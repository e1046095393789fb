import { backUpSqlite, restoreSqlite } from './sqlite/backup.ts'
import { openSqlite } from './sqlite/store.ts'
import type { Store } from './store.ts'

const PREFIX = 'sqlite:'

function fileOf(url: string): string {
  if (url.startsWith(PREFIX)) return url.slice(PREFIX.length)
  throw new Error(`A house is kept in sqlite:path, not in ${url.split(':')[0]}:.`)
}

/** `sqlite:path/to/file`. `grouped` hears how many writes went to disk together. */
export async function openStore(url: string, grouped?: (writes: number) => void): Promise<Store> {
  return openSqlite(fileOf(url), grouped)
}

/** Copies a house, open or not, into one file that must not exist yet. */
export const backUp = (url: string, to: string): Promise<void> => backUpSqlite(fileOf(url), to)

/** Puts such a file where no house is yet. */
export const restore = (from: string, url: string): Promise<void> => restoreSqlite(from, fileOf(url))
