import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

interface Times {
  readonly parent: number
  readonly own: number
  /** With children that have ended. */
  readonly all: number
}

/** What the system says about a process; null when it is gone. */
function timesOf(pid: number): Times | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const at = (field: number): number => Number(fields[field])
    const own = at(11) + at(12)
    return { parent: at(1), own, all: own + at(13) + at(14) }
  } catch {
    return null
  }
}

/** Milliseconds that a process and its children have used, ended ones included. On Linux alone. */
export function cpuOfFamily(pid: number): number {
  const head = timesOf(pid)
  if (!head)
    throw new Error('what the database uses can be measured on Linux only, where it runs on this machine')
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => timesOf(Number(name)))
    .filter(times => times?.parent === pid)
  return (head.all + children.reduce((sum, times) => sum + (times?.own ?? 0), 0)) * TICK_MS
}

/** Bytes that a process has sent to the disk. On Linux alone. */
export function writtenBy(pid: number): number {
  const [, bytes = '0'] = /write_bytes: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, 'utf8')) ?? []
  return Number(bytes)
}
