// npm run ledger: which rows of the rules ledger are proven by tests of the games. One JSON line per game.
import { ensureInstalled } from './lib/install.mjs'
import { reportLedger } from './lib/ledger-report.mjs'
import { runVitest } from './lib/vitest.mjs'

ensureInstalled()
// What Vitest has to say goes to stderr, so that stdout is JSON lines only.
const { code, report } = await runVitest('ledger', ['packages/games', '--passWithNoTests'], {
  stdio: ['ignore', 2, 2],
})
const complete = report !== null && reportLedger(report)
process.exitCode = complete ? code : 1
