import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Trouble } from './trouble.ts'

/** What is kept here is the host's alone to read: it says who holds what in every game. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

/** Lets nobody but the owner at a file, whatever the system would have given others. */
export function makeOwn(file: string, mode = OWN_FILE): void {
  try {
    chmodSync(file, mode)
  } catch {
    // It is somebody else's, gone meanwhile, or on a disk that knows no owners.
  }
}

/**
 * Makes a folder with those it is in. Node's own way tries for ever where the system says that an existing folder does
 * not exist, as it does in `/proc`.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw new Trouble('no-folder', { folder })
  }
}
