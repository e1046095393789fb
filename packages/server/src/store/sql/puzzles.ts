import type { PuzzleAnswer, PuzzleRecord, SolvedDay } from '@ludoteca/review/puzzle'
import type { Sql } from './sql.ts'

type KeptAnswer = Omit<PuzzleAnswer, 'solved'> & { readonly solved: number }

export const puzzleReads = {
  async puzzles(sql: Sql, person: string): Promise<PuzzleRecord> {
    const answers = await sql.all<KeptAnswer>(
      `select game, puzzle, rating, solved, at from puzzle_answers where person = ? order by game, puzzle`,
      person,
    )
    const days = await sql.all<SolvedDay>(
      'select day, game from puzzle_days where person = ? order by day, game',
      person,
    )
    return { answers: answers.map(each => ({ ...each, solved: each.solved === 1 })), days }
  },
}

export const puzzleWrites = {
  async keepPuzzles(sql: Sql, person: string, { answers, days }: PuzzleRecord): Promise<void> {
    const held = `select id from people where id = ? and deleted = 0${sql.locked}`
    if ((await sql.all(held, person)).length === 0) return
    for (const { game, puzzle, rating, solved, at } of answers) {
      const text = `insert into puzzle_answers (person, game, puzzle, rating, solved, at)
        values (?, ?, ?, ?, ?, ?) on conflict do nothing`
      await sql.run(text, person, game, puzzle, rating, solved ? 1 : 0, at)
    }
    for (const { day, game } of days) {
      const text = 'insert into puzzle_days (person, day, game) values (?, ?, ?) on conflict do nothing'
      await sql.run(text, person, day, game)
    }
  },
}
