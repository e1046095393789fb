import { join } from 'node:path'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { End } from '../../src/maintenance/database.ts'
import { replay } from '../../src/maintenance/verify.ts'
import { openStore } from '../../src/store/open.ts'
import type { Sql } from '../../src/store/sql/sql.ts'
import { connect } from '../../src/store/sqlite/connection.ts'
import { foldAll } from '../../src/table/fold.ts'
import { row } from '../../src/table/row.ts'
import { games, names, TableFixture } from '../table/fixture.ts'

test('verification never has more than a part of a log in hand, and sees every line of it', async () => {
  const file = join(newFolder(), 'ludoteca.db')
  const store = await openStore(`sqlite:${file}`)
  onTestFinished(() => store.close())
  const fixture = TableFixture.playing()
  for (let n = 0; fixture.table.seq < 3_500; n++)
    fixture.add({ kind: 'said', at: n, by: 'ana', text: `${n}` })
  const lines = fixture.log.map(line => JSON.stringify(line))
  for (const [id, log] of [
    ['same00', lines],
    ['other0', lines.with(2_700, lines[2_700]?.replace('"text":"', '"text":"!') ?? '')],
  ] as const) {
    const table = foldAll(log, games)
    if (!table) throw new Error('the log does not begin')
    await store.tables.append(id, 0, log, row(table, names))
  }
  const reader = connect(file)
  onTestFinished(() => reader.close())
  let most = 0
  const sql: Sql = {
    ...reader,
    async all<Row>(...args: Parameters<Sql['all']>): Promise<Row[]> {
      const rows = await reader.all<Row>(...args)
      most = Math.max(most, rows.length)
      return rows
    },
  }
  const end = { sql } as unknown as End
  const [same, again, other] = [
    await replay(end, 'same00', games),
    await replay(end, 'same00', games),
    await replay(end, 'other0', games),
  ]
  expect(most).toBe(1_000)
  expect([same.why, other.why]).toEqual([null, null])
  expect(same.digest).toBe(again.digest)
  expect(other.digest).not.toBe(same.digest)
})
