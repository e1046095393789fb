import { personFacts } from '../accounts/person-facts.ts'
import type { Store, TableStore } from '../store/store.ts'
import type { LiveTable } from './live-table.ts'
import type { LiveTables } from './live-tables.ts'
import type { NameBook } from './names.ts'
import type { Visitors } from './visitors.ts'

/**
 * Follows what the host has done from another process: tables ended or taken away, people renamed, barred or deleted.
 * Their pages are hung up on and come back as who they are by then.
 */
export async function resync(
  { people, tables }: Store,
  at: number,
  {
    liveTables,
    names,
    visitors,
    gone,
  }: { liveTables: LiveTables; names: NameBook; visitors: Visitors; gone: (live: LiveTable) => void },
): Promise<void> {
  for (const id of names.ids()) {
    const person = await people.byId(id)
    const now = person ? personFacts(person) : { id, name: '' }
    const barred = (person?.banned ?? 0) > at
    const known = names.of(id)
    if (barred || now.name !== known.name || now.program !== known.program) visitors.hangUp(id)
    names.learn(now)
  }
  await visitors.checkAll()
  for (const live of liveTables.all()) followTable(tables, liveTables, live, gone)
}

/** Brings a loaded table up to date with what others have done to it. */
export function followTable(
  tables: TableStore,
  liveTables: LiveTables,
  live: LiveTable,
  gone: (live: LiveTable) => void,
): void {
  live.post(async () => {
    if ((await tables.head(live.id)) > 0) return live.catchUp()
    live.table = null
    liveTables.drop(live)
    gone(live)
  })
}
