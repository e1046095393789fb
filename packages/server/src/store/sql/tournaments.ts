import type { Place } from '@ludoteca/protocol'
import type { TournamentClaim, TournamentQuery, TournamentRow } from '../store.ts'
import type { Sql, Value } from './sql.ts'

interface Facts {
  readonly facts: string
}

/** A row that is damaged is left out of lists: `verify` names it. */
const rows = (found: readonly Facts[]): TournamentRow[] =>
  found.flatMap(({ facts }) => {
    try {
      return [JSON.parse(facts) as TournamentRow]
    } catch {
      return []
    }
  })

export const tournamentReads = {
  async log(sql: Sql, id: string, from: number): Promise<string[]> {
    const text = 'select line from tournament_lines where tournament_id = ? and seq >= ? order by seq'
    return (await sql.all<{ line: string }>(text, id, from)).map(each => each.line)
  },

  async row(sql: Sql, id: string): Promise<TournamentRow | null> {
    return rows(await sql.all<Facts>('select facts from tournaments where id = ?', id))[0] ?? null
  },

  async list(sql: Sql, query: TournamentQuery): Promise<TournamentRow[]> {
    const { person, phase, publicOnly, before, limit } = query
    const at = person === undefined ? 't.id' : 'p.tournament_id'
    const from =
      person === undefined
        ? 'tournaments t where t.phase = ?'
        : 'tournament_people p join tournaments t on t.id = p.tournament_id where p.phase = ? and p.person = ?'
    const values: Value[] = person === undefined ? [phase] : [phase, person]
    const moved = person === undefined ? 't.moved' : 'p.moved'
    let text = `select t.facts from ${from}`
    if (publicOnly) text += ` and t.visibility = 'public'`
    if (before) {
      text += ` and (${moved}, ${at}) < (?, ?)`
      values.push(before.moved, before.id)
    }
    return rows(await sql.all<Facts>(`${text} order by ${moved} desc, ${at} desc limit ?`, ...values, limit))
  },

  async ids(sql: Sql, after: string | null, limit: number): Promise<string[]> {
    const text = 'select id from tournaments where id > ? order by id limit ?'
    return (await sql.all<Pick<Place, 'id'>>(text, after ?? '', limit)).map(each => each.id)
  },

  async untold(sql: Sql, id: string): Promise<string[]> {
    const text = 'select id from tables where untold = 1 and tournament = ? order by id'
    return (await sql.all<Pick<Place, 'id'>>(text, id)).map(each => each.id)
  },
}

export const tournamentWrites = {
  async append(
    sql: Sql,
    id: string,
    seq: number,
    lines: readonly string[],
    row: TournamentRow,
    told: readonly string[],
  ): Promise<boolean> {
    const columns = [
      seq + lines.length,
      row.phase,
      row.visibility,
      row.organiser,
      row.moved,
      row.due,
      JSON.stringify(row),
    ]
    const changed =
      seq === 0
        ? await sql.run(
            `insert into tournaments (seq, phase, visibility, organiser, moved, due, facts, id)
              values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
            ...columns,
            id,
          )
        : await sql.run(
            `update tournaments set seq = ?, phase = ?, visibility = ?, organiser = ?, moved = ?, due = ?, facts = ?
              where id = ? and seq = ?`,
            ...columns,
            id,
            seq,
          )
    if (changed === 0) return false
    for (const [at, line] of lines.entries()) {
      const text = 'insert into tournament_lines (tournament_id, seq, line) values (?, ?, ?)'
      await sql.run(text, id, seq + at, line)
    }
    await sql.run('delete from tournament_people where tournament_id = ?', id)
    for (const person of new Set([row.organiser, ...row.people])) {
      const text = 'insert into tournament_people (person, tournament_id, phase, moved) values (?, ?, ?, ?)'
      await sql.run(text, person, id, row.phase, row.moved)
    }
    await tournamentWrites.told(sql, told)
    return true
  },

  async told(sql: Sql, tables: readonly string[]): Promise<void> {
    for (const table of tables) await sql.run('update tables set untold = null where id = ?', table)
  },

  async remove(sql: Sql, id: string): Promise<void> {
    await sql.run('delete from tournaments where id = ?', id)
    await sql.run('delete from tournament_lines where tournament_id = ?', id)
    await sql.run('delete from tournament_people where tournament_id = ?', id)
    await sql.run('update tables set untold = null where untold = 1 and tournament = ?', id)
  },

  async claim(sql: Sql, { node, now, leaseMs, limit }: TournamentClaim): Promise<string[]> {
    const due = await sql.all<Pick<Place, 'id'>>(
      `select id from tournaments where due <= ? and lease_until <= ? order by due limit ?${sql.unlocked}`,
      now,
      now,
      limit,
    )
    const told = await sql.all<Pick<Place, 'id'>>(
      `select distinct t.tournament as id from tables t join tournaments on tournaments.id = t.tournament
        where t.untold = 1 and tournaments.lease_until <= ? limit ?`,
      now,
      limit,
    )
    const claims: string[] = []
    for (const id of new Set([...due, ...told].map(each => each.id))) {
      const lease = 'update tournaments set lease_node = ?, lease_until = ? where id = ? and lease_until <= ?'
      if ((await sql.run(lease, node, now + leaseMs, id, now)) > 0) claims.push(id)
    }
    return claims
  },

  async release(sql: Sql, id: string, node: string): Promise<void> {
    const text = 'update tournaments set lease_node = null, lease_until = 0 where id = ? and lease_node = ?'
    await sql.run(text, id, node)
  },
}
