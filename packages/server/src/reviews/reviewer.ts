import { Worker } from 'node:worker_threads'
import { type AnyMatch, writeSave } from '@ludoteca/engine'
import { type ReviewState, type Terms, usualTerms } from '@ludoteca/review'
import type { Thinkers } from '../live/contract.ts'
import type { Log } from '../live/hub.ts'

/** Makes reviews of finished games, one after the other, in a thread that stands still while bots think. */
export interface Reviewer {
  /** False when too many wait already, of `person` or in all, or this one does. */
  ask(table: string, match: AnyMatch, person: string): boolean
  /** The same bots; while any of them thinks, or waits for it, no review goes on. */
  yieldTo(bots: Thinkers): Thinkers
  stop(): Promise<void>
}

/** What a thread is told when it begins. */
export interface ReviewTask {
  readonly save: string
  readonly game: string
  readonly terms: Terms
  /** 1 while the thread has to stand still. */
  readonly still: Int32Array
}

interface Waiting {
  readonly table: string
  readonly match: AnyMatch
  readonly task: ReviewTask
}

const MOST_WAITING = 50
/** Of one person, so that they do not keep others waiting for hours. */
const SHARE = 5
const WORKER = new URL('./worker.ts', import.meta.url)

interface ReviewerDeps {
  readonly keep: (table: string, match: AnyMatch, review: ReviewState) => Promise<void>
  readonly log: Log
  /** With how much thought, and by which thread; in tests with little, and by one that does nothing. */
  readonly termsOf?: (match: AnyMatch) => Terms
  readonly thread?: URL
}

export function openReviewer({
  keep,
  log,
  termsOf = usualTerms,
  thread: file = WORKER,
}: ReviewerDeps): Reviewer {
  const still = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  /** Who asked, by table: of those that wait and of the one that is made. */
  const asked = new Map<string, string>()
  const queue: Waiting[] = []
  let thread: Worker | null = null
  let working: Promise<void> | null = null
  let thinking = 0
  let stopped = false

  const standStill = (on: boolean): void => {
    Atomics.store(still, 0, on ? 1 : 0)
    if (!on) Atomics.notify(still, 0)
  }

  /** One at a time to its end, keeping it included. */
  async function work(): Promise<void> {
    for (let first = queue.shift(); first && !stopped; first = queue.shift()) {
      const { table, match, task } = first
      const made = await inThread(task).catch((err: unknown) => {
        if (!stopped) log.error({ err, table }, 'a review could not be made')
        return null
      })
      thread = null
      if (made && !stopped)
        await keep(table, match, made).catch((err: unknown) =>
          log.error({ err, table }, 'a review could not be kept'),
        )
      asked.delete(table)
    }
    working = null
  }

  async function inThread(task: ReviewTask): Promise<ReviewState> {
    const worker = new Worker(file, { workerData: task })
    thread = worker
    worker.unref()
    return new Promise<ReviewState>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('a reviewing thread ended')))
    }).finally(() => worker.terminate())
  }

  return {
    ask(table, match, person) {
      if (stopped || asked.has(table) || asked.size > MOST_WAITING) return false
      if ([...asked.values()].filter(by => by === person).length >= SHARE) return false
      const { game } = match
      asked.set(table, person)
      queue.push({
        table,
        match,
        task: { save: writeSave(match), game: game.id, terms: termsOf(match), still },
      })
      working ??= work()
      return true
    },
    yieldTo: bots => ({
      async think(...about) {
        if (thinking++ === 0) standStill(true)
        try {
          return await bots.think(...about)
        } finally {
          if (--thinking === 0) standStill(false)
        }
      },
      close: () => bots.close(),
    }),
    async stop() {
      stopped = true
      await thread?.terminate()
      await working
    },
  }
}
