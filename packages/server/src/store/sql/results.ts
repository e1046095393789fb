import type { LadderRow, RatingRow, Recorded, ResultRow, Settled } from '../store.ts'
import type { Sql } from './sql.ts'

export const resultReads = {
  async unrecorded(sql: Sql, limit: number): Promise<string[]> {
    const text = 'select id from tables where unrecorded = 1 order by moved limit ?'
    return (await sql.all<{ id: string }>(text, limit)).map(each => each.id)
  },

  async ratings(sql: Sql, people: readonly string[], game?: string): Promise<RatingRow[]> {
    const found: RatingRow[] = []
    for (const person of people) {
      const text = 'select * from ratings where person = ? and games > 0'
      const some =
        game === undefined
          ? sql.all<RatingRow>(`${text} order by game`, person)
          : sql.all<RatingRow>(`${text} and game = ?`, person, game)
      found.push(...(await some))
    }
    return found
  },

  ladder(sql: Sql, game: string, limit: number, settled: Settled): Promise<LadderRow[]> {
    const text = `select r.*, p.name from people p join ratings r on r.person = p.id and r.game = ?
      where p.program = 1 and p.deleted = 0 and r.games > 0
      order by case when r.games >= ? and r.sigma <= ? then 0 else 1 end, r.mu desc, r.person limit ?`
    return sql.all(text, game, settled.games, settled.sigma, limit)
  },

  records(sql: Sql, person: string): Promise<{ game: string; played: number; won: number; best: number }[]> {
    const text = `select game, count(*) as played, sum(case when rank = 1 then 1 else 0 end) as won, max(total) as best
      from result_people where person = ? group by game order by game`
    return sql.all(text, person)
  },
}

export const resultWrites = {
  async record(sql: Sql, result: ResultRow, ratings: readonly RatingRow[]): Promise<Recorded> {
    const { table, game, ended, rated } = result
    if (!(await holdRatings(sql, ratings))) return 'stale'
    const once = `insert into results (table_id, game, ended, rated) values (?, ?, ?, ?) on conflict do nothing`
    if ((await sql.run(once, table, game, ended, rated ? 1 : 0)) === 0) return 'known'
    for (const { person, seat, rank, total } of result.people) {
      const text =
        'insert into result_people (table_id, game, person, seat, rank, total, mu) values (?, ?, ?, ?, ?, ?, ?)'
      const mu = ratings.find(each => each.person === person)?.mu ?? null
      await sql.run(text, table, game, person, seat, rank, total, mu)
    }
    for (const { person, game, mu, sigma, games } of ratings) {
      const text = 'update ratings set mu = ?, sigma = ?, games = ? where person = ? and game = ?'
      await sql.run(text, mu, sigma, games, person, game)
    }
    await sql.run('update tables set unrecorded = null where id = ?', table)
    return 'done'
  },
}

/**
 * Holds the rows of these ratings until the transaction is over; false: one of them has changed since the new ones were
 * reckoned. They are taken in one order, so that two games of the same people do not wait for each other in a circle.
 */
async function holdRatings(sql: Sql, ratings: readonly RatingRow[]): Promise<boolean> {
  for (const { person, game, mu, sigma, games } of ratings.toSorted((a, b) =>
    a.person < b.person ? -1 : 1,
  )) {
    const first = `insert into ratings (person, game, mu, sigma, games) values (?, ?, ?, ?, 0) on conflict do nothing`
    if (games === 1) await sql.run(first, person, game, mu, sigma)
    const text = `select games from ratings where person = ? and game = ?${sql.locked}`
    const [row] = await sql.all<{ games: number }>(text, person, game)
    if (row?.games !== games - 1) return false
  }
  return true
}
