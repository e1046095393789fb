// Builds the page when its sources have changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './install.mjs'
import { runBin } from './node.mjs'

const SOURCES = [
  'package-lock.json',
  'packages/engine/src',
  'packages/games',
  'packages/page-kit/src',
  'packages/shelf/src',
  'packages/bot-kit/src',
  'packages/bots/src',
  'packages/review/src',
  'packages/protocol/src',
  'packages/tournament/src',
  'packages/web',
]
const IGNORED = /(?:^|[\\/])(?:node_modules|dist|test|fixtures)(?:[\\/]|$)/

const PAGE = {
  config: 'packages/web/vite.config.ts',
  folder: 'packages/web/dist',
  /** Beside the page, not in it: what lies in it is served. */
  marker: '.cache/page-sources',
  more: [],
}

function* files(path) {
  if (!existsSync(path) || IGNORED.test(relative(root, path))) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

function digest(more) {
  const hash = createHash('sha256')
  for (const source of [...SOURCES, ...more]) {
    for (const file of files(join(root, source))) hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Resolves with true when the page, or one built otherwise from further sources, is there and up to date. */
export async function ensurePage({ config, folder, marker, more } = PAGE) {
  const want = digest(more)
  const built = join(root, marker)
  if (
    existsSync(join(root, folder, 'index.html')) &&
    existsSync(built) &&
    readFileSync(built, 'utf8') === want
  )
    return true
  console.error('Building the page (first time, or after a change)…')
  const code = await runBin('vite', ['build', 'packages/web', '--config', config, '--logLevel', 'warn'], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) return false
  mkdirSync(dirname(built), { recursive: true })
  writeFileSync(built, want)
  return true
}
