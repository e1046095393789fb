import { Worker } from 'node:worker_threads'
import type { Numbered } from '../workers.ts'

/** Workers that stay for many samples, so that they have to become fast only once. */
export function crewOf<T, R>(file: URL, workerData: unknown, cores: number) {
  const workers = Array.from({ length: cores }, () => new Worker(file, { workerData }))
  return {
    /** Answers in the order of the tasks, whoever gave them. Without an answer is what was not begun in time. */
    inOrder(tasks: readonly T[], until: number): Promise<R[]> {
      return new Promise((resolve, reject) => {
        const answers: R[] = []
        let next = 0
        let busy = 0
        const ask = (worker: Worker): void => {
          const what = performance.now() < until ? tasks[next] : undefined
          if (what !== undefined) {
            worker.postMessage({ index: next++, what } satisfies Numbered<T>)
            busy++
          } else if (busy === 0) resolve(answers)
        }
        for (const worker of workers) {
          worker.removeAllListeners('message').removeAllListeners('error')
          worker.on('error', reject)
          worker.on('message', ({ index, what }: Numbered<R>) => {
            busy--
            answers[index] = what
            ask(worker)
          })
        }
        for (const worker of workers) ask(worker)
      })
    },
    end: async (): Promise<void> => {
      for (const worker of workers) await worker.terminate()
    },
  }
}
