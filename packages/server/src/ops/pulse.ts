import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { type SlowSpot, STAGES, type Stage, type StageFacts } from '@ludoteca/protocol'

const MINUTE = 60_000
const MINUTES = 10
const SLOWEST = 3
/** Times are counted in microseconds, up to an hour. */
const MICRO = 1_000
const MOST = 3_600_000 * MICRO

const newTimes = (): RecordableHistogram => createHistogram({ lowest: 1, highest: MOST, figures: 2 })

/** The times of one stage in one minute. */
interface Minute {
  readonly number: number
  readonly times: RecordableHistogram
  readonly slowest: SlowSpot[]
}

type Spot = Partial<Pick<SlowSpot, 'table' | 'what'>>

const slowestOf = (spots: readonly SlowSpot[]): SlowSpot[] =>
  spots.toSorted((a, b) => b.took - a.took).slice(0, SLOWEST)

/** How long things took in the last minutes: a minute at a time is forgotten, so it never grows. */
export class Pulse {
  /** The time these figures are about. */
  readonly span = MINUTES * MINUTE
  private readonly minutes = new Map<Stage, Minute[]>()
  private readonly clock: () => number

  constructor(clock: () => number) {
    this.clock = clock
  }

  took(stage: Stage, milliseconds: number, { table = null, what = '' }: Spot = {}): void {
    const minute = this.minute(stage)
    minute.times.record(Math.min(MOST, Math.max(1, Math.round(milliseconds * MICRO))))
    if (milliseconds <= (minute.slowest[SLOWEST - 1]?.took ?? -1)) return
    const spot = { at: this.clock(), took: milliseconds, table, what }
    minute.slowest.splice(0, SLOWEST, ...slowestOf([...minute.slowest, spot]))
  }

  /** Stages in which something has happened lately. */
  stages(): StageFacts[] {
    return STAGES.flatMap(stage => {
      const recent = this.recent(stage)
      const all = newTimes()
      for (const { times } of recent) all.add(times)
      const at = (percent: number): number => all.percentile(percent) / MICRO
      const slowest = slowestOf(recent.flatMap(minute => minute.slowest))
      return all.count === 0
        ? []
        : [{ stage, count: all.count, p50: at(50), p95: at(95), p99: at(99), slowest }]
    })
  }

  private recent(stage: Stage): Minute[] {
    const now = Math.floor(this.clock() / MINUTE)
    return (this.minutes.get(stage) ?? []).filter(({ number }) => number > now - MINUTES)
  }

  private minute(stage: Stage): Minute {
    const number = Math.floor(this.clock() / MINUTE)
    const last = this.minutes.get(stage)?.at(-1)
    if (last?.number === number) return last
    const next = { number, times: newTimes(), slowest: [] }
    this.minutes.set(stage, [...this.recent(stage), next])
    return next
  }
}
