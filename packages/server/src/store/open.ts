import type { Hold } from './sqlite/lock.ts'
import type { Store } from './store.ts'
import { Trouble } from './trouble.ts'

const PREFIX = 'sqlite:'
const POSTGRES = /^postgres(?:ql)?:\/\//

/** The file of a house that is one; null for a house on a database server. */
export function fileOf(url: string): string | null {
  if (url.startsWith(PREFIX)) return url.slice(PREFIX.length)
  if (POSTGRES.test(url)) return null
  throw new Trouble('no-place', { given: url.split(':')[0] ?? '' })
}

/** As people may read it: without a password. */
export const shownUrl = (url: string): string => url.replace(/\/\/[^@/]*@/, '//')

/**
 * `sqlite:path/to/file` or `postgres://…`; only what that needs is loaded. `committed` hears how many writes went to
 * disk together. A file is held as said while the store is open: one room at a time. `warn` hears of what somebody else did
 * to the files of a room and could be put right.
 */
export async function openStore(
  url: string,
  committed?: (writes: number) => void,
  how: Hold = 'visit',
  warn?: (text: string) => void,
): Promise<Store> {
  const file = fileOf(url)
  return file === null
    ? (await import('./postgres/store.ts')).openPostgres(url, committed)
    : (await import('./sqlite/store.ts')).openSqlite(file, committed, how, warn)
}

function onlyFile(url: string): string {
  const file = fileOf(url)
  if (file === null) throw new Trouble('use-dump')
  return file
}

/** Copies a house, open or not, into one file that must not exist yet. */
export const backUp = async (url: string, to: string): Promise<void> =>
  (await import('./sqlite/backup.ts')).backUpSqlite(onlyFile(url), to)

/** Puts such a file where no house is yet. */
export const restore = async (from: string, url: string): Promise<void> =>
  (await import('./sqlite/restore.ts')).restoreSqlite(from, onlyFile(url))

/** Puts such a file in the place of a house that nobody has open; says whether there was one, which is kept as `kept`. */
export const replace = async (from: string, url: string, kept: string): Promise<{ replaced: boolean }> =>
  (await import('./sqlite/restore.ts')).replaceSqlite(from, onlyFile(url), kept)
