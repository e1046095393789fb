import pino from 'pino'
import type { Log } from '../live/hub.ts'

/** One line of JSON for each thing worth knowing, on standard error: people read standard output. */
export const openLog = (level: string): Log =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: true }),
  )
