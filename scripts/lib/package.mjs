// The server as a package that needs neither this repository nor build tools: every module of the command and the
// server as JavaScript in the folders it has here, so that what looks for files beside itself finds them.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './install.mjs'
import { npmText } from './npm.mjs'
import { withoutParts } from './parts.mjs'
import { threadAddresses } from './threads.mjs'

const folder = join(root, 'dist', 'package')
const COMMAND = 'packages/cli/src/main.ts'
/** Started by address, not by import. */
const THREADS = [
  'packages/bots/src/crew/thread.ts',
  'packages/cli/src/arena/worker.ts',
  'packages/server/src/bots/worker.ts',
  'packages/server/src/reviews/worker.ts',
  'packages/server/src/store/sqlite/thread.ts',
]
const BIN = `#!/usr/bin/env node
import { resolve } from 'node:path'

// The package itself may lie in a cache: what people play is kept where the server was started.
process.env.LUDOTECA_DATA ||= resolve('data')
await import('./${COMMAND.replace('.ts', '.js')}')
`

const read = file => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** Writes the modules; answers with the packages they import. */
async function writeModules() {
  const build = await rolldown({
    cwd: root,
    input: [COMMAND, ...THREADS],
    platform: 'node',
    external: name =>
      /^[@a-z]/i.test(name) && !name.startsWith('@ludoteca/') && !name.startsWith('packages/'),
    plugins: [withoutParts('page', 'cover'), threadAddresses],
    checks: { pluginTimings: false },
  })
  const { output } = await build.write({
    dir: folder,
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: '[name].js',
  })
  await build.close()
  const imported = output.flatMap(chunk => [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
  return new Set(imported.filter(name => !name.endsWith('.js') && !isBuiltin(name)).map(packageOf))
}

const packageOf = name => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]

/** The versions that the packages of this repository ask for. */
function versionsOf(names) {
  const asked = Object.assign(
    {},
    ...['server', 'protocol'].map(each => read(`packages/${each}/package.json`).dependencies),
  )
  return Object.fromEntries(
    [...names].sort().map(name => {
      if (!asked[name]) throw new Error(`nobody says which version of ${name} is needed`)
      return [name, asked[name]]
    }),
  )
}

function writeManifest(needed) {
  const { name, version, description, license, type, engines, overrides } = read('package.json')
  // Overrides count only at the root of an installation; as dependencies they are what the others share.
  const { packages } = read('package-lock.json')
  const shared = Object.entries(overrides).filter(([each]) => !packages[`node_modules/${each}`].dev)
  const dependencies = { ...needed, ...Object.fromEntries(shared) }
  const manifest = { name, version, description, license, type, engines, bin: 'ludoteca.js', dependencies }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'ludoteca.js'), BIN, { mode: 0o755 })
}

function copyFiles() {
  const games = 'packages/games'
  const books = readdirSync(join(root, games)).map(game => `${games}/${game}/rules/rulebook`)
  for (const path of ['packages/web/dist', ...books, 'LICENSE', 'README.md', 'README.zh-CN.md']) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: file => !basename(file).startsWith('.'),
    })
  }
}

/** Makes the tarball from a page that has been built; answers with its path. */
export async function packServer() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeManifest(versionsOf(await writeModules()))
  copyFiles()
  const told = await npmText(['pack', '--json', '--pack-destination', '..'], { cwd: folder })
  return join(root, 'dist', JSON.parse(told)[0].filename)
}
