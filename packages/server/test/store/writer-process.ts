import { openStore } from '../../src/store/open.ts'
import type { Hold } from '../../src/store/sqlite/lock.ts'
import { tableRow } from './rows.ts'

/** Appends to eight tables at once and says each line only when the store has promised it, until it is killed. */
const [url = '', how = 'visit', round = ''] = process.argv.slice(2)
const store = await openStore(url, undefined, how as Hold)

async function grow(table: string): Promise<void> {
  for (let seq = 0; ; seq++) {
    await store.tables.append(table, seq, [`${table} ${seq}`], tableRow(table, seq + 1))
    process.stdout.write(`${table} ${seq}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, (_, i) => grow(round === '' ? `t${i}` : `t${round}-${i}`)))
