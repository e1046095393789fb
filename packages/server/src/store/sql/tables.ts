import type { Place } from '@ludoteca/protocol'
import type { Claim, ClaimRequest, Head, TableQuery, TableRow } from '../store.ts'
import { nameless } from './nameless.ts'
import type { Sql, Value } from './sql.ts'

interface Facts {
  readonly facts: string
}

/** A row as it is kept: what no statement looks into is text. */
export interface KeptRow
  extends Pick<TableRow, 'game' | 'visibility' | 'phase' | 'moved' | 'turn' | 'due' | 'wants'> {
  readonly people: string
  readonly tournament: string | null
  readonly facts: string
}

export const keptRow = (row: TableRow): KeptRow => ({
  game: row.game,
  visibility: row.visibility,
  phase: row.phase,
  moved: row.moved,
  turn: row.turn,
  due: row.due,
  wants: row.wants,
  people: JSON.stringify(row.people),
  tournament: row.tournament?.id ?? null,
  facts: JSON.stringify(nameless(row)),
})

/** What is kept of a table besides its row; results and ratings stay. */
const ABOUT_TABLES = [
  'lines',
  'seats',
  'snapshots',
  'notes',
  'seen',
  'held',
  'reviews',
  'archive',
  'archive_people',
  'figures',
] as const

const AT_ONCE = 100

/** Always as many places, so that it is one statement however many are asked for. */
const PLACES = Array.from({ length: AT_ONCE }, () => '?').join(', ')

function* inParts(ids: readonly string[]): Generator<string[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    yield Array.from({ length: AT_ONCE }, (_, i) => ids[at + i] ?? '')
  }
}

/** A row that is damaged is left out of lists: the others are not worse for it, and `verify` names it. */
const rows = (found: readonly Facts[]): TableRow[] =>
  found.flatMap(({ facts }) => {
    try {
      return [JSON.parse(facts) as TableRow]
    } catch {
      return []
    }
  })

/** Those of these tables that there are and that can be read. */
export async function rowsById(sql: Sql, ids: readonly string[]): Promise<Map<string, TableRow>> {
  const found: TableRow[] = []
  for (const some of inParts(ids))
    found.push(...rows(await sql.all<Facts>(`select facts from tables where id in (${PLACES})`, ...some)))
  return new Map(found.map(row => [row.id, row]))
}

