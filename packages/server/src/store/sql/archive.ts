import type { ArchivePlace, ArchiveQuery, Filing, GameFigures, GameKind, KeptFigures } from '../archive.ts'
import type { TableRow } from '../store.ts'
import type { Sql, Value } from './sql.ts'
import { rowsById } from './tables.ts'

/*
 * Finished games by what they are found by. All that may be asked of a game itself makes up its kind. There are few
 * kinds, and of each the games lie in order: however rare what is looked for, a page costs the reading of one page of each.
 */

/** Options between spaces, so that each is found with those on both sides. */
const variantOf = (options: GameKind['options']): string =>
  ` ${Object.entries(options)
    .map(([option, value]) => `${option}=${value} `)
    .sort()
    .join('')}`

const nameOf = ({ game, seats, length, options }: GameKind): string =>
  `${game} ${seats} ${length}${variantOf(options)}`.trimEnd()

interface Part {
  readonly text: string
  readonly values: readonly Value[]
}

const both = (parts: readonly Part[]): Part => ({
  text: parts.map(part => part.text).join(' and '),
  values: parts.flatMap(part => part.values),
})

const part = (text: string, ...values: Value[]): Part => ({ text, values })

function kindsOf({ game, seats, length, options = {} }: ArchiveQuery): Part[] {
  return [
    ...(game === undefined ? [] : [part('k.game = ?', game)]),
    ...(seats === undefined ? [] : [part('k.seats = ?', seats)]),
    ...(length === undefined ? [] : [part('k.length = ?', length)]),
    ...Object.entries(options).map(([option, value]) =>
      part(`k.variant like ? escape '!'`, `% ${`${option}=${value}`.replace(/[!%_]/g, '!$&')} %`),
    ),
  ]
}

/** What lies between two times, as the index of the rows called so reads it. */
function timesOf({ after, from, until }: ArchiveQuery, rows: 'a' | 'p'): Part[] {
  // Everything that ended before `until` comes after the empty id there.
  const places: ArchivePlace[] = [
    ...(after ? [after] : []),
    ...(until === undefined ? [] : [{ ended: until, id: '' }]),
  ]
  const first = places.sort((a, b) => a.ended - b.ended || (a.id < b.id ? -1 : 1))[0]
  return [
    ...(first ? [part(`(${rows}.ended, ${rows}.table_id) < (?, ?)`, first.ended, first.id)] : []),
    ...(from === undefined ? [] : [part(`${rows}.ended >= ?`, from)]),
  ]
}

interface Found {
  readonly id: string
  readonly ended: number
}

/** The places of the rows that `from` leads to, in order. */
function listed(sql: Sql, rows: 'a' | 'p', from: Part, limit: number): Promise<Found[]> {
  const text = `select ${rows}.table_id as id, ${rows}.ended from ${from.text}
    order by ${rows}.ended desc, ${rows}.table_id desc limit ?`
  return sql.all<Found>(text, ...from.values, limit)
}

const where = (text: string, parts: readonly Part[]): Part => {
  const { text: conditions, values } = both(parts)
  return parts.length === 0 ? { text, values } : { text: `${text} where ${conditions}`, values }
}

const inKinds = part('k.kind = a.kind')

const playedBy = (person: string, table: string): Part =>
  part(`exists (select 1 from archive_people o where o.table_id = ${table} and o.person = ?)`, person)

/** So many games of a person are looked through for one page: programs play without end. */
const LOOKED = 3_000

/** The last game that is looked at for a page of these; null when there are no more. */
async function lastLooked(sql: Sql, query: ArchiveQuery, person: string): Promise<Found | null> {
  const { text, values } = where('archive_people p', [part('p.person = ?', person), ...timesOf(query, 'p')])
  const last = `select p.table_id as id, p.ended from ${text} order by p.ended desc, p.table_id desc limit 1 offset ?`
  return (await sql.all<Found>(last, ...values, (query.looked ?? LOOKED) - 1))[0] ?? null
}

