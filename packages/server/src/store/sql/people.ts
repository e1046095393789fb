import type { HeldNotice, PersonRow, PushRow, SessionRow, Still } from '../store.ts'
import { takeOutGamesOf } from './archive.ts'
import { claimLook, dropLook } from './looks.ts'
import type { Sql, Value } from './sql.ts'

interface Kept {
  readonly id: string
  readonly name: string
  readonly name_key: string | null
  readonly password: string | null
  readonly recovery: string | null
  readonly since: number
  readonly settings: string
  readonly webhook_failure: string | null
  readonly banned: number | null
  readonly host: number
  readonly program: number
  readonly deleted: number
}

const person = (kept: Kept): PersonRow => ({
  id: kept.id,
  name: kept.name,
  key: kept.name_key,
  password: kept.password,
  recovery: kept.recovery,
  since: kept.since,
  settings: JSON.parse(kept.settings),
  webhookFailure: kept.webhook_failure === null ? null : JSON.parse(kept.webhook_failure),
  banned: kept.banned,
  host: kept.host === 1,
  program: kept.program === 1,
  deleted: kept.deleted === 1,
})

/** In the order of the statements below; the id comes last. */
const columns = (row: PersonRow): Value[] => [
  row.name,
  row.key,
  row.password,
  row.recovery,
  row.since,
  JSON.stringify(row.settings),
  row.webhookFailure && JSON.stringify(row.webhookFailure),
  row.banned,
  row.host ? 1 : 0,
  row.program ? 1 : 0,
  row.deleted ? 1 : 0,
  row.id,
]

/** Sessions that count. */
export const STAYS = `select s.hash from sessions s join people p on p.id = s.person
  where s.used > ? and p.deleted = 0 and (p.banned is null or p.banned <= ?)`

export const peopleReads = {
  async byId(sql: Sql, id: string): Promise<PersonRow | null> {
    const [kept] = await sql.all<Kept>('select * from people where id = ?', id)
    return kept ? person(kept) : null
  },

  async byKey(sql: Sql, key: string): Promise<PersonRow | null> {
    const [kept] = await sql.all<Kept>('select * from people where name_key = ? and deleted = 0', key)
    return kept ? person(kept) : null
  },

  /** The account whose name looks like that: see `lookOf`. */
  async byLook(sql: Sql, look: string): Promise<PersonRow | null> {
    const text = `select people.* from looks join people on people.id = looks.person
      where looks.look = ? and people.deleted = 0`
    const [kept] = await sql.all<Kept>(text, look)
    return kept ? person(kept) : null
  },

  async list(sql: Sql, after: string | null, limit: number): Promise<PersonRow[]> {
    const text = 'select * from people where id > ? order by id limit ?'
    return (await sql.all<Kept>(text, after ?? '', limit)).map(person)
  },

  async session(sql: Sql, hash: string): Promise<SessionRow | null> {
    return (await sql.all<SessionRow>('select * from sessions where hash = ?', hash))[0] ?? null
  },

  /** The latest used first. */
  sessions(sql: Sql, of: string): Promise<SessionRow[]> {
    return sql.all('select * from sessions where person = ? order by used desc', of)
  },

  async stays(sql: Sql, hash: string, since: number, now: number): Promise<boolean> {
    return (await sql.all(`${STAYS} and s.hash = ?`, since, now, hash)).length > 0
  },

  pushes(sql: Sql, of: string): Promise<PushRow[]> {
    return sql.all('select * from pushes where person = ?', of)
  },
}

/** Whether another person who has not been deleted goes by this name. The unique index has the last word. */
async function taken(sql: Sql, row: PersonRow): Promise<boolean> {
  if (row.key === null || row.deleted) return false
  const text = 'select id from people where name_key = ? and deleted = 0 and id <> ?'
  return (await sql.all(text, row.key, row.id)).length > 0
}

const isStill = (row: PersonRow, still: Still): boolean =>
  (Object.keys(still) as (keyof Still)[]).every(key => row[key] === still[key])

/** Somebody as they are until this transaction is over. */
async function hold(sql: Sql, id: string): Promise<PersonRow | null> {
  const [kept] = await sql.all<Kept>(`select * from people where id = ?${sql.locked}`, id)
  return kept ? person(kept) : null
}

