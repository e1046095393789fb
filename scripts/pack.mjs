// npm run pack:server: makes dist/ludoteca-<version>.tgz, from which `npx` starts the server.
// npm run pack:check: makes it, installs it into an empty folder and plays there.
import { ensureInstalled } from './lib/install.mjs'
import { runBin } from './lib/node.mjs'
import { ensurePage } from './lib/page.mjs'

ensureInstalled()
if (!(await ensurePage())) process.exit(1)
const { packServer } = await import('./lib/package.mjs')
const tarball = await packServer()
console.log(tarball)
if (process.argv.includes('--check')) {
  process.exitCode = await runBin(
    'vitest',
    ['run', '--config', 'e2e/package/vitest.config.ts', 'installed'],
    {
      env: { ...process.env, TARBALL: tarball },
    },
  )
}
