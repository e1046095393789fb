// Everything, from a fresh clone: installs what is missing, then checks and tests in order of speed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './lib/install.mjs'
import { runBin } from './lib/node.mjs'

ensureInstalled()
const check = spawnSync(process.execPath, [join(root, 'scripts', 'check.mjs')], { stdio: 'inherit' })
if (check.status !== 0) process.exit(check.status ?? 1)
console.log('\n▸ tests')
process.exitCode = await runBin('vitest', ['run'])
