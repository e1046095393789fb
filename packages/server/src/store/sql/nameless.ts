import type { SeatFacts } from '@ludoteca/protocol'
import type { TableRow } from '../store.ts'
import type { Sql } from './sql.ts'

/** Who sits there, by id alone: how people are called is kept in one place, so that it can be taken out of it. */
export const nameless = (row: TableRow): TableRow => ({
  ...row,
  seats: row.seats.map(seat => ({ ...seat, person: seat.person && { id: seat.person.id, name: '' } })),
})

const PAGE = 500

/** `users rename ID (Name) New name`, `users ban ID (Name) --days 7`: what earlier versions wrote down. */
const ACT = /^(users \w+ \S+) \(.*?(| --days \S+)$/

/** Takes the names out of what earlier versions kept them in. */
export async function forgetNames(sql: Sql): Promise<void> {
  for (let after = ''; ; ) {
    const text = 'select id, facts from tables where id > ? order by id limit ?'
    const found = await sql.all<{ id: string; facts: string }>(text, after, PAGE)
    for (const { id, facts } of found) {
      const kept = withoutNames(facts)
      if (kept !== facts) await sql.run('update tables set facts = ? where id = ?', kept, id)
      after = id
    }
    if (found.length < PAGE) break
  }
  for (const { id, what } of await sql.all<{ id: number; what: string }>('select id, what from audits')) {
    const kept = what.replace(ACT, '$1$2')
    if (kept !== what) await sql.run('update audits set what = ? where id = ?', kept, id)
  }
}

/** What cannot be read stays as it is: `verify` tells of it. */
function withoutNames(facts: string): string {
  try {
    const row = JSON.parse(facts) as Partial<TableRow> & { seats?: readonly SeatFacts[] }
    return row.seats ? JSON.stringify(nameless(row as TableRow)) : facts
  } catch {
    return facts
  }
}
