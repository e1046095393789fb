/** The most questions in one batch: far more than come together while the database keeps up. */
export const MOST = 100

interface Waiting<Job, Result> {
  readonly job: Job
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Asks at once for all that has come in while the question before was under way. The busier the database, the fewer
 * messages each thing asked for costs this process and the database.
 */
export function together<Job, Result>(
  ask: (jobs: readonly Job[]) => Promise<readonly Result[]>,
): (job: Job) => Promise<Result> {
  const waiting: Waiting<Job, Result>[] = []
  let asking = false

  async function askAll(): Promise<void> {
    if (asking) return
    asking = true
    while (waiting.length > 0) {
      // What the network has brought in one go is asked in one go.
      await new Promise(setImmediate)
      const some = waiting.splice(0, MOST)
      await ask(some.map(each => each.job)).then(
        results => {
          for (const [at, each] of some.entries()) each.resolve(results[at] as Result)
        },
        error => {
          for (const each of some) each.reject(error)
        },
      )
    }
    asking = false
  }

  return job =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject })
      void askAll()
    })
}
