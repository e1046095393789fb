import type { Log } from '../live/contract.ts'

/**
 * A job that nobody waits for: of a timer, or of somebody else's event. When it fails, now or later, that is logged
 * under `text`; without this it would end the process.
 */
export const guarded =
  <A extends readonly unknown[]>(log: Log, text: string, job: (...given: A) => unknown) =>
  (...given: A): void => {
    const failed = (error: unknown): void => log.error({ err: error }, text)
    try {
      const result = job(...given)
      if (result instanceof Promise) result.catch(failed)
    } catch (error) {
      failed(error)
    }
  }
