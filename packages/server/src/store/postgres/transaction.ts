import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const TRIES = 5
const PAUSE_MS = 50

/** Somebody else was faster: looking again tells who. */
const LOST_RACE: ReadonlySet<string> = new Set(['23505', '40001', '40P01'])
/** The server shuts down, starts up, or was told to end this connection. */
const HUNG_UP = /^(?:08...|57P0[1-5]|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/
const TORN = /Connection terminated|connection error|timeout exceeded when trying to connect/i

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '')

export const isLostConnection = (error: unknown): boolean =>
  HUNG_UP.test(codeOf(error)) || (error instanceof Error && TORN.test(error.message))

/** Tries again, a little later each time, while `again` says that it may help. */
export async function insist<T>(work: () => Promise<T>, again: (error: unknown) => boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || !again(error)) throw error
      await pause(PAUSE_MS * tries)
    }
  }
}

/** Whether the server has kept it is not known: the connection broke on the last word. */
class InDoubt extends Error {}

/** Nothing or all of it; tried again where that cannot do it twice. */
export function transaction<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  return insist(
    () => attempt(pool, work),
    error => !(error instanceof InDoubt) && (LOST_RACE.has(codeOf(error)) || isLostConnection(error)),
  )
}

async function attempt<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit').catch((error: Error) => {
      throw isLostConnection(error) ? new InDoubt(error.message) : error
    })
    return result
  } catch (error) {
    broken = error as Error
    if (error instanceof pg.DatabaseError && !isLostConnection(error)) {
      // The connection is as good as before once the transaction is undone.
      broken = await client.query('rollback').then(
        () => undefined,
        (worse: Error) => worse,
      )
    }
    throw error
  } finally {
    client.release(broken)
  }
}
