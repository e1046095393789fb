import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/** A command that is running, with everything it has started. */
interface Running {
  readonly input: Writable
  readonly output: Readable
  /** Calls back once, when the command has ended by itself or was ended. */
  onExit(left: () => void): void
  /** Ends it and all that belongs to it. */
  end(): void
}

/** Whether the system has groups of processes that can be ended together. */
const GROUPS = process.platform !== 'win32'

/**
 * The command in a group of its own, with a guard beside it that listens to channel 3. That channel closes when we leave
 * in whatever way (Ctrl-C, a signal, a crash, a thread that is stopped), and the guard then ends the group. Handlers of
 * signals could not do it: a worker thread has none. The shell holds neither end of the program's own channels, so that
 * its output ends when the program closes it.
 */
const GUARDED = `
exec 4<&0 </dev/null
sh -c "$0" <&4 3<&- 4<&- & program=$!
exec 4<&- >/dev/null 2>&1
{ read -r _ <&3; kill -9 0; } & guard=$!
exec 3<&-
wait $program
kill $guard
wait $guard
kill -9 0
`

export function run(command: string): Running {
  const child = GROUPS
    ? spawn('/bin/sh', ['-c', GUARDED, command], {
        stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
        detached: true,
      })
    : spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const { stdin, stdout } = child
  if (!stdin || !stdout) throw new Error('a program without input and output')
  const channel = child.stdio[3] as Writable | undefined
  // A program that has ended does not read what it was sent.
  for (const pipe of [stdin, stdout, channel]) pipe?.on('error', () => undefined)
  let over = false
  return {
    input: stdin,
    output: stdout,
    onExit(left) {
      const once = (): void => {
        if (over) return
        over = true
        channel?.destroy()
        left()
      }
      child.on('error', once)
      child.on('exit', once)
    },
    end() {
      if (!over) endGroup(child)
    },
  }
}

function endGroup(child: ChildProcess): void {
  try {
    if (child.pid === undefined) child.kill('SIGKILL')
    else if (GROUPS) process.kill(-child.pid, 'SIGKILL')
    else spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' })
  } catch {
    // It has just left by itself.
  }
}
