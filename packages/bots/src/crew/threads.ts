import { Worker } from 'node:worker_threads'
import type { Crew, Findings, Task } from './crew.ts'

/** What a thread is told, and what it answers. */
export type Order =
  | { readonly id: number; readonly task: Task }
  | { readonly id: number; readonly stop: true }
export interface Report {
  readonly id: number
  readonly findings: Findings
}

interface Helper {
  readonly worker: Worker
  readonly waiting: Map<number, (findings: Findings) => void>
}

/** A crew of worker threads, started when first needed. They do not keep the process alive. */
export function threadCrew(size: number): Crew & { dismiss(): Promise<void> } {
  const helpers: (Helper | null)[] = new Array<Helper | null>(size).fill(null)
  let count = 0

  const start = (place: number): Helper => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url))
    const helper: Helper = { worker, waiting: new Map() }
    const answer = (id: number, findings: Findings): void => {
      helper.waiting.get(id)?.(findings)
      helper.waiting.delete(id)
    }
    worker.unref()
    worker.on('message', ({ id, findings }: Report) => answer(id, findings))
    // A thread that dies has found nothing; another takes its place with the next errand.
    worker.on('error', () => {})
    worker.on('exit', () => {
      if (helpers[place] === helper) helpers[place] = null
      for (const id of helper.waiting.keys()) answer(id, [])
    })
    return helper
  }

  return {
    send(task) {
      const id = count++
      const busy = helpers.map((helper, place) => {
        const each = helper ?? start(place)
        helpers[place] = each
        return each
      })
      const findings = busy.map(
        ({ worker, waiting }, place) =>
          new Promise<Findings>(resolve => {
            waiting.set(id, resolve)
            worker.postMessage({ id, task: { ...task, seed: `${task.seed} ${place}` } } satisfies Order)
          }),
      )
      return {
        findings: Promise.all(findings),
        stop: () => {
          for (const { worker } of busy) worker.postMessage({ id, stop: true } satisfies Order)
        },
      }
    },
    async dismiss() {
      await Promise.all(helpers.map(helper => helper?.worker.terminate()))
    },
  }
}
