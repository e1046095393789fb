import { Worker } from 'node:worker_threads'
import type { Outcome, Terms } from './contest.ts'
import type { Fixture } from './plan.ts'

interface Report {
  readonly index: number
  readonly outcome: Outcome
}

/** Plays all fixtures in parallel; results are in the order of the fixtures, whoever finished first. */
export function playAll(
  terms: Terms,
  fixtures: readonly Fixture[],
  jobs: number,
  advance: (done: number) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let next = 0
  let done = 0
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: Math.min(jobs, fixtures.length) }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: terms })
      const feed = (): void => {
        const index = next++
        if (index < fixtures.length) worker.postMessage({ index, fixture: fixtures[index] })
      }
      worker.on('error', reject)
      worker.on('message', ({ index, outcome }: Report) => {
        outcomes[index] = outcome
        advance(++done)
        if (done < fixtures.length) feed()
        else {
          for (const each of workers) each.terminate()
          resolve(outcomes)
        }
      })
      feed()
      return worker
    })
  })
}
