import pg from 'pg'
import { type Asked, BY_INDEX, briskly } from './connection.ts'
import { isLostConnection, isSilence, Unreached } from './lost.ts'

/** Of each node, beside the one for notices. */
export const CONNECTIONS = 10

/**
 * The connections of a node. One that breaks is replaced when the next one is needed. One on which the server fell
 * silent takes all others that rest with it: they lead to the same silence, and each would have to be waited for.
 */
export class Connections implements Asked {
  private readonly url: string
  private readonly idle = new Set<pg.PoolClient>()
  private pool: pg.Pool

  constructor(url: string) {
    this.url = url
    this.pool = this.open()
  }

  query<Row extends object>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    return this.use(
      client => client.query<Row>(config),
      async error => error instanceof pg.DatabaseError && !isLostConnection(error),
    )
  }

  /** One connection for as long as `work` takes. It is kept if `isGood` says so of what went wrong. */
  async use<T>(
    work: (client: pg.ClientBase) => Promise<T>,
    isGood: (error: unknown, client: pg.ClientBase) => Promise<boolean>,
  ): Promise<T> {
    const { pool } = this
    const client = await this.watched(
      pool,
      pool.connect().catch(error => {
        throw new Unreached(error)
      }),
    )
    let good = false
    try {
      const result = await this.watched(pool, work(client))
      good = true
      return result
    } catch (error) {
      good = await isGood(error, client)
      throw error
    } finally {
      client.release(!good)
    }
  }

  end(): Promise<void> {
    return this.pool.end()
  }

  private async watched<T>(pool: pg.Pool, work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (isSilence(error)) this.renew(pool)
      throw error
    }
  }

  private open(): pg.Pool {
    const pool = new pg.Pool({
      ...briskly(this.url),
      max: CONNECTIONS,
      // A rush is no time to make new ones.
      idleTimeoutMillis: 0,
      onConnect: async client => void (await client.query(BY_INDEX)),
    })
    pool.on('error', () => {})
    // The library listens only while a connection rests; between two statements it can break as well.
    pool.on('connect', client => client.on('error', () => {}))
    pool.on('acquire', client => this.idle.delete(client))
    pool.on('release', (error, client) => error || this.idle.add(client))
    pool.on('remove', client => this.idle.delete(client))
    return pool
  }

  private renew(pool: pg.Pool): void {
    if (this.pool !== pool) return
    const resting = [...this.idle]
    this.idle.clear()
    this.pool = this.open()
    pool.end().catch(() => {})
    // They have said goodbye to somebody who may not hear it.
    for (const client of resting) client.connection.stream.destroy()
  }
}
