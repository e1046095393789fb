import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isProblem } from '@ludoteca/protocol'
import { expect, test } from 'vitest'

const SAYS_NO = /(?:refuse\(|rule: |dismiss\()'([a-z-]+)'/g

/** Every rule that the modules of the tables name when they say no. */
const rules = ['table', 'live'].flatMap(folder => {
  const path = fileURLToPath(new URL(`../../src/${folder}`, import.meta.url))
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  return files.flatMap(file =>
    [...readFileSync(`${path}/${file}`, 'utf8').matchAll(SAYS_NO)].map(found => found[1] ?? ''),
  )
})

test('every refusal is put into words', () => {
  expect(rules.length).toBeGreaterThan(40)
  expect(rules.filter(rule => !isProblem(rule))).toEqual([])
})
