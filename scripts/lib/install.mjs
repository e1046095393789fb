// Installs dependencies when they are missing or the lock file has changed. Uses only what Node ships.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmSync } from './npm.mjs'

export const root = realpathSync(join(dirname(fileURLToPath(import.meta.url)), '..', '..'))
const lock = join(root, 'package-lock.json')
const hidden = join(root, 'node_modules', '.package-lock.json')
const marker = join(root, 'node_modules', '.ludoteca-lock')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Ludoteca needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Whether npm says of itself that it has installed what the lock file names. */
export function holds(lock, installed) {
  const here = installed.packages
  return Object.entries(lock.packages).every(([key, wanted]) => {
    if (key === '' || !key.includes('node_modules/')) return true
    const found = here[key]
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

const read = file => JSON.parse(readFileSync(file, 'utf8'))

export function ensureInstalled() {
  const want = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === want) return
  if (!existsSync(hidden) || !holds(read(lock), read(hidden))) {
    console.error('Installing dependencies (first time, or after an update)…')
    const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']
    const { status } = npmSync(args, { cwd: root, stdio: ['ignore', 2, 2] })
    if (status !== 0) {
      console.error('Dependencies could not be installed. Is the npm registry reachable?')
      process.exit(status ?? 1)
    }
  }
  writeFileSync(marker, want)
}
