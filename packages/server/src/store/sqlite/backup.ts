import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder, OWN_FILE } from '../folder.ts'
import { Trouble } from '../trouble.ts'
import { connect } from './connection.ts'
import { asTrouble } from './damage.ts'
import { holdToRead } from './lock.ts'
import { putInPlace, removeParts } from './parts.ts'

/** Copies the database as it is at this moment into a new file, while others read and write: whole or not at all. */
export async function backUpSqlite(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Trouble('no-file', { file })
  if (existsSync(to)) throw new Trouble('is-there', { file: to })
  makeFolder(dirname(to))
  const part = `${to}.part`
  const release = holdToRead(file)
  try {
    removeParts(part)
    // SQLite fills an empty file, and this one is nobody else's to read.
    writeFileSync(part, '', { flag: 'wx', mode: OWN_FILE })
    const connection = connect(file)
    await connection.run('vacuum into ?', part).finally(() => connection.close())
    putInPlace(part, to)
  } catch (error) {
    throw asTrouble(file, error)
  } finally {
    removeParts(part)
    release()
  }
}