export const peopleWrites = {
  async add(sql: Sql, row: PersonRow): Promise<boolean> {
    const text = `insert into people
      (name, name_key, password, recovery, since, settings, webhook_failure, banned, host, program, deleted, id)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`
    const named = row.key !== null && !row.deleted
    if (named && !(await claimLook(sql, row))) return false
    if ((await sql.run(text, ...columns(row))) > 0) return true
    if (named) await dropLook(sql, row.id)
    return false
  },

  async change(
    sql: Sql,
    id: string,
    change: Partial<Omit<PersonRow, 'id'>>,
    still: Still = {},
  ): Promise<boolean> {
    const before = await hold(sql, id)
    if (!before || !isStill(before, still)) return false
    const row = { ...before, ...change }
    if (await taken(sql, row)) return false
    if (row.key === null || row.deleted) await dropLook(sql, id)
    else if (row.name !== before.name || row.key !== before.key) {
      if (!(await claimLook(sql, row))) return false
    }
    if (row.deleted && !before.deleted) await takeOutGamesOf(sql, id)
    const text = `update people set name = ?, name_key = ?, password = ?, recovery = ?, since = ?, settings = ?,
      webhook_failure = ?, banned = ?, host = ?, program = ?, deleted = ? where id = ?`
    return (await sql.run(text, ...columns(row))) > 0
  },

  async startSession(sql: Sql, row: SessionRow, still?: Still): Promise<boolean> {
    const owner = still ? await hold(sql, row.person) : null
    if (still && !(owner && isStill(owner, still))) return false
    const text =
      'insert into sessions (hash, id, person, started, used, device, scope) values (?, ?, ?, ?, ?, ?, ?)'
    const { hash, id, person, started, used, device, scope } = row
    return (await sql.run(text, hash, id, person, started, used, device, scope)) > 0
  },

  async useSession(sql: Sql, hash: string, at: number): Promise<void> {
    await sql.run('update sessions set used = ? where hash = ? and used < ?', at, hash, at)
  },

  async endSession(sql: Sql, of: string, id: string): Promise<void> {
    await sql.run('delete from sessions where person = ? and id = ?', of, id)
  },

  async endSessions(sql: Sql, of: string, except: string | null): Promise<void> {
    await sql.run('delete from sessions where person = ? and id <> ?', of, except ?? '')
  },

  endSessionsUnusedSince(sql: Sql, at: number): Promise<number> {
    return sql.run('delete from sessions where used < ?', at)
  },

  async forget(sql: Sql, of: string): Promise<void> {
    for (const about of ['sessions', 'pushes', 'notes', 'seen', 'held', 'puzzle_answers', 'puzzle_days']) {
      await sql.run(`delete from ${about} where person = ?`, of)
    }
  },

  async keepPush(sql: Sql, row: PushRow): Promise<void> {
    const text = `insert into pushes (endpoint, person, p256dh, auth) values (?, ?, ?, ?)
      on conflict (endpoint) do update set person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth`
    await sql.run(text, row.endpoint, row.person, row.p256dh, row.auth)
  },

  async dropPush(sql: Sql, endpoint: string): Promise<void> {
    await sql.run('delete from pushes where endpoint = ?', endpoint)
  },

  async hold(sql: Sql, { table, person, event, game, until }: HeldNotice): Promise<void> {
    const text = `insert into held (table_id, person, event, game, until) values (?, ?, ?, ?, ?)
      on conflict (table_id, person) do update set event = excluded.event, until = excluded.until`
    await sql.run(text, table, person, event, game, until)
  },

  async letGo(sql: Sql, table: string, person: string): Promise<void> {
    await sql.run('delete from held where table_id = ? and person = ?', table, person)
  },

  async takeHeld(sql: Sql, now: number, limit: number): Promise<HeldNotice[]> {
    const text = `select table_id as "table", person, event, game, until from held
      where until <= ? order by until limit ?${sql.unlocked}`
    const taken = await sql.all<HeldNotice>(text, now, limit)
    for (const { table, person } of taken) await peopleWrites.letGo(sql, table, person)
    return taken
  },
}
