import { type Crew, crewOf, type Report } from '@ludoteca/bots'

/** Helpers at most: a page leaves cores to others, and a phone its battery. */
const MOST = 3

/** Copies of this worker that help with long searches, as many as there are cores to spare. */
export function workerCrew(): Crew {
  // Not every browser lets a worker start workers.
  const cores = typeof Worker === 'undefined' ? 0 : navigator.hardwareConcurrency
  const spare = Math.max(0, Math.min(MOST, cores - 2))
  return crewOf(spare, ({ report, gone }) => {
    const worker = new Worker(self.location.href, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => report(data))
    worker.addEventListener('error', gone)
    return { post: order => worker.postMessage(order), close: () => worker.terminate() }
  })
}
