import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { entryPointsOf, moduleGraph } from '../src/modules.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** What is installed or built is nobody's reading. */
const MADE = new Set(['node_modules', 'dist', 'coverage', 'test-results'])

interface Folder {
  readonly path: string
  readonly files: readonly string[]
}

function* foldersBelow(path: string): Generator<Folder> {
  const entries = readdirSync(root + path, { withFileTypes: true }).filter(({ name }) => !MADE.has(name))
  yield { path, files: entries.filter(each => each.isFile()).map(({ name }) => name) }
  for (const each of entries) if (each.isDirectory()) yield* foldersBelow(posix.join(path, each.name))
}

const folders = ['packages', 'bench', 'e2e', 'examples', 'scripts'].flatMap(top => [...foldersBelow(top)])

test('no folder holds more than 25 files: it is cut by topic', () => {
  expect(folders.length).toBeGreaterThan(150)
  const full = folders.filter(({ files }) => files.length > 25)
  expect(full.map(({ path, files }) => `${path}: ${files.length}`)).toEqual([])
})

test('every package has a README of one screen', () => {
  const packages = folders.filter(({ files }) => files.includes('package.json'))
  expect(packages.length).toBeGreaterThan(15)
  const missing = packages.filter(({ files }) => !files.includes('README.md'))
  expect(missing.map(({ path }) => path)).toEqual([])
  const long = packages.filter(
    ({ path }) => readFileSync(`${root}${path}/README.md`, 'utf8').split('\n').length > 65,
  )
  expect(long.map(({ path }) => path)).toEqual([])
})

test('the README of a package names every folder of its sources', () => {
  const packages = folders.filter(({ files }) => files.includes('package.json')).map(({ path }) => path)
  const unnamed = packages.flatMap(path => {
    const readme = readFileSync(`${root}${path}/README.md`, 'utf8')
    return folders
      .map(folder => folder.path)
      .filter(folder => [path, `${path}/src`].includes(posix.dirname(folder)))
      .filter(folder => !packages.includes(folder) && !/^(?:src|test)$/.test(posix.basename(folder)))
      .filter(folder => !new RegExp(`[\`/]${posix.basename(folder)}/`).test(readme))
  })
  expect(unnamed).toEqual([])
})

/** Entry points, registries and what Node or a browser starts by its address stand alone, however short they are. */
const STANDS_ALONE = /\/(?:index|main|parts|worker|thread)\.tsx?$|\/(?:text|laws|commands|toy|test)\//

test('a file of a few lines with one reader beside it is part of that reader', () => {
  const sources = folders.flatMap(({ path, files }) =>
    files.filter(file => /\.tsx?$/.test(file)).map(file => posix.join(path, file)),
  )
  const packages = folders.filter(({ files }) => files.includes('package.json')).map(({ path }) => path)
  const entryPoint = entryPointsOf(root, packages)
  const readers = new Map<string, string[]>()
  for (const [file, imported] of moduleGraph(root, sources))
    for (const each of new Set(imported.map(name => entryPoint(name) ?? name)))
      readers.set(each, [...(readers.get(each) ?? []), file])
  const lonely = sources.filter(file => {
    const [reader, ...others] = readers.get(file) ?? []
    if (reader === undefined || others.length > 0 || STANDS_ALONE.test(file)) return false
    if (posix.dirname(reader) !== posix.dirname(file) || /\/index\.tsx?$/.test(reader)) return false
    return readFileSync(root + file, 'utf8').split('\n').length <= 20
  })
  expect(lonely).toEqual([])
})
