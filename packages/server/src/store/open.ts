import type { Hold } from './sqlite/lock.ts'
import type { Store } from './store.ts'
import { Trouble } from './trouble.ts'

const PREFIX = 'sqlite:'
const POSTGRES = /^postgres(?:ql)?:\/\//

/** The file of a SQLite database; null for one on PostgreSQL. */
export function fileOf(url: string): string | null {
  if (url.startsWith(PREFIX)) return url.slice(PREFIX.length)
  if (POSTGRES.test(url)) return null
  throw new Trouble('no-place', { given: url.split(':')[0] ?? '' })
}

/** As people may read it: without a password. */
export const shownUrl = (url: string): string => url.replace(/\/\/[^@/]*@/, '//')

/**
 * `sqlite:path/to/file` or `postgres://…`; only what that needs is loaded. `committed` hears how many writes went to
 * disk together. A file is held as said while the store is open: one server at a time. `warn` hears of what somebody else did
 * to the files of a server and could be put right.
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

/** Copies a database, open or not, into one file that must not exist yet. */
export const backUp = async (url: string, to: string): Promise<void> =>
  (await import('./sqlite/backup.ts')).backUpSqlite(onlyFile(url), to)

/** Restores such a file where there is no database yet. */
export const restore = async (from: string, url: string): Promise<void> =>
  (await import('./sqlite/restore.ts')).restoreSqlite(from, onlyFile(url))

/** Replaces a database that nobody has open by such a file; says whether there was one, which is kept as `kept`. */
export const replace = async (from: string, url: string, kept: string): Promise<{ replaced: boolean }> =>
  (await import('./sqlite/restore.ts')).replaceSqlite(from, onlyFile(url), kept)
