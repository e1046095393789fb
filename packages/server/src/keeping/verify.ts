import { createHash } from 'node:crypto'
import type { AnyGame } from '@ludoteca/engine'
import { tableReads } from '../store/sql/tables.ts'
import { foldAll, foldOn } from '../table/fold.ts'
import { row as rowOf } from '../table/row.ts'
import { type Table, troubleOf } from '../table/state.ts'
import type { End } from './end.ts'
import type { Reason } from './reasons.ts'

const PAGE = 500
/** As many lines of a log are in memory at a time. */
const LINES = 1_000
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
  const hash = createHash('sha256')
  let table: Table | null = null
  let count = 0
  for (let more = true; more; ) {
    const lines: string[] = await tableReads.part(sql, id, count, LINES)
    for (const line of lines) hash.update(`${line.length} ${line}`)
    if (count === 0) table = foldAll(lines, games)
    else if (table) foldOn(table, lines)
    count += lines.length
    more = lines.length === LINES
  }
  const kept = await tableReads.row(sql, id)
  const names = new Map(kept?.seats.flatMap(({ person }) => (person ? [[person.id, person.name]] : [])))
  const digest = hash.update(JSON.stringify([kept, table?.match?.state ?? null])).digest('hex')
  const why = (): Reason | null => {
    if (!table) return { key: 'no-beginning' }
    if (table.damage) return { key: 'no-line', params: { ...table.damage } }
    if (table.phase !== 'over' && troubleOf(table)) return { key: 'other-rules' }
    if (!kept || kept.seq !== count) {
      return { key: 'other-length', params: { lines: count, kept: kept?.seq ?? 0 } }
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
