// Installs dependencies when they are missing or the lock file has changed. Uses only what Node ships.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const lock = join(root, 'package-lock.json')
const marker = join(root, 'node_modules', '.ludoteca-lock')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Ludoteca needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

export function ensureInstalled() {
  const want = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === want) return
  console.error('Installing dependencies (first time, or after an update)…')
  const npm = process.env.npm_execpath
  // Not `npm ci`: it refuses a lock file that leaves out binaries for platforms other than this one.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (done.status !== 0) {
    console.error('Dependencies could not be installed. Is the npm registry reachable?')
    process.exit(done.status ?? 1)
  }
  writeFileSync(marker, want)
}
