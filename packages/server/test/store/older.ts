import { carryOut } from '../../src/store/sql/migrate.ts'
import { steps } from '../../src/store/sql/schema.ts'
import { connect } from '../../src/store/sqlite/connection.ts'

/** A database as an earlier version left it, with somebody in it. */
export async function olderDatabase(file: string, version: number, name: string): Promise<void> {
  const connection = connect(file, { journal: 'delete' })
  await connection.run('create table schema_version (version integer not null)')
  for (const [at, statements] of steps.slice(0, version).entries()) {
    for (const statement of statements) await carryOut(connection, statement)
    await connection.run('insert into schema_version (version) values (?)', at + 1)
  }
  const text = `insert into people (id, name, since, settings, deleted) values ('id', ?, 1, '{}', 0)`
  await connection.run(text, name)
  connection.close()
}
