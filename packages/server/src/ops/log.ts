import pino from 'pino'
import type { Log } from '../live/hub.ts'

const [WARN, ERROR] = [40, 50]

/**
 * One line of JSON for each thing worth knowing, on standard error: people read standard output.
 * `heard` is told of warnings and errors.
 */
export const openLog = (level: string, heard: (grave: boolean, facts: unknown, text: unknown) => void): Log =>
  pino(
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
    pino.destination({ dest: 2, sync: true }),
  )
