// A machine that nobody has touched, as far as one machine can play another: nothing of the person's own is seen.
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { npmSync } from '../npm.mjs'

/** What a program needs to start at all and to reach the registry; everything else is left behind. */
const KEPT =
  /^(?:path|pathext|systemroot|systemdrive|comspec|windir|programfiles.*|.*_proxy|.*_cert.*|ssl_.*)$/i
/** Fourteen hours ahead: where the day is another one. */
const FAR = 'Pacific/Kiritimati'

/** One Latin font and no other; where there is no fontconfig, none. */
function writeFonts(folder) {
  mkdirSync(folder)
  const asked = ['-f', '%{file}', 'DejaVu Sans:lang=en']
  const { status, stdout } = spawnSync('fc-match', asked, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (status === 0 && stdout) copyFileSync(stdout, join(folder, basename(stdout)))
  const file = join(folder, 'fonts.conf')
  const xml = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${xml(folder)}</dir><cachedir>${xml(join(folder, 'cache'))}</cachedir></fontconfig>\n`,
  )
  return file
}

function git(args) {
  const { status } = spawnSync('git', args, { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error(`git ${args[0]} failed`)
}

/** Makes the folders and clones what has been committed; `seed` is an npm cache to begin with, or nothing. */
export function makePlace(root, seed) {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-fresh-'))
  // PostgreSQL runs as nobody where we are root, and has to come in.
  chmodSync(folder, 0o755)
  const [home, cache, clone] = ['home', 'npm-cache', 'ludoteca'].map(name => join(folder, name))
  const temporary = join(folder, 'tmp')
  for (const each of [home, temporary]) mkdirSync(each)
  if (seed) cpSync(seed, cache, { recursive: true })
  else mkdirSync(cache)
  git(['clone', '--quiet', '--no-hardlinks', root, clone])
  const registry = npmSync(['config', 'get', 'registry', '--loglevel=error'], { cwd: folder }).stdout.trim()
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name))
  const env = {
    ...Object.fromEntries(kept),
    ...{ HOME: home, USERPROFILE: home, APPDATA: home, LOCALAPPDATA: home },
    ...{ TMPDIR: temporary, TEMP: temporary, TMP: temporary },
    ...{ LANG: 'C', LC_ALL: 'C', TZ: FAR, FONTCONFIG_FILE: writeFonts(join(folder, 'fonts')) },
    ...{ npm_config_cache: cache, npm_config_registry: registry },
  }
  return { folder, clone, cache, env }
}
