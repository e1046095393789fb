import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** What SQLite keeps beside a database: what is not merged into it yet, who has read how far, what to take back. */
const COMPANIONS = ['-wal', '-shm', '-journal'] as const

export function removeCompanions(file: string): void {
  for (const end of COMPANIONS) rmSync(`${file}${end}`, { force: true })
}

/** The file itself and whatever belongs to it. */
export function removeParts(file: string): void {
  removeCompanions(file)
  rmSync(file, { force: true })
}

function sync(path: string, flags: string): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Waits until the disk knows which files a folder has; systems that cannot be asked do it by themselves. */
export function syncFolder(folder: string): void {
  try {
    sync(folder, 'r')
  } catch {
    // Windows opens no folders.
  }
}

/** Gives a finished file its name in one step, when all of it is on disk. */
export function putInPlace(part: string, file: string): void {
  if (COMPANIONS.some(end => end !== '-shm' && existsSync(`${part}${end}`))) {
    throw new Error(`${part} is not whole yet`)
  }
  sync(part, 'r+')
  renameSync(part, file)
  syncFolder(dirname(file))
}
