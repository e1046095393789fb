import { randomInt } from 'node:crypto'
import { type AnyMatch, fill, type Lang, rngFrom } from '@ludoteca/engine'
import {
  type Book,
  dayOf,
  GRADES,
  type Grade,
  gradeOf,
  matchOf,
  type Puzzle,
  puzzleOfDay,
  readBook,
} from '@ludoteca/review/puzzle'
import { type AnyPuzzles, findGame } from '@ludoteca/shelf'
import type { Line } from '../args.ts'
import { openGame } from '../games.ts'
import { startSession } from '../play/session.ts'
import { bad, good, type Result } from '../problem.ts'
import { solve } from '../puzzle/solve.ts'
import { screenOf } from '../screens.ts'
import { wordsOf } from '../text/index.ts'
import type { Run } from './context.ts'

export const puzzle: Run = async ({ line, lang, terminal, self }) => {
  const opened = await openGame(line, lang)
  if (!opened.ok) return opened.problem
  const { game, text } = opened.value
  const part = await findGame(game.id)?.puzzles?.()
  if (!part) return bad('no-puzzles', { name: text.name }).problem
  const book = readBook(part.book)
  const today = dayOf(new Date())
  const picked = pick(line, book, part, today, lang)
  if (!picked.ok) return picked.problem
  const found = picked.value
  const match: AnyMatch | null = matchOf(game, book, found)
  if (!match) return bad('unknown-puzzle', { given: found.id }).problem
  const words = wordsOf(lang)
  const isDay = found === puzzleOfDay(book.puzzles, today) && !line.has('id')
  const title = isDay ? words.puzzle.day : words.puzzle.title
  terminal.out(terminal.paint('bold', fill(title, { name: text.name, id: found.id, day: today })))
  const grade = words.puzzle.grade[gradeOf(found.rating)]
  const theme = part.themes[lang][found.theme] ?? found.theme
  terminal.out(fill(words.puzzle.about, { theme, grade, seats: found.seats }))
  const session = startSession({
    ...{ match, text, lang, terminal, self },
    sitters: Array.from({ length: found.seats }, () => ({ kind: 'person', name: '' }) as const),
    screen: await screenOf(game.id),
    rulebook: [],
    rng: rngFrom('nobody plays'),
  })
  await solve(session, found, part.reasons)
  return null
}

/** The one that is named, any of a theme or a grade, else that of the day. */
function pick(line: Line, book: Book, { themes }: AnyPuzzles, today: string, lang: Lang): Result<Puzzle> {
  const [id, theme, grade] = [line.flag('id'), line.flag('theme'), line.flag('grade')]
  if (theme !== null && !Object.hasOwn(themes[lang], theme))
    return bad('unknown-theme', { given: theme, known: Object.keys(themes[lang]).join(', ') })
  if (grade !== null && !GRADES.includes(grade as Grade))
    return bad('unknown-grade', { given: grade, known: GRADES.join(', ') })
  if (line.has('day') || (id === null && theme === null && grade === null)) {
    const daily = puzzleOfDay(book.puzzles, today)
    return daily ? good(daily) : bad('unknown-puzzle', { given: today })
  }
  const fitting = book.puzzles.filter(
    each =>
      (id === null || each.id === id) &&
      (theme === null || each.theme === theme) &&
      (grade === null || gradeOf(each.rating) === grade),
  )
  const found = fitting[fitting.length > 0 ? randomInt(fitting.length) : 0]
  return found ? good(found) : bad('unknown-puzzle', { given: id ?? theme ?? grade ?? '' })
}
