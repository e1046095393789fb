import type { Log } from '../live/contract.ts'

/** Takes every step in order, also when one before it fails: what can be closed is closed. Then says what went wrong first. */
export async function closeAll(log: Log, steps: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
      log.error({ err: error }, 'a part of the server did not close in good order')
    }
  }
  if (failures.length > 0) throw failures[0]
}