export const tableReads = {
  async log(sql: Sql, table: string, from: number): Promise<string[]> {
    const text = 'select line from lines where table_id = ? and seq >= ? order by seq'
    return (await sql.all<{ line: string }>(text, table, from)).map(each => each.line)
  },

  async part(sql: Sql, table: string, from: number, count: number): Promise<string[]> {
    const text = 'select line from lines where table_id = ? and seq >= ? and seq < ? order by seq'
    return (await sql.all<{ line: string }>(text, table, from, from + count)).map(each => each.line)
  },

  async head(sql: Sql, table: string): Promise<number> {
    const [row] = await sql.all<{ seq: number }>('select seq from tables where id = ?', table)
    return row?.seq ?? 0
  },

  async heads(sql: Sql, tables: readonly string[]): Promise<Map<string, Head>> {
    const found = new Map<string, Head>()
    const text = `select id, seq, phase, turn from tables where id in (${PLACES})`
    for (const some of inParts(tables)) {
      for (const { id, ...head } of await sql.all<Head & { id: string }>(text, ...some)) found.set(id, head)
    }
    return found
  },

  async row(sql: Sql, table: string): Promise<TableRow | null> {
    const [found] = await sql.all<Facts>('select facts from tables where id = ?', table)
    return found ? JSON.parse(found.facts) : null
  },

  async list(sql: Sql, query: TableQuery): Promise<TableRow[]> {
    const values: Value[] = []
    const given = (condition: string, value: Value): string => {
      values.push(value)
      return ` and ${condition}`
    }
    // While a table is played its seats are not touched (`append`): the order is then the table's own.
    const [moved, id] =
      query.person !== undefined && query.phase !== 'playing'
        ? ['s.moved', 's.table_id']
        : ['t.moved', 't.id']
    const columns = `t.facts, ${moved} as moved, ${id} as id`
    let text =
      query.person === undefined
        ? `select ${columns} from tables t where t.phase = ?`
        : `select ${columns} from seats s join tables t on t.id = s.table_id where s.phase = ?`
    values.push(query.phase)
    if (query.person !== undefined) text += given('s.person = ?', query.person)
    if (query.publicOnly) text += ` and t.visibility = 'public'`
    if (query.game !== undefined) text += given('t.game = ?', query.game)
    if (query.before !== undefined) {
      text += ` and (${moved}, ${id}) < (?, ?)`
      values.push(query.before.moved, query.before.id)
    }
    const order = `order by ${moved} desc, ${id} desc`
    const found = await sql.all<Facts & Place>(`${text} ${order} limit ?`, ...values, query.limit)
    const whole = rows(found)
    const last = found.at(-1)
    if (whole.length === found.length || found.length < query.limit || !last) return whole
    const before = { moved: last.moved, id: last.id }
    return [
      ...whole,
      ...(await tableReads.list(sql, { ...query, before, limit: query.limit - whole.length })),
    ]
  },

  async mine(sql: Sql, person: string, limit: number): Promise<TableRow[]> {
    const text = `select t.facts from seats s join tables t on t.id = s.table_id
      where s.person = ? and s.phase in ('open', 'playing')
      order by case when t.turn = s.person then 0 else 1 end, t.moved desc limit ?`
    return rows(await sql.all<Facts>(text, person, limit))
  },

  async waiting(sql: Sql, people: readonly string[]): Promise<Map<string, number>> {
    const found = new Map<string, number>()
    const text = `select turn, sum(case when phase = 'playing' then 1 else 0 end) as count from tables
      where turn in (${PLACES}) group by turn`
    for (const some of inParts(people)) {
      for (const { turn, count } of await sql.all<{ turn: string; count: number }>(text, ...some))
        found.set(turn, count)
    }
    return found
  },

  async snapshot(sql: Sql, table: string): Promise<{ seq: number; data: string } | null> {
    const text = 'select seq, data from snapshots where table_id = ?'
    return (await sql.all<{ seq: number; data: string }>(text, table))[0] ?? null
  },

  async note(sql: Sql, table: string, person: string): Promise<string> {
    const text = 'select note from notes where table_id = ? and person = ?'
    const [row] = await sql.all<{ note: string }>(text, table, person)
    return row?.note ?? ''
  },

  async seen(sql: Sql, table: string, person: string): Promise<number> {
    const text = 'select seq from seen where table_id = ? and person = ?'
    const [row] = await sql.all<{ seq: number }>(text, table, person)
    return row?.seq ?? 0
  },

  async review(sql: Sql, table: string): Promise<string | null> {
    const text = 'select review from reviews where table_id = ?'
    return (await sql.all<{ review: string }>(text, table))[0]?.review ?? null
  },

  async ids(sql: Sql, after: string | null, limit: number): Promise<string[]> {
    const text = 'select id from tables where id > ? order by id limit ?'
    return (await sql.all<{ id: string }>(text, after ?? '', limit)).map(each => each.id)
  },
}

