import Database from 'libsql'
import { makeFile } from '../folder.ts'
import { type Sql, storable, type Value } from '../sql/sql.ts'
import { messageOf } from '../trouble.ts'
import { asBytes, restoreTexts } from './text-bytes.ts'

/** How long a process waits while another one commits. */
export const BUSY_MS = 10_000

/** Names of columns are texts too, and cannot be asked for as bytes: the schema they stand in has to be whole. */
function checkNames(database: Database.Database): void {
  const text = 'select cast(name as blob) as name, cast(sql as blob) as sql from sqlite_schema'
  restoreTexts(true)(database.prepare(text).all([]))
}

function open(file: string, journal: string): Database.Database {
  // What SQLite keeps beside a file is for the same eyes.
  makeFile(file)
  const database = new Database(file)
  try {
    database.pragma(`busy_timeout = ${BUSY_MS}`)
    database.pragma(`journal_mode = ${journal}`)
    // Each commit waits until the disk has it, not only the operating system.
    database.pragma('synchronous = FULL')
    // What is deleted is written over.
    database.pragma('secure_delete = on')
    checkNames(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * One open database file. Everything in it happens at once; promises are there for the interface's sake.
 * Values go to `libsql` as one list of what `storable` allows: anything else would end the process.
 */
export interface Connection extends Sql {
  exec(text: string): void
  close(): void
}

/** The errors of `libsql` lose their message on the way from thread to thread. */
function plainly<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Error(messageOf(error))
  }
}

interface Ways {
  readonly journal?: 'wal' | 'delete'
  /** Text that is damaged fails to be read; usually what is damaged in it is replaced. */
  readonly strict?: boolean
}

export function connect(file: string, { journal = 'wal', strict = false }: Ways = {}): Connection {
  const database = plainly(() => open(file, journal))
  const restore = restoreTexts(strict)

  const prepared = new Map<string, Database.Statement>()
  const statement = (text: string): Database.Statement => {
    if (!database.open) throw new Error('the store is closed')
    const known = prepared.get(text)
    if (known) return known
    const made = database.prepare(asBytes(text, query => database.prepare(query).columns()))
    prepared.set(text, made)
    return made
  }
  return {
    async all<Row>(text: string, ...values: Value[]): Promise<Row[]> {
      return plainly(() => restore<Row>(statement(text).all(values.map(storable))))
    },
    async run(text, ...values) {
      return plainly(() => statement(text).run(values.map(storable)).changes)
    },
    // One transaction writes at a time.
    locked: '',
    unlocked: '',
    exec: text => void plainly(() => statement(text).run([])),
    close: () => database.close(),
  }
}
