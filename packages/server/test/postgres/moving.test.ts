import { join } from 'node:path'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { expect, onTestFinished, test } from 'vitest'
import { KEYS } from '../../src/maintenance/copy-rows.ts'
import { migrateDatabase } from '../../src/maintenance/migrate.ts'
import { isMigrating } from '../../src/settings.ts'
import { openStore } from '../../src/store/open.ts'
import { connect } from '../../src/store/sqlite/connection.ts'
import { livedIn } from '../maintenance/sample.ts'
import { newDatabase } from './place.ts'

test('a database moves to PostgreSQL and back, also when it is broken off, and every game is the same', async () => {
  const url = await livedIn(newFolder())
  const place = await newDatabase()
  onTestFinished(() => place.remove())
  const parts: string[] = []
  await expect(
    migrateDatabase(url, place.url, part => {
      parts.push(part)
      if (part === 'seats') throw new Error('unplugged')
    }),
  ).rejects.toThrow('unplugged')
  const half = await openStore(place.url)
  expect(await isMigrating(half.settings)).toBe(true)
  await half.close()
  await expect(migrateDatabase('sqlite:/elsewhere', place.url, () => {})).rejects.toThrow(
    'There is no /elsewhere',
  )

  const there = await migrateDatabase(url, place.url, () => {})
  expect(there).toEqual({ tables: 4, bad: [] })
  await expect(migrateDatabase(url, place.url, () => {})).rejects.toThrow('That database is not empty')
  const back = `sqlite:${join(newFolder(), 'back.db')}`
  expect(await migrateDatabase(place.url, back, () => {})).toEqual({ tables: 4, bad: [] })

  const rows = async (file: string): Promise<unknown[]> => {
    const connection = connect(file.replace('sqlite:', ''))
    const all = await Promise.all(
      Object.entries(KEYS).map(([table, key]) => connection.all(`select * from ${table} order by ${key}`)),
    )
    connection.close()
    return all
  }
  expect(await rows(back)).toEqual(await rows(url))
  expect(parts).not.toContain('tables')
})
