import { join } from 'node:path'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { expect, test } from 'vitest'
import { migrate } from '../../src/store/sql/migrate.ts'
import { keptRow } from '../../src/store/sql/tables.ts'
import { type Connection, connect } from '../../src/store/sqlite/connection.ts'
import { commit, type Job } from '../../src/store/sqlite/group.ts'
import { tableRow } from './rows.ts'

async function listening(): Promise<{ connection: Connection; said: string[] }> {
  const connection = connect(join(newFolder(), 'ludoteca.db'))
  await migrate(connection)
  const said: string[] = []
  const exec = (text: string): void => {
    said.push(text)
    connection.exec(text)
  }
  return { connection: { ...connection, exec }, said }
}

const append = (table: string, seq: number): Job => ({
  part: 'tables',
  name: 'append',
  args: [table, seq, [`${seq}`], keptRow(tableRow(table, seq + 1))],
})
const count = async (connection: Connection) =>
  (await connection.all<{ n: number }>('select count(*) as n from lines'))[0]?.n

test('jobs of one group share one commit, in order', async () => {
  const { connection, said } = await listening()
  const outcomes = await commit(connection, [append('t', 0), append('t', 1), append('t', 1), append('u', 0)])
  expect(outcomes.map(each => each.ok && each.value)).toEqual([true, true, false, true])
  expect(said.filter(each => each === 'commit')).toHaveLength(1)
  expect(await count(connection)).toBe(3)
  connection.close()
})

test('a job that fails halfway is undone alone', async () => {
  const { connection } = await listening()
  const half: Job = { ...append('t', 0), args: ['t', 0, ['a', null], keptRow(tableRow('t', 2))] }
  const unknown: Job = { part: 'settings', name: 'burn', args: [] }
  const outcomes = await commit(connection, [append('s', 0), half, unknown, append('u', 0)])
  expect(outcomes.map(each => each.ok)).toEqual([true, false, false, true])
  expect(await connection.all('select id from tables order by id')).toEqual([{ id: 's' }, { id: 'u' }])
  expect(await count(connection)).toBe(2)
  connection.close()
})

test('nobody is told of success when the disk refuses the commit', async () => {
  const { connection } = await listening()
  const full: Connection = {
    ...connection,
    exec(text) {
      if (text === 'commit') throw new Error('disk full')
      connection.exec(text)
    },
  }
  const outcomes = await commit(full, [append('t', 0), append('u', 0)])
  expect(outcomes).toEqual([1, 2].map(() => ({ ok: false, error: new Error('disk full') })))
  expect(await count(connection)).toBe(0)
  const [later] = await commit(connection, [append('t', 0)])
  expect(later).toEqual({ ok: true, value: true })
  connection.close()
})
