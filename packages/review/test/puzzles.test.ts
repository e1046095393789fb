import { type AnyGame, LANGS, playsVersion } from '@ludoteca/engine'
import { type AnyPuzzles, shelf } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { type Book, GRADES, gradeOf, matchOf, readBook, writeBook } from '../src/puzzle/index.ts'
import { without } from '../tools/puzzles/check.ts'
import { contradicted } from '../tools/puzzles/contradicted.ts'

/** As many as there are at least of each game. */
const FEWEST = 120
/** The steps with which a sample is searched again; `npm run puzzles -- <game> --check` does so for all, more deeply. */
const STEPS: Readonly<Record<string, number>> = { 'puerto-rico': 1500, 'tigris-euphrates': 1500, lisboa: 700 }
const SAMPLE = 4
/** Of the sample; the bots learn, and a short search may see less than a long one. */
const MOST_CONTRADICTED = 1

const withPuzzles = shelf.filter(({ puzzles }) => puzzles)

async function opened(id: string): Promise<{ game: AnyGame; part: AnyPuzzles; book: Book }> {
  const shelved = shelf.find(each => each.id === id)
  const part = (await shelved?.puzzles?.()) as AnyPuzzles
  return { game: (await shelved?.rules()) as AnyGame, part, book: readBook(part.book) }
}

test('all three games have puzzles', () => {
  expect(withPuzzles.map(({ id }) => id)).toEqual(['puerto-rico', 'tigris-euphrates', 'lisboa'])
})

test('a book from before the rules changed is played by the rules it was made under', async () => {
  const { game, book } = await opened('puerto-rico')
  const [puzzle] = book.puzzles
  const matchUnder = (version: number) => puzzle && matchOf(game, { ...book, version }, puzzle)
  expect(matchUnder(game.version)?.setup.version).toBeUndefined()
  expect(matchUnder(1)?.setup.version).toBe(1)
  expect(matchUnder(game.version + 1)).toBeNull()
})

test('a book without some of its puzzles holds no more of their games than the others need', async () => {
  const { game, book } = await opened('lisboa')
  const wrong = new Set(book.puzzles.filter((_, at) => at % 3 > 0).map(each => each.id))
  const rest = readBook(writeBook(without(book, wrong)))
  expect(rest.puzzles.map(each => each.id)).toEqual(
    book.puzzles.filter(each => !wrong.has(each.id)).map(each => each.id),
  )
  expect(rest.puzzles.every(each => matchOf(game, rest, each))).toBe(true)
  for (const [at, source] of rest.sources.entries())
    expect(rest.puzzles.filter(each => each.source === at).at(-1)?.at).toBe(source.log.length)
})

describe.each(withPuzzles.map(({ id }) => id))('the puzzles of %s', id => {
  test('are many, for all numbers of players, of several themes and of every grade', async () => {
    const { game, part, book } = await opened(id)
    const { puzzles } = book
    expect(book.game).toBe(id)
    expect(playsVersion(game, book.version)).toBe(true)
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST)
    expect(new Set(puzzles.map(each => each.id)).size).toBe(puzzles.length)
    for (let seats = 2; seats <= game.seats.max; seats++)
      expect(puzzles.filter(each => each.seats === seats).length, `${seats} seats`).toBeGreaterThan(10)
    for (const grade of GRADES)
      expect(puzzles.filter(each => gradeOf(each.rating) === grade).length, grade).toBeGreaterThan(5)
    const themes = new Set(puzzles.map(each => each.theme))
    expect(themes.size).toBeGreaterThan(4)
    for (const lang of LANGS) for (const theme of themes) expect(part.themes[lang][theme]).toBeTruthy()
  })

  test('can be played through to a decision with that solution, and every choice that is named', async () => {
    const { game, book } = await opened(id)
    for (const puzzle of book.puzzles) {
      const match = matchOf(game, book, puzzle)
      expect(match, puzzle.id).not.toBeNull()
      expect(match?.setup.version ?? game.version).toBe(book.version)
      const legal = match ? game.legal(match.state).map(game.write) : []
      expect(legal).toEqual(expect.arrayContaining([puzzle.best, puzzle.tempting]))
      expect(legal).toEqual(expect.arrayContaining(puzzle.rivals.map(([action]) => action)))
      expect(puzzle.tempting).not.toBe(puzzle.best)
      expect(Math.min(...puzzle.rivals.map(([, loss]) => loss))).toBeGreaterThan(0.02)
    }
  })

  test('give reasons that have words', async () => {
    const { part, book } = await opened(id)
    for (const lang of LANGS)
      for (const { why } of book.puzzles) {
        if (!why || why.seat !== undefined || why.key === 'ahead' || why.key === 'even') continue
        const { gains, kept, other } = part.reasons[lang]
        expect((why.kept ? kept[why.key] : gains[why.key]) ?? other, why.key).toBeTruthy()
      }
  })

  test('are written as they are read', async () => {
    const { part, book } = await opened(id)
    expect(writeBook(book)).toBe(part.book.trim())
  })

  test('stand a second search with other dice, as far as a sample tells', async () => {
    const { game, book } = await opened(id)
    const every = Math.floor(book.puzzles.length / SAMPLE)
    const sample = book.puzzles.filter((_, i) => i % every === 0).slice(0, SAMPLE)
    const wrong: string[] = []
    for (const puzzle of sample) {
      const better = await contradicted(game, book, puzzle, { steps: STEPS[id] ?? 500, seed: 'sample' })
      if (better !== null) wrong.push(`${puzzle.id}: ${better}`)
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_CONTRADICTED)
  }, 300_000)
})
