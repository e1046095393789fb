import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { migrate } from '../sql/migrate.ts'
import { reads, writes } from '../sql/operations.ts'
import { bind, type Operations } from '../sql/sql.ts'
import type { Store } from '../store.ts'
import { connect } from './connection.ts'
import { commit, type Job } from './group.ts'

/** A house in one file. Reads happen here, on a connection of their own. */
export async function openSqlite(file: string): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true })
  const connection = connect(file)
  connection.exec('begin immediate')
  try {
    await migrate(connection)
    connection.exec('commit')
  } catch (error) {
    connection.close()
    throw error
  }

  let last: Promise<unknown> = Promise.resolve()
  const write = (job: Job): Promise<unknown> => {
    const written = last.then(async () => {
      const [outcome] = await commit(connection, [job])
      if (!outcome?.ok) throw outcome?.error
      return outcome.value
    })
    last = written.catch(() => {})
    return written
  }
  const reading = <O extends Operations>(operations: O) =>
    bind(operations, (name, args) => (operations[name] as O[string])(connection, ...(args as never[])))
  const writing = <O extends Operations>(room: keyof typeof writes, operations: O) =>
    bind(operations, (name, args) => write({ room, name, args }))

  return {
    tables: {
      ...reading(reads.tables),
      ...writing('tables', writes.tables),
      // One process serves a file: there is nobody else to hear from.
      onAppended: () => () => {},
    },
    people: { ...reading(reads.people), ...writing('people', writes.people) },
    results: { ...reading(reads.results), ...writing('results', writes.results) },
    house: { ...reading(reads.house), ...writing('house', writes.house) },
    async close() {
      await last
      connection.close()
    },
  }
}
