import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { expect, test } from 'vitest'
import { contentsOf, liveOn, tablesOf, VERSIONS } from './databases.ts'

test.each(VERSIONS)('a database of version %s has every game in every phase', version => {
  const found = new Set(tablesOf(version).map(({ game, phase }) => `${game} ${phase}`))
  expect(found.size).toBe(9)
})

test.each(VERSIONS)(
  'a database of version %s opens, verifies and plays on from its file',
  async version => {
    const file = join(newFolder(), 'ludoteca.db')
    writeFileSync(file, contentsOf(version, 'database.db'))
    await liveOn(`sqlite:${file}`, version)
  },
  300_000,
)
