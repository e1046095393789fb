import type { Seat } from '@ludoteca/engine'
import type { Level } from '../levels.ts'
import type { Budget } from '../search/think.ts'

/** A decision to think about, as it is sent to a helper. */
export interface Task {
  readonly game: string
  /** What the seat may know, and nothing else. */
  readonly view: object
  readonly seat: Seat
  /** The level whose knowledge is used. */
  readonly level: Level
  /** Where a helper's own dice come from. */
  readonly seed: string
  readonly budget: Budget
}

/** What a search found out about the choices of a decision, in notation. */
export type Findings = readonly { readonly action: string; readonly visits: number; readonly share: number }[]

export interface Errand {
  /** The findings of every helper; a helper that fails has found nothing. */
  readonly findings: Promise<readonly Findings[]>
  /** All helpers answer now with what they have. */
  stop(): void
}

/** Helpers that think about the same decision at the same time, each with a tree of its own. */
export interface Crew {
  send(task: Task): Errand
  /** Ends all helpers. */
  dismiss(): void
}

/** What a helper is told, and what it answers. */
export type Order =
  | { readonly id: number; readonly task: Task }
  | { readonly id: number; readonly stop: true }
export interface Report {
  readonly id: number
  readonly findings: Findings
}

/** The channel to one helper, in a thread or a web worker of its own. */
interface Channel {
  post(order: Order): void
  close(): void
}

export interface Listener {
  report(report: Report): void
  /** The helper has ended and will not answer any more. */
  gone(): void
}

interface Helper {
  readonly channel: Channel
  readonly waiting: Map<number, (findings: Findings) => void>
}

/** A crew of so many helpers, each started when first needed and again when it is gone. */
export function crewOf(size: number, start: (listener: Listener) => Channel): Crew {
  const helpers: (Helper | null)[] = new Array<Helper | null>(size).fill(null)
  let count = 0

  const hire = (place: number): Helper => {
    const waiting: Helper['waiting'] = new Map()
    const report = ({ id, findings }: Report): void => {
      waiting.get(id)?.(findings)
      waiting.delete(id)
    }
    const gone = (): void => {
      if (helpers[place] === helper) helpers[place] = null
      for (const id of waiting.keys()) report({ id, findings: [] })
    }
    const helper: Helper = { channel: start({ report, gone }), waiting }
    return helper
  }

  return {
    send(task) {
      const id = count++
      for (let place = 0; place < size; place++) helpers[place] ??= hire(place)
      const busy = helpers.filter(helper => helper !== null)
      const findings = busy.map(
        ({ channel, waiting }, place) =>
          new Promise<Findings>(resolve => {
            waiting.set(id, resolve)
            channel.post({ id, task: { ...task, seed: `${task.seed} ${place}` } })
          }),
      )
      return {
        findings: Promise.all(findings),
        stop: () => {
          for (const { channel } of busy) channel.post({ id, stop: true })
        },
      }
    },
    dismiss() {
      for (const helper of helpers) helper?.channel.close()
    },
  }
}
