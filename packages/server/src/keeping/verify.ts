import { createHash } from 'node:crypto'
import type { AnyGame } from '@ludoteca/engine'
import { tableReads } from '../store/sql/tables.ts'
import { foldAll } from '../table/fold.ts'
import { row as rowOf } from '../table/row.ts'
import { troubleOf } from '../table/state.ts'
import type { End } from './end.ts'
import type { Reason } from './reasons.ts'

const PAGE = 500
/** What lists show of a table and its log decides. */
const FACTS = ['phase', 'steps', 'turn', 'wants', 'people', 'result'] as const

type Games = ReadonlyMap<string, AnyGame>

/** What playing a table's log from the start led to. */
export interface Replayed {
  /** Why it does not, or not to what the house believes; null when all is well. */
  readonly why: Reason | null
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
  const why = (): Reason | null => {
    if (!table) return { key: 'no-beginning' }
    if (table.damage) return { key: 'no-line', params: { ...table.damage } }
    if (table.phase !== 'over' && troubleOf(table)) return { key: 'other-rules' }
    if (!kept || kept.seq !== lines.length) {
      return { key: 'other-length', params: { lines: lines.length, kept: kept?.seq ?? 0 } }
    }
    const now = rowOf(table, who => names.get(who) ?? '')
    const key = FACTS.find(fact => JSON.stringify(now[fact]) !== JSON.stringify(kept[fact]))
    return key ? { key } : null
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

/** A game that does not lead to what the house believes. */
export interface Bad {
  readonly table: string
  readonly why: Reason
}

export interface Verified {
  readonly tables: number
  readonly bad: readonly Bad[]
}

/** Plays every game of a house from its log. */
export async function verify(end: End, games: Games): Promise<Verified> {
  const bad: Bad[] = []
  let tables = 0
  for await (const table of tablesOf(end)) {
    const { why } = await replay(end, table, games)
    if (why !== null) bad.push({ table, why })
    tables++
  }
  return { tables, bad }
}
