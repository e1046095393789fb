import pg from 'pg'
import { InDoubt } from '../doubt.ts'
import type { Connections } from './connections.ts'
import { codeOf, insist, isLostConnection } from './lost.ts'

/** Somebody else was faster: looking again tells who. */
const LOST_RACE: ReadonlySet<string> = new Set(['23505', '40001', '40P01'])

/** Nothing or all of it; tried again where that cannot do it twice. */
export function transaction<T>(
  connections: Connections,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  return insist(
    () => connections.use(client => attempt(client, work), undo),
    error => !(error instanceof InDoubt) && (LOST_RACE.has(codeOf(error)) || isLostConnection(error)),
  )
}

async function attempt<T>(client: pg.ClientBase, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  await client.query('begin')
  const result = await work(client)
  await client.query('commit').catch((error: Error) => {
    // The connection broke on the last word.
    throw isLostConnection(error) ? new InDoubt(error.message, { cause: error }) : error
  })
  return result
}

/** Whether the connection is as good as before. */
async function undo(error: unknown, client: pg.ClientBase): Promise<boolean> {
  if (!(error instanceof pg.DatabaseError) || isLostConnection(error)) return false
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}
