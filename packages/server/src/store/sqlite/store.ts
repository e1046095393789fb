import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { makeAllOwn, makeFolder } from '../folder.ts'
import { proveBy } from '../prove.ts'
import { reads, writes } from '../sql/operations.ts'
import { bind, type Operations } from '../sql/sql.ts'
import { keptRow } from '../sql/tables.ts'
import type { Store } from '../store.ts'
import { claimOn } from './claim.ts'
import { connect } from './connection.ts'
import { asTrouble } from './damage.ts'
import { type Held, type Hold, holdFile, realFile } from './lock.ts'
import { watchFiles } from './watch-files.ts'
import { startWriter } from './writer.ts'

/** A database in one file. A thread writes; reads happen here, on a connection of their own. */
export async function openSqlite(
  file: string,
  grouped: (jobs: number) => void = () => {},
  how: Hold = 'visit',
  warn: (text: string) => void = () => {},
): Promise<Store> {
  makeFolder(dirname(file))
  const held = holdFile(file, how)
  try {
    makeAllOwn(realFile(file))
    return await openHeld(file, grouped, held, how === 'server' ? warn : null)
  } catch (error) {
    held.release()
    throw asTrouble(file, error)
  }
}

async function openHeld(
  file: string,
  grouped: (jobs: number) => void,
  held: Held,
  warn: ((text: string) => void) | null,
): Promise<Store> {
  const claim = warn && claimOn(randomUUID(), held.place)
  const writer = await startWriter({ file, claim }, grouped)
  const reader = connect(file)
  const stopWatching = warn ? watchFiles(file, held, { warn, lost: writer.fail }) : () => {}
  const reading = <O extends Operations>(operations: O) =>
    bind(operations, (name, args) => (operations[name] as O[string])(reader, ...(args as never[])))
  const writing = <O extends Operations>(part: keyof typeof writes, operations: O) =>
    bind(operations, (name, args) => writer.write({ part, name, args }))

  const tables = writing('tables', writes.tables)
  const settings = writing('settings', writes.settings)

  return {
    tables: {
      ...reading(reads.tables),
      ...tables,
      // Texts go from thread to thread at less cost than what they are written from.
      append: (table, seq, lines, row) => tables.append(table, seq, lines, keptRow(row)),
      // One process serves a file: there is nobody else to hear from.
      onAppended: () => () => {},
    },
    tournaments: {
      ...reading(reads.tournaments),
      ...writing('tournaments', writes.tournaments),
      onAppended: () => () => {},
    },
    archive: { ...reading(reads.archive), ...writing('archive', writes.archive) },
    people: {
      ...reading(reads.people),
      ...writing('people', writes.people),
      onEnded: () => () => {},
    },
    results: { ...reading(reads.results), ...writing('results', writes.results) },
    settings: { ...reading(reads.settings), ...settings },
    shared: false,
    prove: proveBy(settings),
    async close() {
      stopWatching()
      await writer.close()
      reader.close()
      held.release()
    },
  }
}
