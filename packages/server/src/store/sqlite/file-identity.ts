import { realpathSync, statSync } from 'node:fs'

/** Windows lets nobody take the name from a file that is open. */
const NAMES_STAY = process.platform === 'win32'

/** Which file a path leads to: null for none, undefined where the system does not say. */
export function fileAt(path: string): string | null | undefined {
  if (NAMES_STAY) return undefined
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch (error) {
    const { code } = error as { code?: unknown }
    return code === 'ENOENT' || code === 'ENOTDIR' ? null : undefined
  }
}

/**
 * Remembers which files paths lead to now. While those are open no other file is like them: answers with the first path
 * that leads to another one or to none, or with null.
 */
export function rememberPlaces(paths: readonly string[]): () => string | null {
  const known = paths.map(path => ({ path, at: fileAt(path) }))
  return () => {
    for (const { path, at } of known) {
      const now = fileAt(path)
      if (at !== undefined && now !== undefined && now !== at) return path
    }
    return null
  }
}

/** A database with what SQLite needs beside it as long as somebody has it open. */
export function rememberDatabase(file: string): () => string | null {
  const real = realpathSync(file)
  return rememberPlaces([file, `${real}-wal`, `${real}-shm`])
}

/** Why nothing more may be promised. */
export const movedAway = (path: string): Error =>
  new Error(`${path} was removed or replaced while it was open: nothing more can be kept`)
