import type { RatingRow, ResultRow } from '../store.ts'
import type { Sql } from './sql.ts'

export const resultReads = {
  async unrecorded(sql: Sql, limit: number): Promise<string[]> {
    const text = 'select id from tables where unrecorded = 1 order by moved limit ?'
    return (await sql.all<{ id: string }>(text, limit)).map(each => each.id)
  },

  async ratings(sql: Sql, people: readonly string[], game?: string): Promise<RatingRow[]> {
    const found: RatingRow[] = []
    for (const person of people) {
      const text = 'select * from ratings where person = ?'
      const some =
        game === undefined
          ? sql.all<RatingRow>(`${text} order by game`, person)
          : sql.all<RatingRow>(`${text} and game = ?`, person, game)
      found.push(...(await some))
    }
    return found
  },

  records(sql: Sql, person: string): Promise<{ game: string; played: number; won: number; best: number }[]> {
    const text = `select game, count(*) as played, sum(case when rank = 1 then 1 else 0 end) as won, max(total) as best
      from result_people where person = ? group by game order by game`
    return sql.all(text, person)
  },
}

export const resultWrites = {
  async record(sql: Sql, result: ResultRow, ratings: readonly RatingRow[]): Promise<boolean> {
    const { table, game, ended, rated } = result
    const once = `insert into results (table_id, game, ended, rated) values (?, ?, ?, ?) on conflict do nothing`
    if ((await sql.run(once, table, game, ended, rated ? 1 : 0)) === 0) return false
    for (const { person, seat, rank, total } of result.people) {
      const text =
        'insert into result_people (table_id, game, person, seat, rank, total) values (?, ?, ?, ?, ?, ?)'
      await sql.run(text, table, game, person, seat, rank, total)
    }
    for (const rating of ratings) {
      const text = `insert into ratings (person, game, mu, sigma, games) values (?, ?, ?, ?, ?)
        on conflict (person, game) do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`
      await sql.run(text, rating.person, rating.game, rating.mu, rating.sigma, rating.games)
    }
    await sql.run('update tables set unrecorded = null where id = ?', table)
    return true
  },
}
