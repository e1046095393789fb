// node scripts/run.mjs packages/tournament/tools/main.ts export.json …: works standings out anew and compares.
import { readFileSync } from 'node:fs'
import type { Exported } from '../src/index.ts'
import { differences } from './recompute.ts'

for (const path of process.argv.slice(2)) {
  const exported = JSON.parse(readFileSync(path, 'utf8')) as Exported
  const found = differences(exported)
  for (const each of found) console.log(each)
  console.log(`${path}: ${exported.games.length} tables, ${found.length} differences`)
  if (found.length > 0) process.exitCode = 1
}
