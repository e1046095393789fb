import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Trouble } from './trouble.ts'

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
