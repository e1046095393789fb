import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isProblem } from '@ludoteca/protocol'
import { expect, test } from 'vitest'

const SAYS_NO = /(?:refuse\(|rule: |dismiss\()'([a-z-]+)'/g

/** Every rule that the rooms of the tables name when they say no. */
const rules = ['table', 'live'].flatMap(room => {
  const folder = fileURLToPath(new URL(`../../src/${room}`, import.meta.url))
  return readdirSync(folder).flatMap(file =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(SAYS_NO)].map(found => found[1] ?? ''),
  )
})

test('every refusal is put into words', () => {
  expect(rules.length).toBeGreaterThan(40)
  expect(rules.filter(rule => !isProblem(rule))).toEqual([])
})
