import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** A task with its number; a worker answers with the same number. */
export interface Numbered<T> {
  readonly index: number
  readonly what: T
}

/** Has all cores work on so many tasks. Answers in the order of the tasks, whoever gave them. */
export function inOrder<T, R>(
  file: URL,
  workerData: unknown,
  count: number,
  task: (i: number) => T,
): Promise<R[]> {
  return new Promise((resolve, reject) => {
    const answers: R[] = []
    let next = 0
    let over = 0
    const workers = Array.from({ length: availableParallelism() }, () => {
      const worker = new Worker(file, { workerData })
      const ask = (): void => {
        if (next < count) worker.postMessage({ index: next, what: task(next) } satisfies Numbered<T>)
        next++
      }
      worker.on('error', reject)
      worker.on('message', ({ index, what }: Numbered<R>) => {
        answers[index] = what
        over++
        if (over < count) return ask()
        for (const each of workers) void each.terminate()
        resolve(answers)
      })
      ask()
      return worker
    })
  })
}
