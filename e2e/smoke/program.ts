import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

/** Waits for what a program says about itself when it has started. */
export function saying(program: ChildProcess, from: Readable, what: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    from.on('data', chunk => {
      said += chunk
      const found = what.exec(said)
      if (found) resolve(found[1] ?? '')
    })
    program.once('error', reject)
    program.once('exit', code => reject(new Error(`it ended with ${code}: ${said}`)))
  })
}

export function ended(program: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve()
    program.once('exit', () => resolve())
    program.kill('SIGTERM')
  })
}
