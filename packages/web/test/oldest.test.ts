import { readFileSync } from 'node:fs'
import { LANGS } from '@ludoteca/engine'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

const OLDEST = /Chrome(?: or | 或 )Edge (\d+)\D+Firefox (\d+)\D+Safari ([\d.]+\d)/

test('the page, both readmes and the build name the same oldest browsers', () => {
  const [, chrome, firefox, safari] = OLDEST.exec(read('../../../README.md')) ?? []
  const names = [chrome, firefox, safari]
  expect(names.every(Boolean)).toBe(true)
  expect(OLDEST.exec(read('../../../README.zh-CN.md'))?.slice(1)).toEqual(names)
  const script = read('../public/oldest.js')
  const said = [...script.matchAll(new RegExp(OLDEST, 'g'))].map(each => each.slice(1))
  expect(said).toEqual(LANGS.map(() => names))
  expect(read('../vite.config.ts')).toContain(
    `'chrome${chrome}', 'edge${chrome}', 'firefox${firefox}', 'safari${safari}', 'ios${safari}'`,
  )
})

test('what the oldest browsers must read uses nothing younger than 2009', () => {
  const young = /=>|\b(?:let|const|class|async|await|import)\b|`|\?\.|\?\?|\.\.\./
  const script = read('../public/oldest.js')
  const code = script.replace(/\/\/.*$/gm, '').replace(/'[^']*'/g, "''")
  expect(code).not.toMatch(young)
  expect(() => parseAst(script, { lang: 'js' })).not.toThrow()
})

test('what is said before the page runs is said in every language', () => {
  const said = [...read('../index.html').matchAll(/class="plain-word" lang="(\w+)"/g)].map(each => each[1])
  expect(said).toEqual([...LANGS])
  const script = [...read('../public/oldest.js').matchAll(/^ {4}(\w+): '/gm)].map(each => each[1])
  expect(script).toEqual([...LANGS])
})
