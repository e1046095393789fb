// Everything, from a fresh clone: installs what is missing, then format, lint, types, tests, ledger, browser.
// The last line says how many tests passed and failed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasBundledBrowser, installedBrowser } from './lib/browser.mjs'
import { environment } from './lib/environment.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { reportLedger } from './lib/ledger-report.mjs'
import { hasPostgres } from './lib/postgres.mjs'
import { runVitest, tally } from './lib/vitest.mjs'

for (const line of environment()) console.log(line)
ensureInstalled()
const problems = []
/** What could not be tried on this machine. */
const skipped = []
if (!hasPostgres()) skipped.push('PostgreSQL')
const hasBrowser = hasBundledBrowser() || installedBrowser() !== undefined
if (!hasBrowser) skipped.push('browser')
const check = spawnSync(process.execPath, [join(root, 'scripts', 'check.mjs')], { stdio: 'inherit' })
if (check.status !== 0) problems.push('format, lint or types')

// Pages mostly wait, for frames and for the next click: they are tried beside the other tests, and what is said about
// them is kept until those are done.
const log = join(root, '.cache', 'browser.log')
mkdirSync(join(root, '.cache'), { recursive: true })
const kept = openSync(log, 'w')
const inBrowser = ['--config', 'e2e/vitest.config.ts', '--dir', 'e2e/test']
const browser = hasBrowser ? runVitest('browser', inBrowser, { stdio: ['ignore', kept, kept] }) : null

console.log('\n▸ tests')
const runs = [await runVitest('tests', [])]

console.log('\n▸ rules ledger')
if (!runs[0].report || !reportLedger(runs[0].report)) problems.push('the rules ledger')

console.log('\n▸ in a browser')
if (browser) {
  runs.push(await browser)
  process.stdout.write(readFileSync(log))
} else console.log('Skipped: there is no Chrome, Edge or Chromium here. CHROME_PATH can name one.')

const { passed, failed } = tally(runs)
if (failed > 0 || runs.some(run => run.code !== 0)) problems.push('tests')
if (problems.length > 0) console.error(`\nNot in order: ${problems.join('; ')}.`)
const left = skipped.length > 0 ? `, ${skipped.length} parts SKIPPED (${skipped.join(', ')})` : ''
console.log(`\n${passed} passed, ${failed} failed${left}`)
process.exitCode = problems.length > 0 ? 1 : 0
