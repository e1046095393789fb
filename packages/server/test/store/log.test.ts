import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { expect, test } from 'vitest'
import { connect } from '../../src/store/sqlite/connection.ts'
import { WriteAheadLog } from '../../src/store/sqlite/log.ts'

const PAGE = 4_096
const page = 'x'.repeat(PAGE)

test('what is committed reaches the database beside the commits, and the log does not grow on', async () => {
  const file = join(newFolder(), 'ludoteca.db')
  const connection = connect(file)
  await connection.run('create table pages (page text)')
  const log = new WriteAheadLog(file, connection, { writes: 10, pages: 50 })
  for (let written = 0; written < 300; written++) {
    await connection.run('insert into pages (page) values (?)', page)
    log.committed(1)
    await setImmediate()
    // However slow the disk is, it has its turn now and then.
    if (written % 20 === 0) await log.settled()
  }
  await log.close()
  expect(statSync(file).size).toBeGreaterThan(200 * PAGE)
  expect(statSync(`${file}-wal`).size).toBeLessThan(400 * PAGE)
  connection.close()
})

test('while somebody reads an old state the log grows instead, and nobody waits', async () => {
  const file = join(newFolder(), 'ludoteca.db')
  const connection = connect(file)
  await connection.run('create table pages (page text)')
  const reader = connect(file)
  reader.exec('begin')
  await reader.all('select count(*) from pages')
  const log = new WriteAheadLog(file, connection, { writes: 10, pages: 50 })
  for (let written = 0; written < 100; written++) {
    await connection.run('insert into pages (page) values (?)', page)
    log.committed(1)
    await setImmediate()
  }
  await log.close()
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(100 * PAGE)
  expect(await reader.all('select count(*) as count from pages')).toEqual([{ count: 0 }])
  reader.exec('commit')
  expect(await reader.all('select count(*) as count from pages')).toEqual([{ count: 100 }])
  reader.close()
  connection.close()
})
