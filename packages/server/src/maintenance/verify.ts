import { createHash } from 'node:crypto'
import type { AnyGame } from '@ludoteca/engine'
import type { Sql } from '../store/sql/sql.ts'
import { tableReads } from '../store/sql/tables.ts'
import type { TableRow } from '../store/store.ts'
import { messageOf } from '../store/trouble.ts'
import { foldAll, foldOn } from '../table/fold.ts'
import { row as rowOf } from '../table/row.ts'
import { NEWER, type Table, troubleOf } from '../table/state.ts'
import type { End } from './database.ts'
import type { Reason } from './reasons.ts'
import { followTournament, tournamentsOf } from './tournaments.ts'

const PAGE = 500
/** How many entries of a log are in memory at a time. */
const LINES = 1_000
/** What lists show of a table and its log decides. */
const FACTS = ['phase', 'steps', 'turn', 'wants', 'people', 'result'] as const

type Games = ReadonlyMap<string, AnyGame>

/** The result of replaying a table's log from the start. */
interface Replayed {
  /** The reason why the log cannot be followed or does not agree with the row; null when all is well. */
  readonly why: Reason | null
  /** Equal for equal logs that led to equal positions. */
  readonly digest: string
}

const unfit = (why: Reason): Replayed => ({ why, digest: '' })

export async function replay({ sql }: End, id: string, games: Games): Promise<Replayed> {
  const hash = createHash('sha256')
  let table: Table | null = null
  let count = 0
  for (let more = true; more; ) {
    const part = await readPart(sql, id, count)
    if (part.why) return unfit(part.why)
    const { lines } = part
    for (const line of lines) hash.update(`${line.length} ${line}`)
    try {
      if (count === 0) table = foldAll(lines, games)
      else if (table) foldOn(table, lines)
    } catch (error) {
      return unfit({ key: 'not-followed', params: { why: messageOf(error) } })
    }
    count += lines.length
    more = lines.length === LINES
  }
  let kept: TableRow | null
  try {
    kept = await tableReads.row(sql, id)
  } catch (error) {
    return unfit({ key: 'unread-row', params: { why: messageOf(error) } })
  }
  try {
    const digest = hash.update(JSON.stringify([kept, table?.match?.state ?? null])).digest('hex')
    return { why: judge(table, count, kept), digest }
  } catch (error) {
    return unfit({ key: 'not-followed', params: { why: messageOf(error) } })
  }
}

function judge(table: Table | null, lines: number, kept: TableRow | null): Reason | null {
  if (!table) return { key: 'no-beginning' }
  if (table.damage?.why === NEWER) return { key: 'newer', params: { seq: table.damage.seq } }
  if (table.damage) return { key: 'no-line', params: { ...table.damage } }
  if (table.phase !== 'over' && troubleOf(table)) return { key: 'other-rules' }
  if (!kept || kept.seq !== lines) return { key: 'other-length', params: { lines, kept: kept?.seq ?? 0 } }
  const now = rowOf(table, id => ({ id, name: '' }))
  const key = FACTS.find(fact => JSON.stringify(now[fact]) !== JSON.stringify(kept[fact]))
  return key ? { key } : null
}

type Part =
  | { readonly lines: readonly string[]; readonly why: null }
  | { readonly lines: null; readonly why: Reason }

/** Lines of a table from `from` on, or the first of them that cannot be read. */
async function readPart(sql: Sql, id: string, from: number): Promise<Part> {
  try {
    return { lines: await tableReads.part(sql, id, from, LINES), why: null }
  } catch (error) {
    const seq = await firstUnread(sql, id, from)
    return { lines: null, why: { key: 'unread-line', params: { seq, why: messageOf(error) } } }
  }
}

async function firstUnread(sql: Sql, id: string, from: number): Promise<number> {
  for (let seq = from; ; seq++) {
    try {
      const found = await sql.all('select line from lines where table_id = ? and seq = ?', id, seq)
      if (found.length === 0) return seq
    } catch {
      return seq
    }
  }
}

/** Every table, in the order of their ids; where that cannot be read, as far as it can. */
export async function* tablesOf({ sql }: End): AsyncGenerator<string> {
  let after: string | null = null
  for (;;) {
    const ids: string[] = await tableReads.ids(sql, after, PAGE)
    yield* ids
    if (ids.length < PAGE) return
    after = ids.at(-1) ?? null
  }
}

/** Ids that are found in one place or the other: lists, logs, seats. What a place does not give is told. */
async function findTables(end: End, tell: (bad: Bad) => void): Promise<string[]> {
  const found = new Set<string>()
  let last = ''
  try {
    for await (const id of tablesOf(end)) {
      found.add(id)
      last = id
    }
    return [...found]
  } catch (error) {
    tell({ table: last === '' ? '-' : last, why: { key: 'not-listed', params: { why: messageOf(error) } } })
  }
  const steps: readonly [string, string][] = [
    ['select id from tables where id < ? order by id desc limit 1', '\u{10ffff}'],
    ['select table_id as id from lines where table_id > ? order by table_id limit 1', ''],
    ['select table_id as id from seats where table_id > ? order by table_id limit 1', ''],
  ]
  for (const [text, start] of steps) {
    let at: string | null = start
    while (at !== null) {
      const next: { id: string }[] = await end.sql.all<{ id: string }>(text, at).catch(() => [])
      at = next[0]?.id ?? null
      if (at !== null) found.add(at)
    }
  }
  return [...found].sort()
}

/** A game or a tournament whose log does not agree with the database. */
export interface Bad {
  readonly table: string
  readonly why: Reason
}

export interface Verified {
  readonly tables: number
  readonly bad: readonly Bad[]
  /** What is wrong with the file itself, in SQLite's words. */
  readonly file?: readonly string[]
}

const MOST_FAULTS = 20

async function faultsOf({ sql, isFile }: End): Promise<string[]> {
  if (!isFile) return []
  try {
    const text = 'select integrity_check as fault from pragma_integrity_check(?)'
    const found = await sql.all<{ fault: string }>(text, MOST_FAULTS)
    return found.map(({ fault }) => fault).filter(fault => fault !== 'ok')
  } catch (error) {
    return [messageOf(error)]
  }
}

async function tournamentsIn(end: End, tell: (bad: Bad) => void): Promise<string[]> {
  try {
    return await tournamentsOf(end)
  } catch (error) {
    tell({ table: '-', why: { key: 'not-listed', params: { why: messageOf(error) } } })
    return []
  }
}

/** Replays every game and follows every tournament of a database from its log, however many of them are damaged. */
export async function verify(end: End, games: Games): Promise<Verified> {
  const bad: Bad[] = []
  const file = await faultsOf(end)
  const tables = await findTables(end, found => bad.push(found))
  for (const table of tables) {
    const { why } = await replay(end, table, games)
    if (why !== null) bad.push({ table, why })
  }
  for (const table of await tournamentsIn(end, found => bad.push(found))) {
    const { why } = await followTournament(end, table)
    if (why !== null) bad.push({ table, why })
  }
  return { tables: tables.length, bad, ...(file.length > 0 && { file }) }
}
