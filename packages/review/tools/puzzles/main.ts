/**
 * Makes the puzzles of games from games that bots play, on all cores:
 *
 *     npm run puzzles -- puerto-rico lisboa [--seconds 600] [--seed a] [--keep FOLDER] [--jobs N]
 *     npm run puzzles -- puerto-rico --from FOLDER     chooses among what was found before
 *     npm run puzzles -- puerto-rico --check [--drop]  searches again, more deeply and with other dice; leaves out what fails
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGS } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { type Book, gradeOf, readBook, writeBook } from '../../src/puzzle/index.ts'
import { contradictions, without } from './check.ts'
import { chosen } from './choose.ts'
import { DEPTHS, type Found } from './found.ts'
import { search } from './search.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ seconds: text, seed: text, keep: text, from: text, steps: text, jobs: text },
    ...{ check: { type: 'boolean' }, drop: { type: 'boolean' } },
  },
})

const jobs = Number(values.jobs ?? availableParallelism())

async function partsOf(id: string) {
  const shelved = findGame(id)
  const puzzles = await shelved?.puzzles?.()
  if (!shelved || !puzzles) throw new Error(`${id} has no place for puzzles`)
  return { game: await shelved.rules(), puzzles }
}

/** How many there are of each kind. */
function tell({ game, puzzles }: Book): void {
  const count = (keys: readonly string[]): Record<string, number> => {
    const counts: Record<string, number> = {}
    for (const key of keys.toSorted()) counts[key] = (counts[key] ?? 0) + 1
    return counts
  }
  const figures = {
    ...{ game, puzzles: puzzles.length },
    seats: count(puzzles.map(each => String(each.seats))),
    themes: count(puzzles.map(each => each.theme)),
    grades: count(puzzles.map(each => gradeOf(each.rating))),
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
}

async function write(id: string, folder: string): Promise<void> {
  const { game, puzzles } = await partsOf(id)
  const lines = readFileSync(join(folder, `${id}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  const found = lines.filter(Boolean).map(line => JSON.parse(line) as Found)
  const book = chosen(game, puzzles, found)
  for (const lang of LANGS)
    for (const { theme } of book.puzzles)
      if (!puzzles.themes[lang][theme]) throw new Error(`nobody says what ${theme} is called`)
  save(book)
  tell(book)
}

function save(book: Book): void {
  const source = `/** Made by \`npm run puzzles -- ${book.game}\`. */\nexport const BOOK = \`\n${writeBook(book)}\n\`\n`
  writeFileSync(new URL(`../../../games/${book.game}/puzzles/book.ts`, import.meta.url), source)
}

async function check(id: string): Promise<void> {
  const { puzzles } = await partsOf(id)
  const book = readBook(puzzles.book)
  const steps = Number(values.steps ?? 3 * (DEPTHS[id]?.deep ?? 1000))
  const wrong = await contradictions(book, { steps, seed: values.seed ?? 'check', jobs })
  for (const [puzzle, better] of wrong) process.stdout.write(`${puzzle}: ${better}\n`)
  const sound = without(book, new Set(wrong.keys()))
  tell(sound)
  if (values.drop) save(sound)
  else if (wrong.size > 0) process.exitCode = 1
}

if (positionals.length === 0) throw new Error('npm run puzzles -- <game> …')
if (values.check) for (const id of positionals) await check(id)
else {
  const folder = values.from ?? values.keep ?? mkdtempSync(join(tmpdir(), 'ludoteca-puzzles-'))
  if (!values.from) await search(positionals, folder, Number(values.seconds ?? 600), values.seed ?? 'a', jobs)
  for (const id of positionals) await write(id, folder)
}
