import Database from 'libsql/promise'

const EVERY_MS = 500

/**
 * Moves what has been committed from the write-ahead log into the database, beside the writer and without blocking
 * it or any thread of ours. Left to SQLite, a commit of the writer would do it now and then, while players wait.
 * Returns how to stop.
 */
export function startCheckpoints(file: string): () => Promise<void> {
  const database = new Database(file, {})
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => database.exec('pragma wal_checkpoint(passive)')).then(() => {})
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
    database.close()
  }
}
