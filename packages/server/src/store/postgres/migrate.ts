import { migrate as migrateAll } from '../sql/migrate.ts'
import { connectPatiently, sqlOn } from './connection.ts'

/** Any number that nobody else in the database locks: nodes that start together wait for each other here. */
const LOCK = 0x1d07eca

/**
 * Brings the database to the newest schema. Text is compared by its bytes, as in SQLite, whatever language the
 * database was made for: indexes then stay valid when the system's rules for sorting change.
 */
export async function migrate(url: string): Promise<void> {
  const client = await connectPatiently(url)
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${LOCK})`)
    const sql = sqlOn(client)
    await migrateAll({
      ...sql,
      run: (text, ...values) =>
        text.startsWith('create table')
          ? sql.run(text.replace(/ text\b/g, ' text collate "C"'), ...values)
          : sql.run(text, ...values),
    })
    await client.query('commit')
  } finally {
    await client.end()
  }
}
