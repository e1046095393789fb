import { movedAway, rememberDatabase } from './file-identity.ts'
import type { Held } from './lock.ts'

/** How often a server looks whether its files are still its own. */
const LOOK_MS = 1_000

interface Watching {
  /** Something that the host should know, though it was put right. */
  warn(text: string): void
  /** The files are no longer this server's: nothing more may be promised. */
  lost(why: Error): void
}

/** Looks after the files of an open server until what is returned is called: anybody may remove a file that is open. */
export function watchFiles(file: string, held: Held, { warn, lost }: Watching): () => void {
  const moved = rememberDatabase(file)
  const look = (): void => {
    try {
      const gone = moved()
      if (gone !== null) throw movedAway(gone)
      if (held.renew())
        warn(`${held.path} was removed while the server is running; it is there and locked again`)
    } catch (error) {
      clearInterval(timer)
      lost(error as Error)
    }
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
