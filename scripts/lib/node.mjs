import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/** The packages whose programs are run, by the program's name. */
const PACKAGES = { biome: '@biomejs/biome', tsc: 'typescript', vite: 'vite', vitest: 'vitest' }

/** Runs the program of an installed package: its JavaScript file, which is the same on every platform. */
export function runBin(name, args = [], options = {}) {
  const home = join(root, 'node_modules', PACKAGES[name])
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const file = join(home, typeof bin === 'string' ? bin : bin[name])
  const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', ...options })
  return new Promise(resolve => child.on('exit', code => resolve(code ?? 1)))
}
