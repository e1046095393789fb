// npm run test:platforms [-- --full]: installs for every platform the project is for, into a folder that is gone
// afterwards, and says what is missing. A dry run asks the registry for each binary; --full fetches and unpacks all.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './lib/install.mjs'
import { binariesFor, PLATFORMS } from './lib/lock.mjs'
import { npmText } from './lib/npm.mjs'

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } })
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const checksums = new Map()

/** What the registry says of one version, asked once. */
function published(name, version) {
  const key = `${name}@${version}`
  if (!checksums.has(key))
    checksums.set(
      key,
      npmText(['view', key, 'dist.integrity', '--loglevel=notice', '--no-color', '--no-json']).then(
        text => text.trim(),
        () => '',
      ),
    )
  return checksums.get(key)
}

function copyManifests(folder) {
  const workspaces = Object.keys(lock.packages).filter(key => key !== '' && !key.includes('node_modules/'))
  const files = [
    'package.json',
    'package-lock.json',
    '.npmrc',
    ...workspaces.map(each => `${each}/package.json`),
  ]
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
}

/** Installs for one platform; answers with what is missing. */
async function install(platform, folder) {
  copyManifests(folder)
  const flags = [`--os=${platform.os}`, `--cpu=${platform.cpu}`]
  if (platform.libc) flags.push(`--libc=${platform.libc}`)
  const quiet = [
    '--loglevel=notice',
    '--no-color',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
  ]
  const told = await npmText(['ci', ...(values.full ? [] : ['--dry-run']), ...flags, ...quiet], {
    cwd: folder,
  })
  const wanted = binariesFor(lock, platform)
  if (values.full) return wanted.filter(each => !existsSync(join(folder, each.at, 'package.json')))
  const added = new Set(told.split(/\r?\n/).map(line => /^add (\S+) /.exec(line)?.[1]))
  const there = await Promise.all(
    wanted.map(async each => (await published(each.name, each.version)) === each.integrity),
  )
  return wanted.filter((each, at) => !added.has(each.name) || !there[at])
}

ensureInstalled()
const bad = []
for (const platform of PLATFORMS) {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-platform-'))
  try {
    const missing = await install(platform, folder)
    const count = binariesFor(lock, platform).length
    const words = missing.map(each => `${each.name}@${each.version}`).join(', ')
    console.log(
      `${platform.name}: ${missing.length === 0 ? `complete (${count} binaries)` : `missing ${words}`}`,
    )
    if (missing.length > 0) bad.push(platform.name)
  } catch (problem) {
    console.log(`${platform.name}: ${problem.message}`)
    bad.push(platform.name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
process.exitCode = bad.length > 0 ? 1 : 0
