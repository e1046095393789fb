import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

const loader = pathToFileURL(join(root, 'scripts', 'ts.mjs')).href

/** Runs a TypeScript file of this repository in a child process; resolves with its exit code. */
export function runTs(file, args = []) {
  const child = spawn(process.execPath, ['--import', loader, join(root, file), ...args], { stdio: 'inherit' })
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
