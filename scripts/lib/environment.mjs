// What a run of the tests depends on, so that a difference between two machines can be seen. Uses only what Node ships.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { hasBundledBrowser, installedBrowser } from './browser.mjs'
import { root } from './install.mjs'
import { npmSync } from './npm.mjs'

const GIGABYTE = 1024 ** 3

function said(program, args) {
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout.trim() : null
}

function fonts() {
  if (process.platform !== 'linux') return 'those of the system'
  const all = said('fc-list', [':', 'family'])
  if (all === null) return 'no fontconfig here'
  const count = text => new Set((text ?? '').split('\n').filter(Boolean)).size
  const latin = said('fc-match', ['-f', '%{family[0]}', 'sans-serif'])
  return `${count(all)} families, ${count(said('fc-list', [':lang=zh', 'family']))} Chinese; sans-serif is ${latin}`
}

function browsers() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const bundled = `Chromium ${packages['node_modules/@sparticuz/chromium'].version} from npm`
  const installed = installedBrowser()
  const found = [hasBundledBrowser() ? bundled : [], installed ?? []].flat()
  return found.length > 0 ? found.join(', ') : 'none'
}

function locale() {
  const { LC_ALL, LC_CTYPE, LANG } = process.env
  return `${LC_ALL || LC_CTYPE || LANG || 'unset'} (${Intl.DateTimeFormat().resolvedOptions().locale})`
}

/** One line for each fact. */
export function environment() {
  const npm = npmSync(['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).stdout.trim()
  const memory = `${Math.round(totalmem() / GIGABYTE)} GB`
  const lines = {
    Node: `${process.versions.node}, npm ${npm}`,
    System: `${process.platform} ${process.arch} ${release()}, ${availableParallelism()} cores, ${memory}`,
    Locale: locale(),
    Timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    Fonts: fonts(),
    Browser: browsers(),
  }
  return Object.entries(lines).map(([name, fact]) => `${name}: ${fact}`)
}
