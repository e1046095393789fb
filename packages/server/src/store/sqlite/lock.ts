import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'libsql'
import { makeFile, OWN_FILE } from '../folder.ts'
import { messageOf, Trouble } from '../trouble.ts'
import { claimedLock } from './claim.ts'
import { fileAt, rememberPlaces } from './file-identity.ts'

/**
 * What a process is about to do with a database file. Any number may `visit` (the host's commands), beside one `server`;
 * who wants to be `alone` puts another file in its place.
 */
export type Hold = 'visit' | 'server' | 'alone'

/** How long to wait for somebody who is just leaving. */
const PATIENCE_MS = 1_000

/** How long a server may take to see that its lock file is gone: it looks every second. */
const HOLDER_MS = 3_000

/** The three locks SQLite takes on a file: shared, reserved, exclusive. Nothing is written, so no journal is needed. */
const STEPS: Readonly<Record<Hold, readonly string[]>> = {
  visit: ['begin', 'select count(*) from sqlite_master'],
  server: ['pragma journal_mode = memory', 'begin immediate'],
  alone: ['pragma journal_mode = memory', 'begin exclusive'],
}

/** The same for every path that leads to a file, whether it is there yet or not. */
export function realFile(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return join(realpathSync(dirname(file)), basename(file))
  }
}

const lockOf = (file: string): string => `${file}.lock`
const pidOf = (file: string): string => `${file}.pid`

/**
 * Takes the lock and keeps it; false: somebody else's does not allow it. By `exec`, which is done with a statement when
 * it returns: a prepared one that was refused keeps half a lock until it is collected as garbage.
 */
function take(database: Database.Database, how: Hold): boolean {
  try {
    for (const text of STEPS[how]) database.exec(text)
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error
    if (database.inTransaction) letGo(database)
    return false
  }
}

function letGo(database: Database.Database): void {
  database.exec('rollback')
}

/** For the host to look up; who has the lock is the kernel's business. */
function writePid(file: string): void {
  try {
    writeFileSync(pidOf(file), `${process.pid}\n`, { mode: OWN_FILE })
  } catch {
    // The server can do without.
  }
}

function readPid(file: string): string | null {
  try {
    return /^\d+$/m.exec(readFileSync(pidOf(file), 'utf8'))?.[0] ?? null
  } catch {
    return null
  }
}

function refusal(database: Database.Database, file: string, how: Hold): Trouble {
  const folder = dirname(file)
  database.exec('pragma busy_timeout = 0')
  const free = (other: Hold): boolean => {
    const got = take(database, other)
    if (got) letGo(database)
    return got
  }
  if (how === 'visit' || !free('visit')) return new Trouble('being-restored', { folder })
  if (how === 'alone' && free('server')) return new Trouble('visited', { folder })
  const pid = readPid(file)
  return pid === null ? new Trouble('server-there', { folder }) : new Trouble('server-open', { folder, pid })
}

/**
 * A lock file that was removed is made again by the server that is open, if one is, and one that somebody else has made in
 * its place is locked; an open database has its `-shm`. Whoever comes first gives it the time to do so.
 */
function waitForHolder(real: string): void {
  const inUse = (): boolean => existsSync(`${real}-shm`)
  if (!inUse()) return
  const until = performance.now() + HOLDER_MS
  const pause = new Int32Array(new SharedArrayBuffer(4))
  const known = fileAt(lockOf(real)) && claimedLock(real)
  const isGone = (): boolean => (known ? fileAt(lockOf(real)) !== known : !existsSync(lockOf(real)))
  while (isGone() && inUse() && performance.now() < until) Atomics.wait(pause, 0, 0, 50)
}

interface Locked {
  readonly database: Database.Database
  /** The path of the lock file if it leads elsewhere by now. */
  moved(): string | null
}

/** Locks the file that is there, or is refused in words. */
function lock(real: string, how: Hold): Locked {
  for (;;) {
    makeFile(lockOf(real))
    const moved = rememberPlaces([lockOf(real)])
    const database = new Database(lockOf(real))
    try {
      database.exec(`pragma busy_timeout = ${PATIENCE_MS}`)
      if (!take(database, how)) throw refusal(database, real, how)
    } catch (error) {
      database.close()
      throw error instanceof Trouble ? error : new Error(messageOf(error))
    }
    if (moved() === null) return { database, moved }
    // Removed before it was locked.
    unlock(database)
  }
}

function unlock(database: Database.Database): void {
  letGo(database)
  database.close()
}

export interface Held {
  readonly path: string
  /** Which file the lock was taken on, where the system says so. */
  readonly place: string | null
  /** Locks the lock file again if it was removed; says whether it was. Throws if somebody else was quicker. */
  renew(): boolean
  release(): void
}

/**
 * Holds a database file for this process until it is released, or is refused in words. The lock is one of the kernel's,
 * on an empty file beside the database: it ends with the process, however that ends, and no file that is left means
 * anything.
 */
export function holdFile(file: string, how: Hold): Held {
  const real = realFile(file)
  if (how !== 'visit') waitForHolder(real)
  let locked: Locked | null = lock(real, how)
  /** The file with the process id is another's as soon as the lock is. */
  let mine = how === 'server'
  if (mine) writePid(real)
  return {
    path: lockOf(real),
    place: fileAt(lockOf(real)) ?? null,
    renew() {
      if (!locked || locked.moved() === null) return false
      const old = locked.database
      mine = false
      locked = lock(real, how)
      unlock(old)
      mine = how === 'server'
      if (mine) writePid(real)
      return true
    },
    release() {
      if (!locked) return
      if (mine && readPid(real) === String(process.pid)) rmSync(pidOf(real), { force: true })
      unlock(locked.database)
      locked = null
    },
  }
}

/** The same, for those who hold it for a moment. */
export const hold = (file: string, how: Hold): (() => void) => holdFile(file, how).release

/** For those who only read: where no server was ever started there is nothing to hold. */
export const holdToRead = (file: string): (() => void) =>
  existsSync(lockOf(realFile(file))) ? hold(file, 'visit') : () => {}
