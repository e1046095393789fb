import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Trouble } from '../trouble.ts'
import type { Job, Outcome } from './group.ts'

/** The thread has the database open, in the newest schema. */
export const READY = 'ready'
/** What the thread says first: that, or why it cannot open the database. */
export type Opening = typeof READY | { readonly trouble: Trouble['parts'] } | { readonly why: string }
/** Asks the thread to end after what it was sent before. */
export const CLOSE = 'close'
export type Order = readonly Job[] | typeof CLOSE
/** The outcomes of one group, in the order in which its jobs were sent. */
export type Reply = readonly Outcome[]

/** Which file the thread opens, and by which name it is the server's, if it writes for a server. */
export interface Task {
  readonly file: string
  readonly claim: string | null
}

interface Writer {
  /** Resolves when the job is on disk. */
  write(job: Job): Promise<unknown>
  /** Promises nothing from now on, and ends the server as when the thread has ended by itself. */
  fail(why: Error): void
  /** Finishes what has been asked. */
  close(): Promise<void>
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: unknown): void
}

function failForGood(cause: Error): never {
  throw new Error('the thread that writes has ended', { cause })
}

function fall(why: Error): never {
  throw why
}

/** Starts the thread that has the only writing connection. `grouped` hears how many jobs each commit had. */
export async function startWriter(task: Task, grouped: (jobs: number) => void): Promise<Writer> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: task })
  const gone = once(thread, 'exit').then((): [Opening] => [{ why: 'the writer has ended' }])
  const [opening] = await Promise.race([once(thread, 'message') as Promise<[Opening]>, gone])
  if (opening !== READY) throw 'trouble' in opening ? new Trouble(...opening.trouble) : new Error(opening.why)

  const waiting: Waiting[] = []
  let ended: Error | null = null
  let closing = false
  thread.on('message', (reply: Reply) => {
    grouped(reply.length)
    const done = waiting.splice(0, reply.length)
    for (const [at, outcome] of reply.entries()) {
      if (outcome.ok) done[at]?.resolve(outcome.value)
      else done[at]?.reject(outcome.error)
    }
  })
  thread.on('error', error => {
    ended = error
  })
  const exit = once(thread, 'exit').then(() => {
    ended ??= new Error('the store is closed')
    for (const each of waiting.splice(0)) each.reject(ended)
    // Nothing will ever be written again: the database must be closed, and opened anew.
    if (!closing) setImmediate(failForGood, ended)
  })

  /** Jobs of one turn of this thread's loop: they go to the other one together. */
  let jobs: Job[] = []
  const send = (): void => {
    const sent = jobs
    jobs = []
    try {
      thread.postMessage(sent satisfies Order)
    } catch (error) {
      // What cannot be handed over is not written; these are the latest who wait.
      for (const each of waiting.splice(-sent.length)) each.reject(error)
    }
  }

  return {
    write: job =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        waiting.push({ resolve, reject })
        if (jobs.push(job) === 1) setImmediate(send)
      }),
    fail(why) {
      if (ended) return
      ended = why
      jobs = []
      for (const each of waiting.splice(0)) each.reject(why)
      setImmediate(fall, why)
    },
    close() {
      closing = true
      ended ??= new Error('the store is closed')
      setImmediate(() => thread.postMessage(CLOSE satisfies Order))
      return exit
    },
  }
}
