import pino from 'pino'
import type { Log } from '../live/hub.ts'

const ERROR = 50

/**
 * One line of JSON for each thing worth knowing, on standard error: people read standard output.
 * `failed` hears of errors.
 */
export const openLog = (level: string, failed: () => void): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method, kind) {
          if (kind >= ERROR) failed()
          method.apply(this, args)
        },
      },
    },
    pino.destination({ dest: 2, sync: true }),
  )
