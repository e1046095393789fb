import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Trouble } from './trouble.ts'

/** Only the owner may read what is kept here: it says who holds what in every game. */
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

/** An empty file of the host's own, where there is none yet: what is written into it later was never anybody else's. */
export function makeFile(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: OWN_FILE })
  } catch {
    // It is there, or whoever opens it next says why it cannot be.
  }
}

/** A database with everything kept beside it under its name, as an earlier version or a careless copy left them. */
export function makeAllOwn(file: string): void {
  const [folder, name] = [dirname(file), basename(file)]
  for (const each of readdirSync(folder)) if (each.startsWith(name)) makeOwn(join(folder, each))
}

/**
 * Makes a folder with those it is in. Node's own way tries for ever where the system says that an existing folder does
 * not exist, as it does in `/proc`.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: OWN_FOLDER })
    makeOwn(folder, OWN_FOLDER)
  } catch {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw new Trouble('no-folder', { folder })
  }
}
