import { type ChildProcess, fork } from 'node:child_process'
import type { Options } from '@ludoteca/engine'
import type { Measured } from './one.ts'

/** One game to be measured, as it is told to another process. */
export interface Order extends Omit<Measured, 'game'> {
  readonly what: 'review' | 'planted'
  readonly game: string
  readonly options: Options
}

/** Has this done, so many orders at once, each in a process of its own: then the time of its processor is its own too. */
export async function spread<Result>(orders: readonly Order[], jobs: number): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    for (let at = next++; at < orders.length; at = next++)
      results[at] = await done<Result>(orders[at] as Order)
  }
  await Promise.all(Array.from({ length: Math.min(jobs, orders.length) }, lane))
  return results
}

function done<Result>(order: Order): Promise<Result> {
  const child: ChildProcess = fork(new URL('./child.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    child.on('message', (result: Result) => {
      resolve(result)
      child.disconnect()
    })
    child.on('exit', code => reject(new Error(`the process of ${order.seed} ended with ${code}`)))
    child.send(order)
  })
}
