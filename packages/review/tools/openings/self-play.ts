import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Played } from './play.ts'
import type { Task } from './worker.ts'

/** Has all cores play the tasks in turn; no game begins after so many seconds, and none is waited for after the grace. */
export async function selfPlay(
  tasks: Iterator<Task>,
  { seconds, grace }: { readonly seconds: number; readonly grace: number },
  take: (played: Played) => void,
): Promise<void> {
  const jobs = Number(process.env.JOBS) || availableParallelism()
  const until = performance.now() + 1000 * seconds
  const workers = Array.from({ length: jobs }, () => new Worker(new URL('./worker.ts', import.meta.url)))
  await Promise.race([
    new Promise(resolve => setTimeout(resolve, 1000 * (seconds + grace))),
    Promise.all(
      workers.map(
        worker =>
          new Promise<void>((resolve, reject) => {
            const ask = (): void => {
              const next = performance.now() < until ? tasks.next() : null
              if (next === null || next.done) resolve()
              else worker.postMessage(next.value)
            }
            worker.on('error', reject)
            worker.on('message', (played: Played) => {
              take(played)
              ask()
            })
            ask()
          }),
      ),
    ),
  ])
  for (const worker of workers) await worker.terminate()
}
