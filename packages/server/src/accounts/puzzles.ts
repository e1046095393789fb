import { routes } from '@ludoteca/protocol/routes'
import { type Book, dayOf, NO_RECORD, type PuzzleRecord, readBook } from '@ludoteca/review/puzzle'
import { findGame } from '@ludoteca/shelf'
import type { ApiDeps } from '../http/deps.ts'
import type { Router } from '../http/router.ts'
import { good } from '../outcome.ts'

/** Clocks of devices may be this far ahead, and days as long ago as this. */
const AHEAD = 24 * 60 * 60 * 1000
const LONGEST_AGO = 400 * AHEAD

/** What accounts did with puzzles, wherever they did it: the first answer to each, and days. */
export function puzzleRoutes(router: Router, { store, accounts }: ApiDeps): void {
  const { people } = store

  router.on(routes.puzzles, async ({ caller: { person } }) =>
    good(person.key === null ? NO_RECORD : await people.puzzles(person.id)),
  )

  router.on(routes.keepPuzzles, async ({ caller: { person }, body }) => {
    if (person.key !== null) await people.keepPuzzles(person.id, await possible(body, accounts.clock()))
    return good({})
  })
}

/** Of what somebody says the part that can be: puzzles there are, as hard as they are, and days that have come. */
async function possible({ answers, days }: PuzzleRecord, now: number): Promise<PuzzleRecord> {
  const names = new Set([...answers, ...days].map(each => each.game))
  const books = new Map<string, Book>()
  for (const name of names) {
    const book = await bookOf(name)
    if (book) books.set(name, book)
  }
  const [first, last] = [dayOf(new Date(now - LONGEST_AGO)), dayOf(new Date(now + AHEAD))]
  return {
    answers: answers.flatMap(answer => {
      const puzzle = books.get(answer.game)?.puzzles.find(({ id }) => id === answer.puzzle)
      return puzzle ? [{ ...answer, rating: puzzle.rating, at: Math.min(answer.at, now) }] : []
    }),
    days: days.filter(({ day, game }) => books.has(game) && day >= first && day <= last),
  }
}

const read = new Map<string, Book>()

/** Books are read once: they are part of what is installed. */
async function bookOf(name: string): Promise<Book | null> {
  const known = read.get(name)
  if (known) return known
  const part = await findGame(name)?.puzzles?.()
  if (!part) return null
  const book = readBook(part.book)
  read.set(name, book)
  return book
}
