import { together } from './batch.ts'
import { ask } from './connection.ts'
import type { Connections } from './connections.ts'
import { insist, isLostConnection } from './lost.ts'

interface Wanted {
  readonly table: string
  readonly from: number
}

/** The order inside keeps it one look into the index for each table, however few entries there are. */
const LOGS = `select given.at, log.line
  from unnest(?::text[], ?::integer[]) with ordinality as given (id, seq, at), lateral (
    select seq, line from lines where table_id = given.id and lines.seq >= given.seq order by seq
  ) as log
  order by given.at, log.seq`

/** Lines that a node has not read yet: news come for many tables at a time. */
export const logOnFrom = (pool: Connections): ((wanted: Wanted) => Promise<string[]>) =>
  together(async places => {
    const logs = places.map((): string[] => [])
    const values = [places.map(each => each.table), places.map(each => each.from)]
    const { rows } = await insist(
      () => ask<{ at: number; line: string }>(pool, LOGS, values),
      isLostConnection,
    )
    for (const { at, line } of rows) logs[at - 1]?.push(line)
    return logs
  })