/** `last`: where looking ended before all had been looked at. */
async function ofPerson(
  sql: Sql,
  query: ArchiveQuery,
  person: string,
): Promise<{ found: Found[]; last: Found | null }> {
  const kinds = kindsOf(query)
  const parts = [
    ...(query.place === undefined ? [] : [part(query.place === 'first' ? 'p.place = 1' : 'p.place > 1')]),
    ...(query.against === undefined ? [] : [playedBy(query.against, 'p.table_id')]),
    ...(kinds.length === 0 ? [] : [part('k.kind = p.kind'), ...kinds]),
  ]
  const last = parts.length === 0 ? null : await lastLooked(sql, query, person)
  // One bound only: an index is read from the first it is given.
  const since = last === null ? query : { ...query, from: Math.max(last.ended, query.from ?? 0) }
  const rows = kinds.length === 0 ? 'archive_people p' : 'archive_people p cross join archive_kinds k'
  const from = where(rows, [part('p.person = ?', person), ...timesOf(since, 'p'), ...parts])
  const found = await listed(sql, 'p', from, query.limit)
  // Of games that ended at the same moment the last ones come after it.
  return { found: found.filter(each => !last || each.ended > last.ended || each.id >= last.id), last }
}

/** The games of a tournament are few enough to be looked through. */
function ofTournament(sql: Sql, query: ArchiveQuery, tournament: string): Promise<Found[]> {
  const { person, against, place } = query
  const parts = [
    part('a.tournament = ?', tournament),
    ...timesOf(query, 'a'),
    ...(person === undefined ? [] : [playedBy(person, 'a.table_id')]),
    ...(against === undefined ? [] : [playedBy(against, 'a.table_id')]),
    ...(person === undefined || place === undefined
      ? []
      : [
          part(
            `exists (select 1 from archive_people w where w.table_id = a.table_id and w.person = ?
              and w.place ${place === 'first' ? '=' : '>'} 1)`,
            person,
          ),
        ]),
    inKinds,
    ...kindsOf(query),
  ]
  return listed(sql, 'a', where('archive a cross join archive_kinds k', parts), query.limit)
}

/**
 * Of games of many kinds: no kind adds to the page what ended before the last place of a page that one kind alone would
 * fill. What has ended since is at most one page of each.
 */
async function ofKinds(sql: Sql, query: ArchiveQuery): Promise<Found[]> {
  const kinds = kindsOf(query)
  const times = timesOf(query, 'a')
  const each = where('archive a', [part('a.kind = k.kind'), ...times])
  const asked = where('archive_kinds k', kinds)
  const text = `select max(s.least) as least from (select (
      select a.ended from ${each.text} order by a.ended desc, a.table_id desc limit 1 offset ?
    ) as least from ${asked.text}) as s`
  const [row] = await sql.all<{ least: number | null }>(
    text,
    ...each.values,
    query.limit - 1,
    ...asked.values,
  )
  const least = row?.least ?? null
  // One bound only: an index is read from the first it is given.
  const since = least === null ? query : { ...query, from: Math.max(least, query.from ?? 0) }
  const from = where('archive_kinds k cross join archive a', [...kinds, inKinds, ...timesOf(since, 'a')])
  // Gathered first: otherwise the order wanted may be found by walking through everything.
  const gathered = `(with gathered as materialized (select a.table_id, a.ended from ${from.text}) select * from gathered) as a`
  return listed(sql, 'a', { text: gathered, values: from.values }, query.limit)
}

