// Loaded into a program that a script runs: when the script is gone, however it went, the program is asked to close.
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.channel) {
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
  })
  process.channel.unref()
}
