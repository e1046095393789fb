import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseCases } from './cases/parse.ts'
import { runCase } from './cases/run.ts'

const folder = new URL('./cases/', import.meta.url)

for (const file of readdirSync(folder).filter(name => name.endsWith('.case'))) {
  const { cases, problems } = parseCases(readFileSync(new URL(file, folder), 'utf8'))
  describe(file, () => {
    test('every block can be read', () => expect(problems).toEqual([]))
    for (const each of cases) {
      test(`[TE-${each.id}] ${each.title}`, () => expect(runCase(each)).toBeNull())
    }
  })
}
