import { expect } from 'vitest'
import { parseCases } from './cases/parse.ts'
import { runCase } from './cases/run.ts'

/** Runs given/when/then as in a file of cases; any difference fails the test. */
export function holds(clauses: string): void {
  const { cases, problems } = parseCases(`case\n${clauses.trim().replace(/^\s*/gm, '  ')}\n`)
  expect(problems).toEqual([])
  expect(cases).toHaveLength(1)
  for (const each of cases) expect(runCase(each)).toBeNull()
}
