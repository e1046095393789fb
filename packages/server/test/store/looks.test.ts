import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookOf } from '../../src/accounts/lookalikes.ts'
import { carryOut, migrate } from '../../src/store/sql/migrate.ts'
import { peopleReads, peopleWrites } from '../../src/store/sql/people.ts'
import { steps } from '../../src/store/sql/schema.ts'
import { type Connection, connect } from '../../src/store/sqlite/connection.ts'

let folder: string
let sql: Connection
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'looks-'))
  sql = connect(join(folder, 'old.db'))
})
afterEach(() => {
  sql.close()
  rmSync(folder, { recursive: true, force: true })
})

test('accounts of before looks were kept go on, also those that look alike; nobody new joins them', async () => {
  const before = steps.findIndex(step =>
    step.some(each => typeof each === 'string' && each.includes('create table looks')),
  )
  await sql.run('create table schema_version (version integer not null)')
  for (const step of steps.slice(0, before)) for (const each of step) await carryOut(sql, each)
  await sql.run('insert into schema_version (version) values (?)', before)
  const old = [
    ['p1', 'Ian', 'ian', 1],
    ['p2', 'Lan', 'lan', 2],
    ['g1', 'guest', null, 3],
  ] as const
  for (const row of old)
    await sql.run(
      "insert into people (id, name, name_key, since, settings, deleted) values (?, ?, ?, ?, '{}', 0)",
      ...row,
    )
  await migrate(sql)
  expect(await peopleReads.byKey(sql, 'ian')).toMatchObject({ id: 'p1' })
  expect(await peopleReads.byKey(sql, 'lan')).toMatchObject({ id: 'p2' })
  expect(await peopleReads.byLook(sql, lookOf('lan'))).toMatchObject({ id: 'p1' })
  expect(await peopleWrites.change(sql, 'p2', { banned: 5 })).toBe(true)
  expect(await peopleWrites.change(sql, 'g1', { name: '1an', key: '1an' })).toBe(false)
  // Again on every start; a new table of looks makes them anew.
  await sql.run('update looks set version = 0')
  await migrate(sql)
  expect(await peopleReads.byLook(sql, lookOf('lan'))).toMatchObject({ id: 'p1' })
})
