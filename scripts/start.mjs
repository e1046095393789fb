// npm start: installs what is missing and starts a game of Puerto Rico against bots in this terminal.
import { ensureInstalled } from './lib/install.mjs'
import { runTs } from './lib/node.mjs'

ensureInstalled()
process.exitCode = await runTs('packages/cli/src/main.ts', ['play', 'puerto-rico', ...process.argv.slice(2)])
