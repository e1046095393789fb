// npm run fuzz -- http|frames …: what a server might be sent; anything else: random games under the laws.
import { ensureInstalled } from './lib/install.mjs'
import { runTs } from './lib/node.mjs'

ensureInstalled()
const args = process.argv.slice(2)
const online = args[0] === 'http' || args[0] === 'frames'
process.exitCode = await runTs(online ? 'bench/fuzz/main.ts' : 'packages/testkit/src/fuzz/main.ts', args)
