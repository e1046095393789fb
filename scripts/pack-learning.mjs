// npm run pack:learning: makes dist/learning, with which bots learn and numbers are balanced where there are Node and Python but no packages.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './lib/install.mjs'
import { withoutParts } from './lib/parts.mjs'
import { threadAddresses } from './lib/threads.mjs'

const folder = join(root, 'dist', 'learning')
const tools = 'packages/bots/tools'
const games = readdirSync(join(root, 'packages/games'))
const balanced = games.filter(id => existsSync(join(root, 'packages/games', id, 'tools/balance')))

/** What a game brings for these tools is found by its name, which is no address. */
const entries = {
  name: 'entries-of-games',
  transform: {
    filter: { code: 'import(entryOf(id))' },
    handler: (code, file) => {
      const [entry, from] = file.includes('balance') ? ['tools/balance', balanced] : ['bot/training', games]
      const loaders = from.map(id => `'${id}': () => import('@ludoteca/${id}/${entry}')`)
      return code.replace('import(entryOf(id))', `({ ${loaders.join(', ')} })[id]()`)
    },
  },
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const build = await rolldown({
  cwd: root,
  input: [
    ...['selfplay', 'school', 'match', 'table', 'networks'].map(name => `${tools}/learning/${name}.ts`),
    ...['main', 'play'].map(name => `${tools}/balance/${name}.ts`),
  ],
  platform: 'node',
  external: name => /^[@a-z]/i.test(name) && !name.startsWith('@ludoteca/') && !name.startsWith('packages/'),
  plugins: [withoutParts('page', 'cover'), threadAddresses, entries],
  checks: { pluginTimings: false },
})
await build.write({
  dir: folder,
  preserveModules: true,
  preserveModulesRoot: root,
  entryFileNames: '[name].js',
})
await build.close()
cpSync(join(root, 'packages/bots/training'), join(folder, 'packages/bots/training'), {
  recursive: true,
  filter: file => !file.includes('__pycache__'),
})
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
console.log(folder)
