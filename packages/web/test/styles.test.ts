import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { PACKAGES, pageSources } from './page-sources.ts'

const sources = pageSources().map(({ name, path }) => ({ name, path, text: readFileSync(path, 'utf8') }))

const IMPORTED = /import (\w+) from '([^']+\.module\.css)'/g
const fileOf = (path: string, from: string): string =>
  from.startsWith('.')
    ? join(dirname(path), from)
    : join(PACKAGES, from.replace('@ludoteca/', '').replace('page-kit/', 'page-kit/src/'))

/** Each import of a module: the classes it names, and whether it also asks for one by a variable. */
const uses = sources.flatMap(({ name, path, text }) =>
  [...text.matchAll(IMPORTED)].map(([, as = '', from = '']) => ({
    by: name,
    file: fileOf(path, from),
    named: [...text.matchAll(new RegExp(`(?<![-\\w./'])${as}\\.(\\w+)`, 'g'))].map(
      ([, called = '']) => called,
    ),
    byVariable: new RegExp(`(?<![\\w.])${as}\\[`).test(text),
  })),
)

const classesIn = (file: string): string[] => {
  const rules = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
  const selectors = rules.match(/[^{};]*(?=\{)/g) ?? []
  return [...new Set(selectors.flatMap(each => each.match(/(?<=\.)[a-zA-Z_][\w-]*/g) ?? []))]
}

test('every class that is named stands in its module', () => {
  expect(uses.length).toBeGreaterThan(200)
  const missing = uses.flatMap(({ by, file, named }) => {
    const classes = classesIn(file)
    return named.filter(each => !classes.includes(each)).map(each => `${by}: ${each}`)
  })
  expect(missing).toEqual([])
})

test('every class of a module is named where it is imported', () => {
  const modules = new Set(
    readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.module.css') && !/node_modules|dist/.test(file))
      .map(file => join(PACKAGES, file)),
  )
  expect(modules.size).toBeGreaterThan(150)
  const unused = [...modules].flatMap(file => {
    const own = uses.filter(use => use.file === file)
    if (own.some(({ byVariable }) => byVariable)) return []
    return classesIn(file)
      .filter(each => !own.some(({ named }) => named.includes(each)))
      .map(each => `${file.slice(PACKAGES.length)}: ${each}`)
  })
  expect(unused).toEqual([])
})
