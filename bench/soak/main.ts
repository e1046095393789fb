// npm run soak -- [--hours H] [--live PARTIES] [--slow TABLES]
// Twenty-four hours of play by a clock that runs as fast as the work is done; one JSON line.
import { parseArgs } from 'node:util'
import { soak } from './soak.ts'

const { values } = parseArgs({
  options: { hours: { type: 'string' }, live: { type: 'string' }, slow: { type: 'string' } },
})
const figures = await soak({
  hours: Number(values.hours ?? 24),
  live: Number(values.live ?? 4),
  slow: Number(values.slow ?? 40),
})
console.log(JSON.stringify(figures))
process.exitCode = figures.ok ? 0 : 1
