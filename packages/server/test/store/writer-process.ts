import { openStore } from '../../src/store/open.ts'
import { tableRow } from './rows.ts'

/** Appends to eight tables at once and says each line only when the store has promised it, until it is killed. */
const store = await openStore(process.argv[2] ?? '')

async function grow(table: string): Promise<void> {
  for (let seq = 0; ; seq++) {
    await store.tables.append(table, seq, [`${table} ${seq}`], tableRow(table, seq + 1))
    process.stdout.write(`${table} ${seq}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, (_, i) => grow(`t${i}`)))
