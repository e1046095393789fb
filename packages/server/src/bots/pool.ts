import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Level } from '@ludoteca/protocol'
import type { Asked, Thinkers } from '../live/contract.ts'
import { FairQueue, isQuick, QUEUE, type QueueSize, type Wish } from './queue.ts'

export interface ToThink {
  readonly game: string
  readonly view: object
  readonly seat: number
  readonly level: Level
  /** The table whose bots think: they go on with what they thought there before. */
  readonly table: string
}

export type Thought = { readonly text: string } | { readonly failure: string }

export interface Job {
  readonly task: ToThink
  resolve(text: string): void
  reject(error: Error): void
}

/** Too much waits already: ask again later. */
export class TooBusy extends Error {}
/** The answer is no longer wanted. */
export class Unwanted extends Error {}

/** The strongest level thinks for fifteen seconds at most; a thread that takes longer than this is lost. */
const PATIENCE_MS = 30_000

/** The number of threads: one core stays free for the server itself. */
const most = (): number => Math.max(1, availableParallelism() - 1)

/** Something that thinks about one thing at a time; in tests a fake one. */
export interface Thinker {
  /** The table it thought about last. */
  readonly table: string
  work(job: Job): void
  end(): Promise<unknown>
}

/** `done` is told when it can take the next job, `lost` when it never will. */
type NewThinker = (done: (thinker: Thinker) => void, lost: (thinker: Thinker) => void) => Thinker

class Thread implements Thinker {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url))
  private job: Job | null = null
  table = ''
  private timer: NodeJS.Timeout | undefined

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
    this.worker.postMessage(job.task)
    this.job = job
    this.table = job.task.table
    this.timer = setTimeout(() => void this.end(), PATIENCE_MS)
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

const newThread: NewThinker = (done, lost) => new Thread(done, lost)

/** The wish of a caller that says nothing about people: they play at the table alone. */
const forTable = (table: string): Wish => ({ person: table, people: 1 })

/**
 * Threads in which bots think, started when they are first needed. What must wait is fairly dealt with. When all think
 * for long, one more serves those who think for a moment: nobody's easy bot waits for somebody's expert.
 */
export function openThinkers(
  size: number = most(),
  {
    make = newThread,
    queueSize = QUEUE,
  }: { readonly make?: NewThinker; readonly queueSize?: QueueSize } = {},
): Thinkers & { readonly waiting: number } {
  const queue = new FairQueue<Job>(queueSize)
  const threads = new Set<Thinker>()
  const free: Thinker[] = []
  /** What is being thought about, and by whom. */
  const going = new Map<Thinker, Job>()
  let closed = false

  function start(): Thinker {
    const thread = make(
      done => {
        going.delete(done)
        free.push(done)
        feed()
      },
      lost => {
        going.delete(lost)
        threads.delete(lost)
        const at = free.indexOf(lost)
        if (at >= 0) free.splice(at, 1)
        feed()
      },
    )
    threads.add(thread)
    return thread
  }

  /** A free thread for this job, if there is one the one that last thought about the same table. */
  function freeFor({ task }: Job): Thinker | undefined {
    const at = free.findLastIndex(thread => thread.table === task.table)
    return at < 0 ? free.pop() : free.splice(at, 1)[0]
  }

  /** Drops a waiting job when its answer is no longer wanted. A job that has begun is finished. */
  function dropWhenUnwanted(job: Job, asked: Asked | undefined): void {
    const drop = (): void => {
      if (queue.drop(job)) job.reject(new Unwanted('nobody wants to know'))
    }
    if (asked?.unwanted.aborted) drop()
    else asked?.unwanted.addEventListener('abort', drop, { once: true })
  }

  /** Whether a thread may take this now. */
  function fits({ task }: Job): boolean {
    if (going.size < size) return true
    const long = [...going.values()].filter(each => !isQuick(each.task.level)).length
    return going.size === size && long === size && isQuick(task.level)
  }

  function feed(): void {
    for (let job = queue.first(fits); job && !closed; job = queue.first(fits)) {
      let thread: Thinker | undefined
      try {
        thread = freeFor(job) ?? start()
        queue.shift(fits)
        going.set(thread, job)
        thread.work(job)
      } catch (error) {
        // No thread could be started, or none can be told of this position: whoever waits for it hears so.
        if (thread) {
          going.delete(thread)
          free.push(thread)
        }
        queue.drop(job)
        job.reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }

  return {
    get waiting() {
      return queue.length
    },
    think(game, view, seat, level, table, asked) {
      if (closed) return Promise.reject(new Error('the bots have gone'))
      return new Promise((resolve, reject) => {
        const job: Job = { task: { game, view, seat, level, table }, resolve, reject }
        if (!queue.push(job, level, asked ?? forTable(table)))
          return reject(new TooBusy('too many bots wait'))
        dropWhenUnwanted(job, asked)
        feed()
      })
    },
    async close() {
      closed = true
      for (const { reject } of queue.clear()) reject(new Error('the bots have gone'))
      await Promise.all([...threads].map(thread => thread.end()))
    },
  }
}
