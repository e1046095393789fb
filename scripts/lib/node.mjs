import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

const loader = pathToFileURL(join(root, 'scripts', 'ts.mjs')).href

// Node helps itself with four threads however few cores there are. When they collect garbage, whoever waits for an
// answer waits for them too: one core is left to the program.
const helpers = Math.max(1, Math.min(4, availableParallelism() - 1))

/** How Node is started for a TypeScript file of this repository. */
export const nodeFlags = [`--v8-pool-size=${helpers}`, '--import', loader]

/** Runs a TypeScript file of this repository in a child process; resolves with its exit code. */
export function runTs(file, args = []) {
  const child = spawn(process.execPath, [...nodeFlags, join(root, file), ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise(resolve => child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))))
}

/** Runs a program installed under node_modules/.bin. */
export function runBin(name, args = [], options = {}) {
  const child = spawn(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  return new Promise(resolve => child.on('exit', code => resolve(code ?? 1)))
}
