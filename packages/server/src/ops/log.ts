import pino from 'pino'
import type { Log } from '../live/hub.ts'
import { openOutflow } from './outflow.ts'

const [WARN, ERROR] = [40, 50]
const STANDARD_ERROR = 2

interface Listener {
  /** A warning or an error, as the log has it. */
  heard(grave: boolean, facts: unknown, text: unknown): void
  /** Counts a line that was lost: it could not be written, and too many wait already. */
  lost(): void
}

/**
 * One line of JSON for each thing worth knowing, on standard error: people read standard output. A log that nobody reads,
 * or for which the disk has no room, is no reason to fail or to wait: whoever listens is told all the same.
 */
export function openLog(level: string, { heard, lost }: Listener, dest = STANDARD_ERROR): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method, kind) {
          if (kind >= WARN) heard(kind >= ERROR, args[0], args[1])
          method.apply(this, args)
        },
      },
    },
    openOutflow(dest, lost),
  )
}
