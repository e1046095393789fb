import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../src/i18n/en.ts'
import { pageSources } from './page-sources.ts'

interface Words {
  readonly [key: string]: string | Words
}

const keysOf = (words: Words, before = ''): string[] =>
  Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [before + key] : keysOf(word, `${before}${key}.`),
  )

const source = pageSources()
  .filter(({ name }) => !name.startsWith('web/src/i18n/'))
  .map(({ path }) => readFileSync(path, 'utf8'))
  .join('\n')

const found = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, what = '']) => what)
const spaces = new Set(found(/useTranslations\('([\w.]+)'/g))
const strings = new Set(found(/['"]([\w.-]+)['"]/g))
const HOLE = /\$\{[^}]*\}/g
/** Keys that are put together: `levels.${level}`. */
const templates = found(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)
  .filter(text => /\w/.test(text.replace(HOLE, '')) && text.split('${').length <= 3)
  .map(text => new RegExp(`^${text.replaceAll('.', '\\.').replace(HOLE, '[\\w.-]+')}$`))

const isNamed = (key: string): boolean => strings.has(key) || templates.some(template => template.test(key))

/** The whole key, what follows the part of the words that a component asks for, or a text read from its object. */
const isUsed = (key: string): boolean =>
  isNamed(key) ||
  [...spaces].some(space => key.startsWith(`${space}.`) && isNamed(key.slice(space.length + 1))) ||
  new RegExp(`\\bwords\\.${key.split('.').at(-1)}\\b`).test(source)

test('every text of the page is used', () => {
  const keys = keysOf(en)
  expect(keys.length).toBeGreaterThan(1000)
  expect(keys.filter(key => !isUsed(key))).toEqual([])
  expect(isUsed('settings.never')).toBe(false)
})
