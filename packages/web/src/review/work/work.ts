import { type AnyMatch, writeSave } from '@ludoteca/engine'
import { type Job, pending, type ReviewState, withLook } from '@ludoteca/review'
import { Line } from './line.ts'

/** Workers at most: a page leaves cores to others, and a phone its battery. */
const FEWEST = 2
const MOST = 4

const size = (): number => Math.min(MOST, Math.max(FEWEST, navigator.hardwareConcurrency - 1))

interface Listener {
  /** After every piece of work. */
  readonly onState: (state: ReviewState) => void
  readonly onFailed: () => void
}

/** Goes on with a review in workers until it is settled; returns how to stop. */
export function work(match: AnyMatch, from: ReviewState, { onState, onFailed }: Listener): () => void {
  const save = writeSave(match)
  const lines = Array.from({ length: size() }, () => new Line(save))
  const idle = new Set<Line>(lines)
  const under = new Set<number>()
  let state = from
  let stopped = false
  const stop = (): void => {
    stopped = true
    for (const line of lines) line.close()
  }
  const send = async (line: Line, job: Job): Promise<void> => {
    idle.delete(line)
    under.add(job.step)
    const look = await line.look(state.terms, job)
    under.delete(job.step)
    idle.add(line)
    if (stopped) return
    state = withLook(state, look)
    onState(state)
    spread()
  }
  const spread = (): void => {
    const jobs = pending(state)
    if (jobs.length === 0) stop()
    for (const job of jobs) {
      const [line] = idle
      if (!line) return
      if (under.has(job.step)) continue
      send(line, job).catch(() => {
        if (stopped) return
        stop()
        onFailed()
      })
    }
  }
  spread()
  return stop
}
