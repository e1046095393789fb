import { Worker } from 'node:worker_threads'
import type { Book } from '../../src/puzzle/index.ts'
import type { Doubt } from './check-worker.ts'

interface Effort {
  readonly steps: number
  readonly seed: string
  /** How many are searched at once. */
  readonly jobs: number
}

/** Searches every puzzle of a book again: what another search thinks is better than its solution, by puzzle. */
export async function contradictions(
  { game, puzzles }: Book,
  { jobs, ...effort }: Effort,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const left = puzzles.map(({ id }) => id)
  const lane = async (): Promise<void> => {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: { game, effort } })
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const { better } = await answer(worker, id)
      if (better !== null) found.set(id, better)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: jobs }, lane))
  return found
}

const answer = (worker: Worker, id: string): Promise<Doubt> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (doubt: Doubt) => {
      worker.off('error', reject)
      resolve(doubt)
    })
    worker.postMessage(id)
  })

/** The book without these puzzles, and with games as far as they are needed. */
export function without(book: Book, wrong: ReadonlySet<string>): Book {
  const puzzles = book.puzzles.filter(({ id }) => !wrong.has(id))
  const used = [...new Set(puzzles.map(({ source }) => source))].sort((a, b) => a - b)
  const sources = used.flatMap(at => {
    const last = Math.max(...puzzles.filter(({ source }) => source === at).map(each => each.at))
    return book.sources.slice(at, at + 1).map(each => ({ ...each, log: each.log.slice(0, last) }))
  })
  return { ...book, sources, puzzles: puzzles.map(each => ({ ...each, source: used.indexOf(each.source) })) }
}
