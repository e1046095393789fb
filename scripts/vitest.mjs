// Vitest once, with the Node that runs this: node scripts/vitest.mjs [what Vitest takes].
import { runBin } from './lib/node.mjs'

process.exitCode = await runBin('vitest', ['run', ...process.argv.slice(2)])
