import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { runBin } from './node.mjs'

/** Runs Vitest once; resolves with its exit code and its JSON report, which is null when it broke down. */
export async function runVitest(name, args, options) {
  const file = join(root, '.cache', `${name}.json`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runBin('vitest', ['run', ...args, ...reporters], options)
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null }
}

/** How many tests passed and failed; a file that could not even be loaded is a failure too. */
export function tally(runs) {
  let passed = 0
  let failed = 0
  for (const { code, report } of runs) {
    const broken = report?.testResults.filter(
      file => file.status === 'failed' && file.assertionResults.length === 0,
    )
    const bad = (report?.numFailedTests ?? 0) + (broken?.length ?? 0)
    passed += report?.numPassedTests ?? 0
    failed += bad === 0 && code !== 0 ? 1 : bad
  }
  return { passed, failed }
}
