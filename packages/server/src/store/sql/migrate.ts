import { Trouble } from '../trouble.ts'
import { fillLooks } from './looks.ts'
import { type Statement, steps } from './schema.ts'
import type { Sql } from './sql.ts'

/** Brings a database to the newest schema. Runs inside one transaction: all steps or none. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.run('create table if not exists schema_version (version integer not null)')
  const [row] = await sql.all<{ version: number | null }>(
    'select max(version) as version from schema_version',
  )
  const version = row?.version ?? 0
  if (version > steps.length) {
    throw new Trouble('newer', { found: String(version), known: String(steps.length) })
  }
  for (const [at, statements] of steps.entries()) {
    if (at < version) continue
    for (const statement of statements) await carryOut(sql, statement)
    await sql.run('insert into schema_version (version) values (?)', at + 1)
  }
  await fillLooks(sql)
}

/** As one of the steps says it. */
export async function carryOut(sql: Sql, statement: Statement): Promise<void> {
  if (typeof statement === 'string') await sql.run(statement)
  else await statement(sql)
}