export const archiveReads = {
  async find(sql: Sql, query: ArchiveQuery): Promise<{ rows: TableRow[]; next: ArchivePlace | null }> {
    const wider = { ...query, limit: query.limit + 1 }
    const { person, tournament } = query
    const all = async (found: Promise<Found[]>) => ({ found: await found, last: null })
    const { found, last } =
      tournament !== undefined
        ? await all(ofTournament(sql, wider, tournament))
        : person !== undefined
          ? await ofPerson(sql, wider, person)
          : kindsOf(query).length > 0
            ? await all(ofKinds(sql, wider))
            : await all(listed(sql, 'a', where('archive a', timesOf(query, 'a')), wider.limit))
    const page = found.slice(0, query.limit)
    const rows = await rowsById(
      sql,
      page.map(({ id }) => id),
    )
    const end = found.length > query.limit ? page.at(-1) : last
    return {
      rows: page.flatMap(({ id }) => {
        const row = rows.get(id)
        return row?.phase === 'over' && row.visibility === 'public' ? [row] : []
      }),
      next: end ? { ended: end.ended, id: end.id } : null,
    }
  },

  async figures(
    sql: Sql,
    person: string,
    limit: number,
    after: ArchivePlace | null = null,
  ): Promise<{ rows: KeptFigures[]; next: ArchivePlace | null }> {
    const { text: wanted, values } = both([
      part('f.person = ?', person),
      ...(after ? [part('(f.ended, f.table_id) < (?, ?)', after.ended, after.id)] : []),
    ])
    const text = `select f.table_id as id, f.ended, f.facts, r.mu from figures f
      left join result_people r on r.table_id = f.table_id and r.person = f.person
      where ${wanted} order by f.ended desc, f.table_id desc limit ?`
    const found = await sql.all<Found & { facts: string; mu: number | null }>(text, ...values, limit)
    const last = found.length < limit ? undefined : found.at(-1)
    return {
      rows: found.flatMap(({ id, ended, facts, mu }) => {
        try {
          return [{ ...(JSON.parse(facts) as GameFigures), table: id, ended, mu }]
        } catch {
          // What is damaged is left out, as in lists.
          return []
        }
      }),
      next: last ? { ended: last.ended, id: last.id } : null,
    }
  },

  async unfiled(sql: Sql, after: string | null, limit: number): Promise<string[]> {
    const text = 'select id from tables where unfiled = 1 and id > ? order by id limit ?'
    return (await sql.all<{ id: string }>(text, after ?? '', limit)).map(each => each.id)
  },
}

export const archiveWrites = {
  async file(sql: Sql, { table, ended, kind, tournament, people, figures }: Filing): Promise<void> {
    const [found] = await sql.all<{ id: string }>(`select id from tables where id = ?${sql.locked}`, table)
    if (!found) return
    // People first, as where they are deleted: nobody waits for each other in a circle.
    const staying = await whoStays(
      sql,
      people.map(each => each.person),
    )
    await unfileOne(sql, table)
    await sql.run('delete from figures where table_id = ?', table)
    for (const each of figures.filter(({ person }) => staying.has(person))) {
      const text = 'insert into figures (person, table_id, ended, facts) values (?, ?, ?, ?)'
      await sql.run(text, each.person, table, ended, JSON.stringify(each))
    }
    if (kind && people.every(({ person }) => staying.has(person))) {
      const name = nameOf(kind)
      const known = `insert into archive_kinds (kind, game, seats, length, variant) values (?, ?, ?, ?, ?)
        on conflict do nothing`
      await sql.run(known, name, kind.game, kind.seats, kind.length, variantOf(kind.options))
      const text = `insert into archive (table_id, ended, kind, tournament)
        select id, ?, ?, ? from tables where id = ? and phase = 'over' and visibility = 'public'`
      if ((await sql.run(text, ended, name, tournament, table)) > 0) {
        for (const { person, place } of people) {
          const who =
            'insert into archive_people (table_id, person, ended, kind, place) values (?, ?, ?, ?, ?)'
          await sql.run(who, table, person, ended, name, place)
        }
      }
    }
    await sql.run('update tables set unfiled = null where id = ?', table)
  },

  unfile(sql: Sql): Promise<number> {
    return sql.run(`update tables set unfiled = 1 where phase = 'over'`)
  },
}

/** Who of them has not been deleted, nor will be until this transaction is over. */
async function whoStays(sql: Sql, people: readonly string[]): Promise<ReadonlySet<string>> {
  const staying = new Set<string>()
  for (const person of people.toSorted()) {
    const text = `select deleted from people where id = ?${sql.locked}`
    const [row] = await sql.all<{ deleted: number }>(text, person)
    if (row?.deleted === 0) staying.add(person)
  }
  return staying
}

async function unfileOne(sql: Sql, table: string): Promise<void> {
  for (const about of ['archive', 'archive_people']) {
    await sql.run(`delete from ${about} where table_id = ?`, table)
  }
}

/** Nobody finds a game any more that this person sat at, and what their games were for them is forgotten. */
export async function takeOutGamesOf(sql: Sql, person: string): Promise<void> {
  const own = 'select table_id as id from archive_people where person = ?'
  for (const { id } of await sql.all<{ id: string }>(own, person)) await unfileOne(sql, id)
  await sql.run('delete from figures where person = ?', person)
}
