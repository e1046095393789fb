import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'
import { leash } from './leash.mjs'
import { PLAIN_FLAGS, plainName, plainWords } from './plain.mjs'

const address = (...path) => pathToFileURL(join(root, 'scripts', ...path)).href
const tether = address('lib', 'tether.mjs')

// Node helps itself with four threads however few cores there are. When they collect garbage, whoever waits for an
// answer waits for them too: one core is left to the program.
const helpers = Math.max(1, Math.min(4, availableParallelism() - 1))

/** How Node is started for a TypeScript file of this repository. */
export const nodeFlags = [`--v8-pool-size=${helpers}`, '--import', address('ts.mjs')]

/** Runs a TypeScript file of this repository in a child process; resolves with its exit code. */
export function runTs(file, args = []) {
  const words = [...nodeFlags, '--import', tether, join(root, file), ...args]
  return leash(spawn(process.execPath, words, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }))
}

/** The packages whose programs are run, by the program's name. */
const PACKAGES = { biome: '@biomejs/biome', tsc: 'typescript', vite: 'vite', vitest: 'vitest' }

function wordsFor(name, args) {
  const plain = /^vite/.test(name) ? plainName(root) : root
  const home = join(plain, 'node_modules', PACKAGES[name])
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const file = join(home, typeof bin === 'string' ? bin : bin[name])
  if (plain === root) return [file, ...args]
  const loader = pathToFileURL(join(plain, 'scripts', 'ts.mjs')).href
  return [...PLAIN_FLAGS, '--import', loader, file, ...plainWords(name, args, root, plain)]
}

/** Runs the program of an installed package: its JavaScript file, which is the same on every platform. */
export const runBin = (name, args = [], options = {}) =>
  leash(spawn(process.execPath, wordsFor(name, args), { cwd: root, stdio: 'inherit', ...options }))
