import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../store/folder.ts'
import { contentsOf, liveOn, tablesOf, VERSIONS } from './house.ts'

test.each(VERSIONS)('a house of version %s has every game in every phase', version => {
  const found = new Set(tablesOf(version).map(({ game, phase }) => `${game} ${phase}`))
  expect(found.size).toBe(9)
})

test.each(VERSIONS)(
  'a house of version %s opens, verifies and plays on from its file',
  async version => {
    const file = join(newFolder(), 'room.db')
    writeFileSync(file, contentsOf(version, 'house.db'))
    await liveOn(`sqlite:${file}`, version)
  },
  300_000,
)
