import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Level } from '@ludoteca/protocol'
import type { Thinkers } from '../live/door.ts'

export interface ToThink {
  readonly game: string
  readonly view: object
  readonly seat: number
  readonly level: Level
}

export type Thought = { readonly text: string } | { readonly failure: string }

interface Job {
  readonly task: ToThink
  resolve(text: string): void
  reject(error: Error): void
}

/** The strongest level thinks for five seconds; a thread that takes longer than this is lost. */
const PATIENCE_MS = 30_000

/** One core is left to the house. */
const most = (): number => Math.max(1, availableParallelism() - 1)

/** Threads in which bots think, started when they are first needed. */
export function openThinkers(size: number = most()): Thinkers & { readonly waiting: number } {
  const queue: Job[] = []
  const threads = new Set<Worker>()
  const free: Worker[] = []
  let closed = false

  function start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.unref()
    threads.add(worker)
    return worker
  }

  function feed(): void {
    while (queue.length > 0) {
      const worker = free.pop() ?? (threads.size < size ? start() : null)
      const job = worker && queue.shift()
      if (!job) return
      work(worker, job)
    }
  }

  function work(worker: Worker, { task, resolve, reject }: Job): void {
    const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS)
    const settle = (done: () => void, back: boolean): void => {
      clearTimeout(timer)
      worker.removeAllListeners()
      if (back) free.push(worker)
      else threads.delete(worker)
      done()
      feed()
    }
    worker.once('message', (thought: Thought) =>
      settle(() => ('text' in thought ? resolve(thought.text) : reject(new Error(thought.failure))), true),
    )
    worker.once('error', error => settle(() => reject(error), false))
    worker.once('exit', () => settle(() => reject(new Error('a thinking thread ended')), false))
    worker.postMessage(task)
  }

  return {
    get waiting() {
      return queue.length
    },
    think(game, view, seat, level) {
      if (closed) return Promise.reject(new Error('the bots have gone'))
      return new Promise((resolve, reject) => {
        queue.push({ task: { game, view, seat, level }, resolve, reject })
        feed()
      })
    },
    async close() {
      closed = true
      for (const { reject } of queue.splice(0)) reject(new Error('the bots have gone'))
      await Promise.all([...threads].map(worker => worker.terminate()))
    },
  }
}
