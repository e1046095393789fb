// npm run <name> -- …: makes sure dependencies are there, then runs one TypeScript entry.
import { ensureInstalled } from './lib/install.mjs'
import { runTs } from './lib/node.mjs'

ensureInstalled()
const [file, ...args] = process.argv.slice(2)
process.exitCode = await runTs(file, args)
