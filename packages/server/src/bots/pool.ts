import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Level } from '@ludoteca/protocol'
import type { Thinkers } from '../live/door.ts'

export interface ToThink {
  readonly game: string
  readonly view: object
  readonly seat: number
  readonly level: Level
  /** Where: the bots of a table go on with what they thought there before. */
  readonly table: string
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

/** A thread that thinks about one thing at a time. */
class Thread {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url))
  private job: Job | null = null
  /** The table it thought about last. */
  table = ''
  private timer: NodeJS.Timeout | undefined

  /** `done` is told when it can take the next job, `lost` when it never will. */
  constructor(done: (thread: Thread) => void, lost: (thread: Thread) => void) {
    this.worker.unref()
    this.worker.on('message', (thought: Thought) => {
      this.settle(thought)
      done(this)
    })
    this.worker.on('error', error => this.settle({ failure: error.message }))
    this.worker.on('exit', () => {
      this.settle({ failure: 'a thinking thread ended' })
      lost(this)
    })
  }

  work(job: Job): void {
    this.job = job
    this.table = job.task.table
    this.timer = setTimeout(() => void this.end(), PATIENCE_MS)
    this.worker.postMessage(job.task)
  }

  end(): Promise<unknown> {
    return this.worker.terminate()
  }

  private settle(thought: Thought): void {
    clearTimeout(this.timer)
    const { job } = this
    this.job = null
    if ('text' in thought) job?.resolve(thought.text)
    else job?.reject(new Error(thought.failure))
  }
}

/** Threads in which bots think, started when they are first needed. */
export function openThinkers(size: number = most()): Thinkers & { readonly waiting: number } {
  const queue: Job[] = []
  const threads = new Set<Thread>()
  const free: Thread[] = []
  let closed = false

  function start(): Thread {
    const thread = new Thread(
      done => {
        free.push(done)
        feed()
      },
      lost => {
        threads.delete(lost)
        const at = free.indexOf(lost)
        if (at >= 0) free.splice(at, 1)
        feed()
      },
    )
    threads.add(thread)
    return thread
  }

  /** Whoever thought about the same table last remembers it. */
  function freeFor({ task }: Job): Thread | undefined {
    const at = free.findLastIndex(thread => thread.table === task.table)
    return at < 0 ? free.pop() : free.splice(at, 1)[0]
  }

  function feed(): void {
    while (queue.length > 0) {
      const thread = freeFor(queue[0] as Job) ?? (threads.size < size ? start() : null)
      const job = thread && queue.shift()
      if (!job) return
      thread.work(job)
    }
  }

  return {
    get waiting() {
      return queue.length
    },
    think(game, view, seat, level, table) {
      if (closed) return Promise.reject(new Error('the bots have gone'))
      return new Promise((resolve, reject) => {
        queue.push({ task: { game, view, seat, level, table }, resolve, reject })
        feed()
      })
    },
    async close() {
      closed = true
      for (const { reject } of queue.splice(0)) reject(new Error('the bots have gone'))
      await Promise.all([...threads].map(thread => thread.end()))
    },
  }
}
