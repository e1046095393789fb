import { constants, copyFileSync, existsSync, linkSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder, makeOwn } from '../folder.ts'
import { migrate } from '../sql/migrate.ts'
import { messageOf, Trouble } from '../trouble.ts'
import { type Connection, connect } from './connection.ts'
import { hold, realFile } from './lock.ts'
import { putInPlace, removeCompanions, removeParts, syncFolder } from './parts.ts'

/** Called before each step; tests end the process there. */
export type Before = (step: 'copy' | 'check' | 'merge' | 'keep' | 'place' | 'tidy') => void

/** Puts a backup where no database is. A damaged one, or one of a newer version, is refused. */
export async function restoreSqlite(from: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Trouble('is-there', { file })
  await replaceSqlite(from, file, file)
}

/**
 * Puts a backup in the place of a database; what was there is kept as `kept`. Everything is done to a copy beside it, which
 * gets its name in one step: whenever this is broken off, the old database or the new one is there, whole.
 */
export async function replaceSqlite(
  from: string,
  to: string,
  kept: string,
  before: Before = () => {},
): Promise<{ replaced: boolean }> {
  if (!existsSync(from)) throw new Trouble('no-file', { file: from })
  makeFolder(dirname(to))
  const file = realFile(to)
  const release = hold(file, 'alone')
  const part = `${file}.part`
  try {
    const replaced = existsSync(file)
    if (replaced && existsSync(kept)) throw new Trouble('is-there', { file: kept })
    removeParts(part)
    before('copy')
    copy(from, part)
    before('check')
    await bringUpToDate(part, from)
    if (replaced) {
      before('merge')
      const whole = await mergeLog(file)
      before('keep')
      keep(file, kept, whole ? [''] : ['-wal', ''])
      if (!whole) removeCompanions(file)
    } else removeCompanions(file)
    before('place')
    putInPlace(part, file)
    before('tidy')
    removeCompanions(file)
    return { replaced }
  } finally {
    removeParts(part)
    release()
  }
}

/** With what is not merged into it, if it was put away like that. */
function copy(from: string, part: string): void {
  for (const end of ['', '-wal']) {
    if (!existsSync(from + end)) continue
    copyFileSync(from + end, part + end)
    makeOwn(part + end)
  }
}

/**
 * Without a write-ahead log: `libsql` closes a file only when its statements are collected as garbage, and until then
 * what is in the log is not in the file.
 */
async function bringUpToDate(part: string, from: string): Promise<void> {
  let connection: Connection | null = null
  try {
    connection = connect(part, { journal: 'delete' })
    const [found] = await connection.all<{ quick_check: string }>('pragma quick_check(1)')
    if (found?.quick_check !== 'ok') throw new Error(found?.quick_check)
    if (!(await isOurs(connection))) throw new Trouble('no-database', { file: from })
    connection.exec('begin immediate')
    await migrate(connection)
    connection.exec('commit')
  } catch (error) {
    if (error instanceof Trouble) throw error
    throw new Trouble('damaged', { file: from, why: messageOf(error) })
  } finally {
    connection?.close()
  }
}

/** An empty file is a database too, and so is somebody else's: neither has ever been a database. */
async function isOurs(connection: Connection): Promise<boolean> {
  const named = `select name from sqlite_master where type = 'table' and name = 'schema_version'`
  if ((await connection.all(named)).length === 0) return false
  return (await connection.all('select version from schema_version limit 1')).length > 0
}

/** Whether the database is one file now: one that is damaged may not be. */
async function mergeLog(file: string): Promise<boolean> {
  const log = `${file}-wal`
  const isEmpty = (): boolean => !existsSync(log) || statSync(log).size === 0
  if (isEmpty()) return true
  try {
    const connection = connect(file)
    await connection.all('pragma wal_checkpoint(truncate)').finally(() => connection.close())
  } catch {
    return false
  }
  return isEmpty()
}

/** A second name for what is there, so that it is never without one. */
function keep(file: string, kept: string, ends: readonly string[]): void {
  for (const end of ends) {
    if (!existsSync(file + end)) continue
    try {
      linkSync(file + end, kept + end)
    } catch {
      // Some disks know no second names.
      copyFileSync(file + end, kept + end, constants.COPYFILE_EXCL)
    }
    makeOwn(kept + end)
  }
  syncFolder(dirname(kept))
}
