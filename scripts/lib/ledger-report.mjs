import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { coverage, gameTests, isComplete, parseLedger } from './ledger.mjs'

/** Prints the ledger lines for a Vitest report; true when every row of every existing game is proven. */
export function reportLedger(report) {
  const rows = parseLedger(readFileSync(join(root, 'docs', 'rules', 'ledger.tsv'), 'utf8'))
  const folder = join(root, 'packages', 'games')
  const games = existsSync(folder)
    ? readdirSync(folder).filter(name => existsSync(join(folder, name, 'package.json')))
    : []
  const found = coverage(rows, games.sort(), gameTests(report))
  for (const line of found.lines) console.log(JSON.stringify(line))
  if (found.unknown.length > 0)
    console.error(`Tests name rows that are not in the ledger: ${found.unknown.join(', ')}`)
  return isComplete(found)
}
