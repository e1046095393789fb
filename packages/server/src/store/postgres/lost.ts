import { setTimeout as pause } from 'node:timers/promises'

/** Whatever can be had at the second or third try is; then those who ask are told, and ask again themselves. */
const PATIENCE_MS = 2_500
const PAUSE_MS = 50

/** The server shuts down, starts up, only reads yet, has no place left, or was told to end this connection. */
const HUNG_UP =
  /^(?:08...|25006|53300|57P0[1-5]|25P03|ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
const TORN = /Connection terminated|connection error|not queryable|Client was closed/i
const SILENT = /Query read timeout|timeout expired|timeout exceeded when trying to connect/i

export const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '')

const says = (error: unknown, what: RegExp): boolean => error instanceof Error && what.test(error.message)

/** There was no connection to say anything on. */
export class Unreached extends Error {
  readonly code: string

  constructor(cause: Error) {
    super(cause.message, { cause })
    this.code = codeOf(cause)
  }
}

/** Nobody has said that the connection is broken, but nothing comes through it. */
export const isSilence = (error: unknown): boolean =>
  says(error, SILENT) || says(error, /due to connection timeout/)

export const isLostConnection = (error: unknown): boolean =>
  HUNG_UP.test(codeOf(error)) || says(error, TORN) || isSilence(error)

/** Tries again, a little later each time, while `again` says that it may help. */
export async function insist<T>(work: () => Promise<T>, again: (error: unknown) => boolean): Promise<T> {
  const since = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!again(error) || performance.now() - since > PATIENCE_MS) throw error
      await pause(PAUSE_MS * tries)
    }
  }
}
