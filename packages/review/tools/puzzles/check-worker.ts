/** Searches puzzles again, one after the other: a worker of `check.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from '@ludoteca/shelf'
import { readBook } from '../../src/puzzle/index.ts'
import { contradicted } from './contradicted.ts'

interface Order {
  readonly game: string
  readonly effort: { readonly steps: number; readonly seed: string }
}

export interface Doubt {
  /** What is thought to be better than the solution. */
  readonly better: string | null
}

const { game: name, effort } = workerData as Order
const shelved = findGame(name)
const game = await shelved?.rules()
const puzzles = await shelved?.puzzles?.()
if (!game || !puzzles) throw new Error(`${name} has no puzzles`)
const book = readBook(puzzles.book)

parentPort?.on('message', async (id: string) => {
  const puzzle = book.puzzles.find(each => each.id === id)
  if (!puzzle) throw new Error(`${id} is no puzzle of ${name}`)
  parentPort?.postMessage({ better: await contradicted(game, book, puzzle, effort) } satisfies Doubt)
})
