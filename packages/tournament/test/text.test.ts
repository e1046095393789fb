import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGS } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { refusalText, type TournamentText, tournamentText } from '../src/text/index.ts'

const texts = (said: unknown, path = ''): (readonly [string, string])[] =>
  typeof said === 'string'
    ? [[path, said]]
    : Object.entries(said as TournamentText).flatMap(([key, each]) => texts(each, `${path}/${key}`))

test('every text has the same blanks in every language', () => {
  const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()
  const [first, ...others] = LANGS.map(lang => new Map(texts(tournamentText(lang))))
  expect(first?.size).toBeGreaterThan(60)
  for (const other of others)
    for (const [path, text] of first ?? []) expect(blanks(other.get(path) ?? ''), path).toEqual(blanks(text))
})

test('every refusal has a text, and every text is that of a refusal', () => {
  const folder = fileURLToPath(new URL('../src/', import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.startsWith('text'))
    .map(path => readFileSync(folder + path, 'utf8'))
  const rules = sources.flatMap(source =>
    [...source.matchAll(/(?:refuse\(|rule: )'([a-z-]+)'/g)].map(([, rule = '']) => rule),
  )
  expect([...new Set(rules)].sort()).toEqual(Object.keys(tournamentText('en').refusal).sort())
  for (const lang of LANGS) for (const rule of rules) expect(refusalText(lang, { rule })).not.toBe(rule)
})
