import { parentPort } from 'node:worker_threads'
import { findGame } from '@ludoteca/shelf'
import { assist, type Task } from './crew.ts'
import type { Order, Report } from './threads.ts'

/** Decisions this thread is thinking about. */
const under = new Map<number, { aborted: boolean }>()

async function help(id: number, task: Task): Promise<void> {
  const signal = { aborted: false }
  under.set(id, signal)
  const game = await findGame(task.game)?.load()
  const findings = game ? await assist(game, task, signal) : []
  under.delete(id)
  parentPort?.postMessage({ id, findings } satisfies Report)
}

parentPort?.on('message', (order: Order) => {
  const signal = under.get(order.id)
  if ('task' in order) void help(order.id, order.task)
  else if (signal) signal.aborted = true
})
