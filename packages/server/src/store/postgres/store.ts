import { proveBy } from '../prove.ts'
import { reads, writes } from '../sql/operations.ts'
import { bind, type Operations } from '../sql/sql.ts'
import type { Store } from '../store.ts'
import { appendTo } from './append.ts'
import { sqlOn } from './connection.ts'
import { Connections } from './connections.ts'
import { News } from './listen.ts'
import { logOnFrom } from './logs.ts'
import { insist, isLostConnection } from './lost.ts'
import { migrate } from './migrate.ts'
import { staysIn, tellingPeople } from './people.ts'
import { transaction } from './transaction.ts'

/** A database for any number of nodes. `committed` hears of every transaction. */
export async function openPostgres(
  url: string,
  committed: (writes: number) => void = () => {},
): Promise<Store> {
  await migrate(url)
  const news = new News(url)
  await news.open()
  const pool = new Connections(url)
  const reader = sqlOn(pool)
  const underWay = new Set<Promise<unknown>>()

  /** Closing waits for it. */
  function follow<T>(work: Promise<T>): Promise<T> {
    underWay.add(work)
    const done = (): void => void underWay.delete(work)
    work.then(done, done)
    return work
  }
  const reading = <O extends Operations>(operations: O) =>
    bind(operations, (name, args) =>
      follow(insist(() => (operations[name] as O[string])(reader, ...(args as never[])), isLostConnection)),
    )
  const writing = <O extends Operations>(operations: O) =>
    bind(operations, async (name, args) => {
      const work = transaction(pool, client =>
        (operations[name] as O[string])(sqlOn(client), ...(args as never[])),
      )
      const value = await follow(work)
      committed(1)
      return value
    })
  const tableReads = reading(reads.tables)
  const settings = writing(writes.settings)
  const { append: appendTournament, ...tournaments } = writing(writes.tournaments)
  const append = appendTo(pool, committed)
  const logOn = logOnFrom(pool)
  const stays = staysIn(pool)

  return {
    shared: true,
    tables: {
      ...tableReads,
      ...writing(writes.tables),
      log: (table, from) => (from === 0 ? tableReads.log(table, from) : follow(logOn({ table, from }))),
      async append(table, seq, lines, row) {
        const first = await follow(append(table, seq, lines, row))
        if (first) news.tell(table, seq + lines.length)
        return first
      },
      onAppended: (appended, missed = () => {}) => news.listen({ appended, missed }),
    },
    tournaments: {
      ...reading(reads.tournaments),
      ...tournaments,
      async append(id, seq, lines, row, told) {
        const first = await appendTournament(id, seq, lines, row, told)
        if (first) news.tellTournament(id)
        return first
      },
      onAppended: (tournament, missed = () => {}) => news.listen({ tournament, missed }),
    },
    archive: { ...reading(reads.archive), ...writing(writes.archive) },
    people: {
      ...reading(reads.people),
      ...tellingPeople(writing(writes.people), id => news.tellPerson(id)),
      stays: (hash, since, now) => follow(stays({ hash, since, now })),
      onEnded: (person, missed = () => {}) => news.listen({ person, missed }),
    },
    results: { ...reading(reads.results), ...writing(writes.results) },
    settings: { ...reading(reads.settings), ...settings },
    prove: proveBy(settings),
    async close() {
      await Promise.allSettled(underWay)
      await news.close()
      await pool.end()
    },
  }
}
