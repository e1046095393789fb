// npm run test:browsers: all three games, the lobby and a table online in Firefox and WebKitGTK as the system has them.
// Nothing is installed; what is missing is named, and counts as a failure.
import { ensureInstalled } from './lib/install.mjs'
import { runBin } from './lib/node.mjs'

ensureInstalled()
process.exitCode = await runBin('vitest', ['run', '--config', 'e2e/vitest.config.ts', '--dir', 'e2e/smoke'])
