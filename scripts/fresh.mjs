// npm run fresh [-- --times 20] [-- --cache FOLDER] [-- --keep]: `npm ci`, `npm test`, `npm start` and a whole game on a
// machine that nobody has touched. With --times every second run has one core kept busy by something else, and a table
// says what ever failed. --cache begins with a copy of that npm cache; later runs take over that of the first.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { tryPlace } from './lib/fresh/once.mjs'
import { makePlace } from './lib/fresh/place.mjs'
import { failureTable } from './lib/fresh/table.mjs'
import { root } from './lib/install.mjs'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '1' },
    cache: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1) {
  console.error('--times wants a whole number from 1 on.')
  process.exit(2)
}

const { stdout: changed } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
if (changed) console.error('What has not been committed here is not tried.')

// Whoever stops this wants no further run.
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopped = true
  })
}

const runs = []
let first
for (let run = 1; run <= times && !stopped; run++) {
  const place = makePlace(root, first?.cache ?? values.cache)
  const busy = run % 2 === 0 ? new Worker('for (;;);', { eval: true }) : null
  console.error(`\n▸ run ${run} of ${times}${busy ? ', with one core kept busy' : ''}: ${place.folder}`)
  const since = Date.now()
  const failed = await tryPlace(place, () => stopped).catch(problem => [
    `the run broke down: ${problem.message}`,
  ])
  await busy?.terminate()
  if (stopped) failed.push('the run was stopped')
  runs.push({ run, busy: busy !== null, seconds: Math.round((Date.now() - since) / 1000), failed })
  if (!first) first = place
  else if (!values.keep) rmSync(place.folder, { recursive: true, force: true })
}
if (first && !values.keep) rmSync(first.folder, { recursive: true, force: true })
console.log(`\n${failureTable(runs)}`)
process.exitCode = stopped || runs.some(({ failed }) => failed.length > 0) ? 1 : 0
