import pino from 'pino'
import type { Log } from '../live/hub.ts'

const [WARN, ERROR] = [40, 50]
const STANDARD_ERROR = 2
/** What could not be written waits for the next try; what is more than this is lost. */
const MOST_WAITING = 2 ** 20

/**
 * One line of JSON for each thing worth knowing, on standard error: people read standard output.
 * `heard` is told of warnings and errors. A log that nobody reads, or for which the disk has no room, is no reason to
 * fail: `heard` is told all the same.
 */
export function openLog(
  level: string,
  heard: (grave: boolean, facts: unknown, text: unknown) => void,
  dest = STANDARD_ERROR,
): Log {
  const destination = pino.destination({ dest, sync: true, maxLength: MOST_WAITING })
  destination.on('error', () => {})
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
    destination,
  )
}
