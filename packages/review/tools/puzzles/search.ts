import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { findGame } from '@ludoteca/shelf'
import type { Report, Task } from './worker.ts'

interface Progress {
  readonly game: string
  readonly seats: readonly number[]
  given: number
  running: number
  found: number
}

/** Finds puzzles of these games on so many threads until the time is up: one file of what was found for each, in this folder. */
export async function search(
  games: readonly string[],
  folder: string,
  seconds: number,
  seed: string,
  jobs: number,
): Promise<void> {
  const all: Progress[] = []
  for (const game of games) {
    const rules = await findGame(game)?.rules()
    if (!rules) throw new Error(`${game} is not on the shelf`)
    const { min, max } = rules.seats
    const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(each => each > 1)
    all.push({ game, seats, given: 0, running: 0, found: 0 })
    writeFileSync(join(folder, `${game}.jsonl`), '')
  }
  const of = (game: string): Progress => all.find(each => each.game === game) as Progress
  const workers = Array.from({ length: jobs }, () => new Worker(new URL('./worker.ts', import.meta.url)))
  await new Promise<void>((resolve, reject) => {
    for (const worker of workers) {
      worker.on('error', reject)
      worker.on('message', (report: Report) => {
        if (report.kind === 'found') {
          const { found } = report
          of(found.game).found++
          appendFileSync(join(folder, `${found.game}.jsonl`), `${JSON.stringify(found)}\n`)
          return
        }
        of(report.task.game).running--
        worker.postMessage(next(all, seed))
      })
      worker.postMessage(next(all, seed))
    }
    setTimeout(resolve, seconds * 1000)
  })
  for (const worker of workers) await worker.terminate()
}

/** The game that is furthest behind, and within it every number of players in turn. */
function next(all: readonly Progress[], seed: string): Task {
  const ahead = ({ found, running }: Progress): number => found + running
  const least = all.reduce((a, b) => (ahead(b) < ahead(a) ? b : a))
  const n = least.given++
  least.running++
  return { game: least.game, seats: least.seats[n % least.seats.length] as number, seed: `${seed} ${n}` }
}
