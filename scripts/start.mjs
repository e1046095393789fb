// npm start: installs what is missing, builds the page if it is stale, serves it and says where.
import { ensureInstalled } from './lib/install.mjs'
import { runTs } from './lib/node.mjs'
import { ensurePage } from './lib/page.mjs'

ensureInstalled()
const asked = process.argv.slice(2)
const ready = asked.includes('--help') || asked.includes('-h') || (await ensurePage())
process.exitCode = ready ? await runTs('packages/cli/src/main.ts', ['serve', ...asked]) : 1
