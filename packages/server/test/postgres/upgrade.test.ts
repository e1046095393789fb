import { expect, onTestFinished, test } from 'vitest'
import { contentsOf, liveOn, VERSIONS } from '../upgrade/databases.ts'
import { newDatabase, query } from './place.ts'

test.each(VERSIONS)(
  'a database of version %s opens, verifies and plays on from its dump',
  async version => {
    const place = await newDatabase()
    onTestFinished(() => place.remove())
    await query(place.url, contentsOf(version, 'database.sql').toString('utf8'))
    expect((await query(place.url, 'select count(*) as n from lines'))[0]).not.toEqual({ n: '0' })
    await liveOn(place.url, version)
  },
  300_000,
)
