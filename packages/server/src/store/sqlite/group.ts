import { writes } from '../sql/operations.ts'
import type { Operations } from '../sql/sql.ts'
import type { Connection } from './connection.ts'

/** A write somebody waits for: an operation of a room of the store, by name. */
export interface Job {
  readonly room: keyof typeof writes
  readonly name: string
  readonly args: readonly unknown[]
}

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown }

/**
 * Writes all jobs in one transaction, so that they share one wait for the disk. A job that fails is undone alone.
 * When this resolves, whatever is `ok` is on disk.
 */
export async function commit(connection: Connection, jobs: readonly Job[]): Promise<Outcome[]> {
  try {
    connection.exec('begin immediate')
    const outcomes = await attempt(connection, jobs)
    connection.exec('commit')
    return outcomes
  } catch (error) {
    rollBack(connection)
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

function carryOut(connection: Connection, { room, name, args }: Job): Promise<unknown> {
  const operation = (writes[room] as Operations)[name]
  if (!operation) throw new Error(`the store cannot ${name} ${room}`)
  return operation(connection, ...(args as never[]))
}

function rollBack(connection: Connection): void {
  try {
    connection.exec('rollback')
  } catch {
    // A full or broken disk has ended the transaction already.
  }
}
