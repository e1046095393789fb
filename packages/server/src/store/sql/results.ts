import { afterGame, newcomer } from '../../ratings/rate.ts'
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
  async record(sql: Sql, result: ResultRow): Promise<boolean> {
    const { table, game, ended, rated } = result
    const once = `insert into results (table_id, game, ended, rated) values (?, ?, ?, ?) on conflict do nothing`
    if ((await sql.run(once, table, game, ended, rated ? 1 : 0)) === 0) return false
    for (const { person, seat, rank, total } of result.people) {
      const text =
        'insert into result_people (table_id, game, person, seat, rank, total) values (?, ?, ?, ?, ?, ?)'
      await sql.run(text, table, game, person, seat, rank, total)
    }
    if (rated) await rate(sql, result)
    await sql.run('update tables set unrecorded = null where id = ?', table)
    return true
  },
}

/**
 * Each game is rated with what the one before it led to, whichever node that ended on: the rows of its people are
 * held until this transaction is over. They are taken in one order, so that nobody waits for each other in a circle.
 */
async function rate(sql: Sql, { game, people }: ResultRow): Promise<void> {
  const before = new Map<string, RatingRow>()
  for (const person of people.map(each => each.person).sort()) {
    await sql.run(
      'insert into ratings (person, game, mu, sigma, games) values (?, ?, ?, ?, 0) on conflict do nothing',
      person,
      game,
      newcomer.mu,
      newcomer.sigma,
    )
    const text = `select * from ratings where person = ? and game = ?${sql.locked}`
    const [row] = await sql.all<RatingRow>(text, person, game)
    if (row) before.set(person, row)
  }
  const skills = afterGame(
    people.map(({ person, rank }) => ({ rank, skill: before.get(person) ?? newcomer })),
  )
  for (const [at, { person }] of people.entries()) {
    const { mu, sigma } = skills[at] ?? newcomer
    const text = 'update ratings set mu = ?, sigma = ?, games = games + 1 where person = ? and game = ?'
    await sql.run(text, mu, sigma, person, game)
  }
}
