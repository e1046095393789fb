import { Worker } from 'node:worker_threads'
import { type AnyMatch, writeSave } from '@ludoteca/engine'
import {
  hasGraph,
  type Look,
  newReview,
  pending,
  type ReviewState,
  type Terms,
  withLook,
} from '@ludoteca/review'

export interface Timed {
  readonly state: ReviewState
  readonly graphSeconds: number
  readonly settledSeconds: number
  /** Time of the processor until the graph and until the end, over all threads: a busy machine does little harm to it. */
  readonly graphCpu: number
  readonly settledCpu: number
}

/** Reviews a game in threads, as the page does in workers. */
export function timedReview(match: AnyMatch, terms: Terms, threads: number): Promise<Timed> {
  const since = performance.now()
  const seconds = (): number => (performance.now() - since) / 1000
  const begun = process.cpuUsage()
  const cpu = (): number => {
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1e6
  }
  const save = writeSave(match)
  let state = newReview(match, terms)
  let graphSeconds = 0
  let graphCpu = 0
  const under = new Set<number>()
  return new Promise((resolve, reject) => {
    const workers = Array.from(
      { length: threads },
      () =>
        new Worker(new URL('./thread.ts', import.meta.url), {
          workerData: { save, game: match.game.id, terms },
        }),
    )
    const idle = new Set(workers)
    const end = (): void => {
      for (const worker of workers) void worker.terminate()
    }
    const spread = (): void => {
      const jobs = pending(state)
      if (jobs.length === 0) {
        end()
        resolve({ state, graphSeconds, settledSeconds: seconds(), graphCpu, settledCpu: cpu() })
      }
      for (const job of jobs) {
        const [worker] = idle
        if (!worker) return
        if (under.has(job.step)) continue
        under.add(job.step)
        idle.delete(worker)
        worker.postMessage(job)
      }
    }
    for (const worker of workers) {
      worker.on('message', (look: Look) => {
        under.delete(look.step)
        idle.add(worker)
        state = withLook(state, look)
        if (graphSeconds === 0 && hasGraph(state)) {
          graphSeconds = seconds()
          graphCpu = cpu()
        }
        spread()
      })
      worker.on('error', error => {
        end()
        reject(error)
      })
    }
    spread()
  })
}
