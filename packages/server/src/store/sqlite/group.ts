import { writes } from '../sql/operations.ts'
import type { Operations } from '../sql/sql.ts'
import { isClaimed } from './claim.ts'
import type { Connection } from './connection.ts'

/** A write somebody waits for: an operation of one part of the store, by name. */
export interface Job {
  readonly part: keyof typeof writes
  readonly name: string
  readonly args: readonly unknown[]
}

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown }

/** Another server has been opened on the database. */
class Ousted extends Error {}

/**
 * Writes all jobs in one transaction, so that they share one wait for the disk. A job that fails is undone alone.
 * When this resolves, whatever is `ok` is on disk. With a `claim` it throws if that does not hold any more.
 */
export async function commit(
  connection: Connection,
  jobs: readonly Job[],
  claim: string | null = null,
): Promise<Outcome[]> {
  try {
    connection.exec('begin immediate')
    if (claim !== null && !(await isClaimed(connection, claim)))
      throw new Ousted('another server has been started on the same database: nothing more can be kept')
    const outcomes = await attempt(connection, jobs)
    connection.exec('commit')
    return outcomes
  } catch (error) {
    rollBack(connection)
    if (error instanceof Ousted) throw error
    return jobs.map(() => ({ ok: false, error }))
  }
}

/** All of them; when one fails, each by itself. */
async function attempt(connection: Connection, jobs: readonly Job[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  connection.exec('savepoint jobs')
  try {
    for (const job of jobs) outcomes.push({ ok: true, value: await carryOut(connection, job) })
    connection.exec('release jobs')
    return outcomes
  } catch (error) {
    connection.exec('rollback to jobs')
    connection.exec('release jobs')
    if (jobs.length === 1) return [{ ok: false, error }]
    const alone: Outcome[] = []
    for (const job of jobs) alone.push(...(await attempt(connection, [job])))
    return alone
  }
}

function carryOut(connection: Connection, { part, name, args }: Job): Promise<unknown> {
  const operation = (writes[part] as Operations)[name]
  if (!operation) throw new Error(`the store cannot ${name} ${part}`)
  return operation(connection, ...(args as never[]))
}

function rollBack(connection: Connection): void {
  try {
    connection.exec('rollback')
  } catch {
    // A full or broken disk has ended the transaction already.
  }
}
