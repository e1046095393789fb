// Vite reads `#` and `?` in a path as the end of it, and `%20` as a space. In a checkout whose path has one of them, Vite
// and Vitest are given the same files under a plain name: a link in the folder for temporary files, which nothing may resolve.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readlinkSync, realpathSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

const KEEP_LINKS = '--preserve-symlinks'

/** The folder under a name that Vite can read. */
export function plainName(folder, temporary = tmpdir()) {
  if (!/[#?]|%[\da-f]{2}/i.test(folder)) return folder
  const link = join(temporary, `ludoteca-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  if (lstatSync(link, { throwIfNoEntry: false })) {
    if (resolve(temporary, readlinkSync(link)) === resolve(folder)) return link
    unlinkSync(link)
  }
  symlinkSync(folder, link, 'junction')
  return link
}

/** The words for Vite or Vitest, with the paths of the checkout under the plain name and all they would look for. */
export function plainWords(name, args, folder, plain) {
  const renamed = args.map(arg => {
    const path = resolve(folder, arg)
    return !arg.startsWith('-') && existsSync(path) ? join(plain, relative(folder, path)) : arg
  })
  const given = renamed.indexOf('--config')
  const usual = name === 'vite' ? join('packages', 'web', 'vite.config.ts') : 'vitest.config.ts'
  const config = given < 0 ? join(plain, usual) : renamed[given + 1]
  if (given < 0) renamed.push('--config', config)
  if (name === 'vitest') renamed.push('--root', dirname(config))
  return [...renamed, '--configLoader', 'native']
}

/** How Node is started so that it takes the link for the folder itself. */
export const PLAIN_FLAGS = [KEEP_LINKS, `${KEEP_LINKS}-main`]

/** Our own packages are links too: those are followed, or what looks for files beside itself would not find them. */
const ownPackages = {
  name: 'own-packages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('@ludoteca/')) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const [, plain, name, rest] = /^(.*)\/node_modules\/(@ludoteca\/[^/]+)\/(.*)$/.exec(found?.id ?? '') ?? []
    if (plain === undefined) return found
    const real = realpathSync(join(plain, 'node_modules', name))
    return join(plain, relative(realpathSync(plain), real), rest).replaceAll('\\', '/')
  },
}

/** What Vite and Vitest have to know when they were started so. */
export const plainConfig = process.execArgv.includes(KEEP_LINKS)
  ? { resolve: { preserveSymlinks: true }, plugins: [ownPackages] }
  : {}
