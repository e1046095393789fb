import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** A task with its number; a worker answers with the same number. */
export interface Numbered<T> {
  readonly index: number
  readonly what: T
}

interface Work<T, R> {
  /** The program of the workers. */
  readonly file: URL
  readonly workerData: unknown
  /** All when left out. */
  readonly cores?: number
  /** The tasks, from number 0 on; null when there are no more. */
  task(i: number): T | null
  /** What came of a task. Answers come as they are found. */
  take(answer: R, index: number): void
}

/** Has cores work on tasks, each on the next one as soon as it is free. Answers with their number. */
export function inTurn<T, R>({ file, workerData, cores, task, take }: Work<T, R>): Promise<number> {
  return new Promise((resolve, reject) => {
    let next = 0
    let busy = 0
    let over = false
    const workers: Worker[] = []
    const ask = (worker: Worker): void => {
      const what = over ? null : task(next)
      over ||= what === null
      if (what !== null) {
        worker.postMessage({ index: next++, what } satisfies Numbered<T>)
        busy++
      } else if (busy === 0) {
        for (const each of workers) void each.terminate()
        resolve(next)
      }
    }
    for (let i = 0; i < (cores ?? availableParallelism()); i++) {
      const worker = new Worker(file, { workerData })
      workers.push(worker)
      worker.on('error', reject)
      worker.on('message', ({ index, what }: Numbered<R>) => {
        busy--
        take(what, index)
        ask(worker)
      })
    }
    for (const worker of workers) ask(worker)
  })
}

/** Has all cores work on so many tasks. Answers in the order of the tasks, whoever gave them. */
export async function inOrder<T, R>(
  file: URL,
  workerData: unknown,
  count: number,
  task: (i: number) => T,
): Promise<R[]> {
  const answers: R[] = []
  await inTurn<T, R>({
    ...{ file, workerData },
    task: i => (i < count ? task(i) : null),
    take: (answer, index) => {
      answers[index] = answer
    },
  })
  return answers
}
