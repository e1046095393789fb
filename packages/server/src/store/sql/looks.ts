import { LOOKS, lookOf } from '../../accounts/lookalikes.ts'
import type { PersonRow } from '../store.ts'
import type { Sql } from './sql.ts'

/*
 * What the names of accounts look like, one owner each. Accounts that looked alike before looks were kept stay as they
 * are: the first of them has the look.
 */

type Named = Pick<PersonRow, 'id' | 'name'>

const insert = (sql: Sql, { id, name }: Named): Promise<number> =>
  sql.run(
    'insert into looks (look, person, version) values (?, ?, ?) on conflict do nothing',
    lookOf(name),
    id,
    LOOKS,
  )

/** False: somebody else looks like that. The primary key has the last word. */
export async function claimLook(sql: Sql, person: Named): Promise<boolean> {
  const look = lookOf(person.name)
  if ((await insert(sql, person)) === 0) {
    const [owner] = await sql.all<{ person: string }>('select person from looks where look = ?', look)
    if (owner?.person !== person.id) return false
  }
  await sql.run('delete from looks where person = ? and look <> ?', person.id, look)
  return true
}

export async function dropLook(sql: Sql, person: string): Promise<void> {
  await sql.run('delete from looks where person = ?', person)
}

/** Makes the looks of accounts that have none yet, or one made by an earlier table; the oldest accounts first. */
export async function fillLooks(sql: Sql): Promise<void> {
  await sql.run('delete from looks where version <> ?', LOOKS)
  const without = await sql.all<Named>(
    `select id, name from people where name_key is not null and deleted = 0
      and not exists (select 1 from looks where looks.person = people.id) order by since, id`,
  )
  for (const person of without) await insert(sql, person)
}
