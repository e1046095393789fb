import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const loader = new URL('../../../../scripts/ts.mjs', import.meta.url).href

/** Runs a program of this folder in a process of its own; lines it says are heard one by one. */
export function start(program: string, ...args: string[]): { child: ChildProcess; hear(): Promise<string> } {
  const file = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, ['--import', loader, file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return { child, hear: async () => (await lines.next()).value ?? '' }
}

export const ended = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
