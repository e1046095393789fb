import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Meter } from '../live/hub.ts'
import type { Pulse } from './pulse.ts'

export interface Metrics extends Meter {
  readonly registry: Registry
  answered(method: string, route: string, status: number, milliseconds: number): void
  /** Counts a commit of this many writes. */
  committed(writes: number): void
  failed(): void
  /** A line of the log was lost. */
  unlogged(): void
  /** Counts a failure that nobody caught. */
  mishap(kind: string): void
  /** Asks how many decisions wait for a thread to think about them whenever the figures are read. */
  watchBots(waiting: () => number): void
}

const FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** Everything at /metrics; lag of the event loop, memory and the like come with the library. `pulse` hears of times. */
export function openMetrics(pulse: Pulse): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = (name: string, help: string) => new Counter({ name: `ludoteca_${name}`, help, registers })
  const gauge = (name: string, help: string) => new Gauge({ name: `ludoteca_${name}`, help, registers })
  const moves = new Histogram({
    name: 'ludoteca_move_seconds',
    help: 'From the arrival of a command until it is on disk and sent on',
    buckets: FAST,
    registers,
  })
  const refusals = new Counter({
    name: 'ludoteca_refusals_total',
    help: 'Commands refused, by rule',
    labelNames: ['rule'],
    registers,
  })
  const requests = new Histogram({
    name: 'ludoteca_request_seconds',
    help: 'Answers under /api, by route and status',
    labelNames: ['route', 'status'],
    buckets: FAST,
    registers,
  })
  const commits = new Histogram({
    name: 'ludoteca_commit_writes',
    help: 'Writes that went to disk together, by commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  })
  const errors = counter('errors_total', 'Things that went wrong and were logged')
  const unlogged = counter('log_lines_lost_total', 'Lines of the log that found no room on their way out')
  const mishaps = new Counter({
    name: 'ludoteca_mishaps_total',
    help: 'Failures that nobody caught, by kind; the first one closes the server',
    labelNames: ['kind'],
    registers,
  })
  const lost = counter('appends_lost_total', 'Appends that another writer was faster with')
  const damaged = counter('tables_damaged_total', 'Tables whose log does not replay')
  const sockets = gauge('sockets', 'Open live lines')
  const tables = gauge('tables_loaded', 'Tables in memory')
  return {
    registry,
    moved(milliseconds, table) {
      moves.observe(milliseconds / 1000)
      pulse.took('move', milliseconds, { table })
    },
    refused: rule => refusals.inc({ rule }),
    appendLost: () => lost.inc(),
    damaged: () => damaged.inc(),
    sockets: count => sockets.set(count),
    tables: count => tables.set(count),
    committed: writes => commits.observe(writes),
    failed: () => errors.inc(),
    unlogged: () => unlogged.inc(),
    mishap: kind => mishaps.inc({ kind }),
    watchBots(waiting) {
      new Gauge({
        name: 'ludoteca_bots_waiting',
        help: 'Decisions of bots that wait for a thread',
        registers,
        collect() {
          this.set(waiting())
        },
      })
    },
    answered(method, route, status, milliseconds) {
      requests.observe({ route, status: String(status) }, milliseconds / 1000)
      pulse.took('request', milliseconds, { what: `${method} ${route}` })
    },
  }
}