export const tableWrites = {
  async append(
    sql: Sql,
    table: string,
    seq: number,
    lines: readonly string[],
    row: KeptRow,
  ): Promise<boolean> {
    if (row.phase === 'playing' && (await move(sql, table, seq, lines, row))) return true
    const found = 'select seq, phase from tables where id = ?'
    const [old] = await sql.all<{ seq: number; phase: string }>(found, table)
    if ((old?.seq ?? 0) !== seq) return false
    const columns = [
      seq + lines.length,
      row.game,
      row.visibility,
      row.phase,
      row.people,
      row.moved,
      row.turn,
      row.due,
      row.wants,
      row.facts,
    ]
    const changed = old
      ? await sql.run(
          `update tables set seq = ?, game = ?, visibility = ?, phase = ?, people = ?, moved = ?, turn = ?, due = ?,
            wants = ?, facts = ? where id = ? and seq = ?`,
          ...columns,
          table,
          seq,
        )
      : await sql.run(
          `insert into tables (seq, game, visibility, phase, people, moved, turn, due, wants, facts, id, tournament)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
          ...columns,
          table,
          row.tournament,
        )
    if (changed === 0) return false
    await addLines(sql, table, seq, lines)
    await seat(sql, table, row)
    if (row.phase === 'over' && old?.phase !== 'over') {
      await sql.run('update tables set unrecorded = 1, unfiled = 1 where id = ?', table)
      if (row.tournament !== null) await owe(sql, table, row.tournament)
    }
    return true
  },

  async keepSnapshot(sql: Sql, table: string, seq: number, data: string): Promise<void> {
    const text = `insert into snapshots (table_id, seq, data) values (?, ?, ?)
      on conflict (table_id) do update set seq = excluded.seq, data = excluded.data where excluded.seq >= snapshots.seq`
    await sql.run(text, table, seq, data)
  },

  async remove(sql: Sql, table: string): Promise<void> {
    await sql.run('delete from tables where id = ?', table)
    for (const about of ABOUT_TABLES) await sql.run(`delete from ${about} where table_id = ?`, table)
  },

  async keepNote(sql: Sql, table: string, person: string, note: string): Promise<void> {
    const text = `insert into notes (table_id, person, note) values (?, ?, ?)
      on conflict (table_id, person) do update set note = excluded.note`
    await sql.run(text, table, person, note)
  },

  async keepReview(sql: Sql, table: string, review: string): Promise<boolean> {
    const text = `insert into reviews (table_id, review)
      select id, ? from tables where id = ? on conflict (table_id) do nothing`
    return (await sql.run(text, review, table)) > 0
  },

  async keepSeen(sql: Sql, table: string, person: string, seq: number): Promise<void> {
    const text = `insert into seen (table_id, person, seq) values (?, ?, ?)
      on conflict (table_id, person) do update set seq = excluded.seq where excluded.seq > seen.seq`
    await sql.run(text, table, person, seq)
  },

  async claim(sql: Sql, request: ClaimRequest): Promise<Claim[]> {
    const claims: Claim[] = []
    for (const kind of request.kinds) {
      for (const { id, seq } of await workFor(sql, kind, request.now, request.limit - claims.length)) {
        const lease = 'update tables set lease_node = ?, lease_until = ? where id = ? and lease_until <= ?'
        const got = await sql.run(lease, request.node, request.now + request.leaseMs, id, request.now)
        if (got > 0) claims.push({ table: id, kind, seq })
      }
    }
    return claims
  },

  async lease(
    sql: Sql,
    table: string,
    seq: number,
    node: string,
    now: number,
    until: number,
  ): Promise<boolean> {
    const text = `update tables set lease_node = ?, lease_until = ?
      where id = ? and seq = ? and (lease_until <= ? or lease_node = ?)`
    return (await sql.run(text, node, until, table, seq, now, node)) > 0
  },

  async release(sql: Sql, table: string, node: string): Promise<void> {
    const text = 'update tables set lease_node = null, lease_until = 0 where id = ? and lease_node = ?'
    await sql.run(text, table, node)
  },
}

/** A tournament that is there still has to hear that this table has ended. */
async function owe(sql: Sql, table: string, tournament: string): Promise<void> {
  const text = 'update tables set untold = 1 where id = ? and exists (select 1 from tournaments where id = ?)'
  await sql.run(text, table, tournament)
}

async function addLines(sql: Sql, table: string, seq: number, lines: readonly string[]): Promise<void> {
  for (const [at, line] of lines.entries()) {
    await sql.run('insert into lines (table_id, seq, line) values (?, ?, ?)', table, seq + at, line)
  }
}

/** Moves are many and change nobody's seat. False: this is none, or somebody was there first. */
async function move(
  sql: Sql,
  table: string,
  seq: number,
  lines: readonly string[],
  row: KeptRow,
): Promise<boolean> {
  const text = `update tables set seq = ?, moved = ?, turn = ?, due = ?, wants = ?, facts = ?
    where id = ? and seq = ? and phase = 'playing' and people = ?`
  const columns = [seq + lines.length, row.moved, row.turn, row.due, row.wants, row.facts]
  if ((await sql.run(text, ...columns, table, seq, row.people)) === 0) return false
  await addLines(sql, table, seq, lines)
  return true
}

function workFor(
  sql: Sql,
  kind: Claim['kind'],
  now: number,
  limit: number,
): Promise<{ id: string; seq: number }[]> {
  return kind === 'bot'
    ? sql.all(
        `select id, seq from tables where wants = 'bot' and lease_until <= ? order by moved limit ?${sql.unlocked}`,
        now,
        limit,
      )
    : sql.all(
        `select id, seq from tables where due <= ? and lease_until <= ? order by due limit ?${sql.unlocked}`,
        now,
        now,
        limit,
      )
}

async function seat(sql: Sql, table: string, row: KeptRow): Promise<void> {
  await sql.run('delete from seats where table_id = ?', table)
  for (const person of new Set<string>(JSON.parse(row.people))) {
    await sql.run(
      'insert into seats (person, table_id, phase, moved) values (?, ?, ?, ?)',
      person,
      table,
      row.phase,
      row.moved,
    )
  }
}
