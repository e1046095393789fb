import { openStore } from '@ludoteca/server'
import { openToRead } from '@ludoteca/server/internals/maintenance/database.ts'
import { verify } from '@ludoteca/server/internals/maintenance/verify.ts'
import { allGames } from '@ludoteca/shelf'

/** A move the server has said to be on disk. */
export interface Acknowledged {
  readonly table: string
  readonly id: string
  readonly line: string
}

export interface Kept {
  /** Acknowledged, but not in the log as it was played. */
  readonly lost: number
  /** In the log more than once. */
  readonly doubled: number
  /** Tables, of all there are, whose log does not replay or not to what lists show. */
  readonly unreplayable: number
}

/** Looks for every acknowledged move in what is on disk, and plays every table from its log. */
export async function compare(database: string, acknowledged: readonly Acknowledged[]): Promise<Kept> {
  const store = await openStore(database)
  const found = new Map<string, string[]>()
  for (const table of new Set(acknowledged.map(each => each.table))) {
    for (const text of await store.tables.log(table, 0)) {
      const { kind, id, lines } = JSON.parse(text) as { kind: string; id?: string; lines?: string[] }
      if (kind === 'acted' && id !== undefined) found.set(id, [...(found.get(id) ?? []), `${table} ${lines}`])
    }
  }
  await store.close()
  const lost = acknowledged.filter(({ id, table, line }) => !found.get(id)?.includes(`${table} ${line}`))
  const doubled = [...found.values()].filter(places => places.length > 1)
  const end = await openToRead(database)
  const { bad } = await verify(end, await allGames()).finally(() => end.close())
  return { lost: lost.length, doubled: doubled.length, unreplayable: bad.length }
}
