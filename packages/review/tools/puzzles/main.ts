/**
 * Makes the puzzles of games from games that bots play, on all cores:
 *
 *     npm run puzzles -- puerto-rico lisboa [--seconds 600] [--seed a] [--keep FOLDER]
 *     npm run puzzles -- puerto-rico --from FOLDER     chooses among what was found before
 *     npm run puzzles -- puerto-rico --check           searches again, more deeply and with other dice
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGS } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { type Book, gradeOf, readBook, writeBook } from '../../src/puzzle/index.ts'
import { chosen } from './choose.ts'
import { contradicted } from './contradicted.ts'
import { DEPTHS, type Found } from './found.ts'
import { search } from './search.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ seconds: text, seed: text, keep: text, from: text, steps: text },
    check: { type: 'boolean' },
  },
})

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
  const source = `/** Made by \`npm run puzzles -- ${id}\`. */\nexport const BOOK = \`\n${writeBook(book)}\n\`\n`
  writeFileSync(new URL(`../../../games/${id}/puzzles/book.ts`, import.meta.url), source)
  tell(book)
}

async function check(id: string): Promise<void> {
  const { game, puzzles } = await partsOf(id)
  const book = readBook(puzzles.book)
  const steps = Number(values.steps ?? 3 * (DEPTHS[id]?.deep ?? 1000))
  const wrong: string[] = []
  for (const puzzle of book.puzzles) {
    const better = await contradicted(game, book, puzzle, { steps, seed: values.seed ?? 'check' })
    if (better !== null) wrong.push(`${puzzle.id}: ${better}`)
  }
  tell(book)
  for (const line of wrong) process.stdout.write(`${line}\n`)
  if (wrong.length > 0) process.exitCode = 1
}

if (positionals.length === 0) throw new Error('npm run puzzles -- <game> …')
if (values.check) for (const id of positionals) await check(id)
else {
  const folder = values.from ?? values.keep ?? mkdtempSync(join(tmpdir(), 'ludoteca-puzzles-'))
  if (!values.from) await search(positionals, folder, Number(values.seconds ?? 600), values.seed ?? 'a')
  for (const id of positionals) await write(id, folder)
}
