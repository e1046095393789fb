import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (data: string): string => join(data, 'room.pid')

/** Leaves word in the data folder that a room is open on it. Returns how to take it back. */
export function markOpen(data: string): () => void {
  writeFileSync(fileIn(data), `${process.pid}\n`)
  return () => rmSync(fileIn(data), { force: true })
}

/** The process of the room that is open on a data folder; null when none is. */
export function openBy(data: string): number | null {
  try {
    const pid = Number(readFileSync(fileIn(data), 'utf8'))
    process.kill(pid, 0)
    return pid
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 0 : null
  }
}
