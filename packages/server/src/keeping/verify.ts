import { createHash } from 'node:crypto'
import type { AnyGame } from '@ludoteca/engine'
import { shelf } from '@ludoteca/shelf'
import { tableReads } from '../store/sql/tables.ts'
import { foldAll } from '../table/fold.ts'
import { row as rowOf } from '../table/row.ts'
import { troubleOf } from '../table/state.ts'
import type { End } from './end.ts'

const PAGE = 500

export type Games = ReadonlyMap<string, AnyGame>

export async function allGames(): Promise<Games> {
  const games = new Map<string, AnyGame>()
  for (const game of shelf) games.set(game.id, await game.load())
  return games
}

/** What playing a table's log from the start led to. */
export interface Replayed {
  /** Why it does not, or not to what the house believes; null when all is well. */
  readonly why: string | null
  /** Equal for equal logs that led to equal positions. */
  readonly digest: string
}

export async function replay({ sql }: End, id: string, games: Games): Promise<Replayed> {
  const lines = await tableReads.log(sql, id, 0)
  const kept = await tableReads.row(sql, id)
  const table = foldAll(lines, games)
  const names = new Map(kept?.seats.flatMap(({ person }) => (person ? [[person.id, person.name]] : [])))
  const digest = createHash('sha256')
    .update(JSON.stringify([lines, kept, table?.match?.state ?? null]))
    .digest('hex')
  const why = (): string | null => {
    if (!table) return 'its log does not begin'
    if (table.damage) return `line ${table.damage.seq}: ${table.damage.why}`
    if (table.phase !== 'over' && troubleOf(table)) return 'it was begun under other rules'
    if (!kept || kept.seq !== lines.length) return `it has ${lines.length} lines, not ${kept?.seq ?? 0}`
    const now = rowOf(table, who => names.get(who) ?? '')
    const differs = (['phase', 'steps', 'turn', 'wants', 'people', 'result'] as const).find(
      fact => JSON.stringify(now[fact]) !== JSON.stringify(kept[fact]),
    )
    return differs ? `its ${differs} is not what the log leads to` : null
  }
  return { why: why(), digest }
}

export async function* tablesOf({ sql }: End): AsyncGenerator<string> {
  let after: string | null = null
  for (;;) {
    const ids: string[] = await tableReads.ids(sql, after, PAGE)
    yield* ids
    if (ids.length < PAGE) return
    after = ids.at(-1) ?? null
  }
}

export interface Verified {
  readonly tables: number
  readonly bad: readonly { readonly table: string; readonly why: string }[]
}

/** Plays every game of a house from its log. */
export async function verify(end: End, games: Games): Promise<Verified> {
  const bad: { table: string; why: string }[] = []
  let tables = 0
  for await (const table of tablesOf(end)) {
    const { why } = await replay(end, table, games)
    if (why !== null) bad.push({ table, why })
    tables++
  }
  return { tables, bad }
}
