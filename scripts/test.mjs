// Everything, from a fresh clone: installs what is missing, then format, lint, types, tests, ledger, browser.
// The last line says how many tests passed and failed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './lib/install.mjs'
import { reportLedger } from './lib/ledger-report.mjs'
import { runVitest, tally } from './lib/vitest.mjs'

ensureInstalled()
const problems = []
const check = spawnSync(process.execPath, [join(root, 'scripts', 'check.mjs')], { stdio: 'inherit' })
if (check.status !== 0) problems.push('format, lint or types')

console.log('\n▸ tests')
const runs = [await runVitest('tests', [])]

console.log('\n▸ rules ledger')
if (!runs[0].report || !reportLedger(runs[0].report)) problems.push('the rules ledger')

if (existsSync(join(root, 'e2e', 'vitest.config.ts'))) {
  console.log('\n▸ in a browser')
  runs.push(await runVitest('browser', ['--config', 'e2e/vitest.config.ts']))
}

const { passed, failed } = tally(runs)
if (failed > 0 || runs.some(run => run.code !== 0)) problems.push('tests')
if (problems.length > 0) console.error(`\nNot in order: ${problems.join('; ')}.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = problems.length > 0 ? 1 : 0
