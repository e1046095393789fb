// npm run test:nodes [-- 22 24]: check, unit tests and a page in a browser on each version of Node the project is for.
// It needs the registry and some minutes for each version, so it is not part of `npm test`.
import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { ensureInstalled, root } from './lib/install.mjs'
import { fetchNode } from './lib/nodes.mjs'

const LINES = ['20.19', '22', '24', 'current']
const SMOKE = ['e2e/test/games.test.ts', 'e2e/test/table.test.ts']

ensureInstalled()
const given = process.argv.slice(2)
const results = []
for (const line of given.length > 0 ? given : LINES) {
  const found = await fetchNode(line).catch(problem => {
    console.error(`\n${problem.message}`)
    return null
  })
  if (!found) {
    results.push({ node: line, fetched: false })
    continue
  }
  const { program, version } = found
  const path = [dirname(program), process.env.PATH].join(delimiter)
  const run = (step, script, args = []) => {
    console.log(`\n▸ Node ${version}: ${step}`)
    const env = { ...process.env, PATH: path }
    const { status } = spawnSync(program, [join(root, 'scripts', script), ...args], {
      cwd: root,
      stdio: 'inherit',
      env,
    })
    return status === 0
  }
  const row = {
    node: version,
    check: run('format, lint and types', 'check.mjs'),
    units: run('tests', 'vitest.mjs'),
    browser: run('in a browser', 'vitest.mjs', [
      '--config',
      'e2e/vitest.config.ts',
      '--dir',
      'e2e/test',
      ...SMOKE,
    ]),
  }
  results.push(row)
}
console.log()
for (const { node, ...steps } of results) {
  const words = Object.entries(steps).map(([step, passed]) => `${step} ${passed ? 'passed' : 'FAILED'}`)
  console.log(`Node ${node}: ${words.join(', ')}`)
}
process.exitCode = results.every(({ node, ...steps }) => Object.values(steps).every(Boolean)) ? 0 : 1
