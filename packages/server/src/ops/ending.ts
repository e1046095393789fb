/** Failures that nobody caught, which end the process. */
const MISHAPS = ['uncaughtException', 'unhandledRejection'] as const
export type Mishap = (typeof MISHAPS)[number]

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Resolves with the exit code when it is time to close: 0 at a signal, 1 at a failure that nobody caught. `mishap` is
 * told of every such failure, also of those that happen while the server is being closed.
 */
export function untilEnd(mishap: (kind: Mishap, error: unknown) => void): Promise<number> {
  return new Promise(resolve => {
    // A second signal must not end the process while the server is being closed: npm passes on what the terminal has sent.
    for (const signal of SIGNALS) process.on(signal, () => resolve(0))
    for (const kind of MISHAPS) {
      process.on(kind, (error: unknown) => {
        resolve(1)
        mishap(kind, error)
      })
    }
    // Whoever listened to what is said here may be gone: that is no reason to close.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  })
}
