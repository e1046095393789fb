import { Worker } from 'node:worker_threads'
import { type Crew, crewOf, type Report } from './crew.ts'

/** A crew of worker threads. They do not keep the process alive. */
export const threadCrew = (size: number): Crew =>
  crewOf(size, ({ report, gone }) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url))
    worker.unref()
    worker.on('message', (message: Report) => report(message))
    // To the bot an error means only that this helper found nothing.
    worker.on('error', () => {})
    worker.on('exit', gone)
    return { post: order => worker.postMessage(order), close: () => void worker.terminate() }
  })
