import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../store/folder.ts'
import { fileOf, shownUrl } from '../store/open.ts'
import { BY_INDEX, connectPatiently, sqlOn } from '../store/postgres/connection.ts'
import { openPostgres } from '../store/postgres/store.ts'
import { steps } from '../store/sql/schema.ts'
import type { Sql } from '../store/sql/sql.ts'
import { type Connection, connect } from '../store/sqlite/connection.ts'
import { asTrouble } from '../store/sqlite/damage.ts'
import { hold, holdToRead } from '../store/sqlite/lock.ts'
import { openSqlite } from '../store/sqlite/store.ts'
import { Trouble } from '../store/trouble.ts'

/** One connection to a database, for those who read or write all of it. */
export interface End {
  readonly sql: Sql
  /** A database in one file, which can be damaged in other ways than its tables. */
  readonly isFile: boolean
  exec(text: string): Promise<void>
  close(): Promise<void>
}

async function connected(url: string, holding: (file: string) => () => void): Promise<End> {
  const file = fileOf(url)
  if (file !== null) {
    const release = holding(file)
    const connection = connectHeld(file, release)
    return {
      sql: connection,
      isFile: true,
      exec: async text => connection.exec(text),
      async close() {
        connection.close()
        release()
      },
    }
  }
  const client = await connectPatiently(url)
  // What is read in one go may be a million lines.
  await client.query(BY_INDEX)
  return {
    sql: sqlOn(client),
    isFile: false,
    exec: async text => void (await client.query(text)),
    close: () => client.end(),
  }
}

function connectHeld(file: string, release: () => void): Connection {
  try {
    return connect(file, { strict: true })
  } catch (error) {
    release()
    throw asTrouble(file, error)
  }
}

const holdAsServer = (file: string): (() => void) => hold(file, 'server')

/** Opens a consistent, read-only view of a database, also while a server runs on it. */
export const openToRead = (url: string): Promise<End> => read(url, holdToRead)

/** The same, and no server can start on it until it is closed. */
export const openAlone = (url: string): Promise<End> => read(url, holdAsServer)

async function read(url: string, holding: (file: string) => () => void): Promise<End> {
  const file = fileOf(url)
  if (file !== null && !existsSync(file)) throw new Trouble('no-file', { file })
  const end = await connected(url, holding)
  try {
    if (file === null) await end.exec('begin isolation level repeatable read read only')
    else {
      await end.exec('pragma query_only = on')
      await end.exec('begin')
    }
    const [found] = await end.sql.all<{ version: number }>(
      'select max(version) as version from schema_version',
    )
    if (found?.version !== steps.length) {
      throw new Trouble('other-version', { url: shownUrl(url) })
    }
    return end
  } catch (error) {
    await end.close()
    throw file === null ? error : asTrouble(file, error)
  }
}

/** Opens a database to fill, and creates it if there is none; no server can start on it until it is closed. */
export async function openToWrite(url: string): Promise<End> {
  const file = fileOf(url)
  if (file !== null) makeFolder(dirname(file))
  const end = await connected(url, holdAsServer)
  try {
    const made = await (file === null ? openPostgres(url) : openSqlite(file))
    await made.close()
    return end
  } catch (error) {
    await end.close()
    throw error
  }
}
