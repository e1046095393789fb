import { writeSync } from 'node:fs'

/** What could not be written waits for the next try; what is more than this is lost. */
const MOST_WAITING = 2 ** 20
const AGAIN_MS = 100

const STANDARD_ERROR = 2

interface Outflow {
  write(line: string): void
}

/**
 * Lines on their way out of the process. They are written at once where that can be done; who does not read them, or has
 * no room for them, is tried again and again, and nobody waits for it. `lost` is told of every line there was no room for.
 */
export function openOutflow(fd: number, lost: () => void): Outflow {
  // Node makes a pipe say whether it is full, instead of waiting, when it opens a stream on it.
  if (fd === STANDARD_ERROR) void process.stderr
  const waiting: Buffer[] = []
  let bytes = 0
  let again: NodeJS.Timeout | undefined

  const flow = (): void => {
    clearTimeout(again)
    again = undefined
    try {
      for (let next = waiting[0]; next; next = waiting[0]) {
        const written = writeSync(fd, next)
        bytes -= written
        if (written < next.length) waiting[0] = next.subarray(written)
        else waiting.shift()
      }
    } catch {
      again = setTimeout(flow, AGAIN_MS)
      again.unref()
    }
  }

  return {
    write(text) {
      const line = Buffer.from(text)
      if (bytes + line.length > MOST_WAITING) return lost()
      waiting.push(line)
      bytes += line.length
      if (!again) flow()
    },
  }
}
