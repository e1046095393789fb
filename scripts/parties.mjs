// npm run test:parties: four people in four browsers play a whole game of each of the three through one server, with a
// lost network, a killed server and another device next day. It takes some minutes, so it is not part of `npm test`.
import { ensureInstalled } from './lib/install.mjs'
import { runBin } from './lib/node.mjs'

ensureInstalled()
process.exitCode = await runBin('vitest', ['run', '--config', 'e2e/vitest.config.ts', '--dir', 'e2e/parties'])
