import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { cycles, importsOf, moduleGraph, packageNamed } from '../src/modules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const NOT_OURS = /(?:^|\/)(?:node_modules|dist)\//
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.(?:ts|tsx)$/.test(file) && !NOT_OURS.test(file))
/** What supports development: it may use what the product must not. */
const SUPPORT = /(?:^|\/)(?:test|tools|build)\/|\/vite\.config\.ts$|^(?:testkit|harness)\//
const product = files.filter(file => !/(?:^|\/)(?:test|tools|build)\/|\/vite\.config\.ts$/.test(file))
const graph = moduleGraph(root, files)

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}
const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as Manifest

/** The folder of the package a file belongs to: `engine`, `games/lisboa`. */
function packageOf(file: string): string {
  const folder = posix.dirname(file)
  return folder === '.' || existsSync(`${root}${folder}/package.json`) ? folder : packageOf(folder)
}
const manifests = new Map([...new Set(files.map(packageOf))].map(each => [each, manifest(each)]))
/** Games, and the one for tests: by the name of their package. */
const GAMES = new Map(
  [...manifests]
    .filter(([folder]) => existsSync(`${root}${folder}/parts.ts`))
    .map(([folder, { name }]) => [name, folder]),
)

/** What each part of the repository may import of ours, besides itself. Every row names only rows above it. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  protocol: ['engine'],
  tournament: ['engine'],
  'bot-kit': ['engine'],
  'page-kit': ['engine'],
  'terminal-kit': ['engine'],
  rules: ['engine'],
  bot: ['engine', 'bot-kit', 'rules'],
  page: ['engine', 'page-kit', 'rules'],
  terminal: ['engine', 'terminal-kit', 'rules'],
  puzzles: ['engine', 'bot-kit', 'rules', 'bot'],
  deeds: ['engine', 'rules'],
  openings: ['engine', 'rules'],
  parts: ['rules', 'bot', 'page', 'terminal', 'puzzles', 'deeds', 'openings'],
  shelf: ['engine', 'bot-kit', 'terminal-kit', 'parts'],
  bots: ['engine', 'bot-kit', 'shelf'],
  review: ['engine', 'bot-kit', 'bots'],
  testkit: ['engine', 'bot-kit', 'rules', 'parts', 'shelf'],
  server: ['engine', 'protocol', 'tournament', 'shelf', 'bots', 'review'],
  web: ['engine', 'protocol', 'tournament', 'page-kit', 'shelf', 'bots', 'review'],
  cli: ['engine', 'protocol', 'tournament', 'terminal-kit', 'shelf', 'bots', 'review', 'server'],
  harness: ['engine', 'protocol', 'tournament', 'shelf', 'bots', 'server'],
}

/** The part a file of ours belongs to, by its path below `packages`. */
function partOf(file: string): string {
  const folder = packageOf(file)
  const isGame = [...GAMES.values()].includes(folder)
  return isGame ? (file.slice(folder.length + 1).split('/')[0] ?? '').replace(/\.ts$/, '') : folder
}

/** The part that an import names; null for what is not ours. */
function partNamed(name: string): string | null {
  if (!name.startsWith('@ludoteca/')) return files.includes(name) ? partOf(name) : null
  const named = packageNamed(name)
  if (!GAMES.has(named)) return named.slice('@ludoteca/'.length)
  const part = name.slice(named.length + 1).split('/')[0] ?? ''
  return part === '' || part === 'text' ? 'rules' : part === 'cover' ? 'page' : part
}

test('there are files to look at', () => {
  expect(product.length).toBeGreaterThan(800)
  expect(GAMES.size).toBeGreaterThan(3)
})

test('dependencies point one way', () => {
  const rows = Object.keys(MAY_IMPORT)
  for (const [row, below] of Object.entries(MAY_IMPORT))
    for (const each of below)
      expect(rows.indexOf(each), `${row} below ${each}`).toBeLessThan(rows.indexOf(row))
  const wrong = product.flatMap(file => {
    const own = partOf(file)
    const allowed = MAY_IMPORT[own]
    if (!allowed) return [`${file}: nobody says what ${own} may import`]
    return (graph.get(file) ?? []).flatMap(name => {
      const part = partNamed(name)
      return part === null || part === own || allowed.includes(part) ? [] : [`${file} imports ${name}`]
    })
  })
  expect(wrong).toEqual([])
})

test('no file of a package reaches into another one by its path', () => {
  const reaching = files.flatMap(file =>
    (graph.get(file) ?? [])
      .filter(name => /\.tsx?$/.test(name) && !name.startsWith('@') && !name.startsWith('..'))
      .filter(name => packageOf(name) !== packageOf(file))
      .map(name => `${file} imports ${name}`),
  )
  expect(reaching).toEqual([])
})

test('benches, browser tests and examples import packages by name, and they alone the internals of the server', () => {
  const importsBelow = (folder: string): (readonly [string, readonly string[]])[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(file => file.replaceAll('\\', '/'))
      .filter(file => /\.tsx?$/.test(file) && !/\/?(?:node_modules|dist)\//.test(file))
      .map(file => [file, importsOf(readFileSync(`${folder}/${file}`, 'utf8'))] as const)
  const outside = ['bench', 'e2e', 'examples'].flatMap(folder => importsBelow(`${root}../${folder}`))
  expect(outside.length).toBeGreaterThan(60)
  // The page with the toy game is built by the settings of the page.
  const reaching = outside.filter(
    ([file, names]) => file !== 'toy/vite.config.ts' && names.some(name => /\.\.\/packages\//.test(name)),
  )
  expect(reaching.map(([file]) => file)).toEqual([])
  const insiders = files.filter(file =>
    graph.get(file)?.some(name => name.startsWith('@ludoteca/server/internals/')),
  )
  expect(insiders).toEqual([])
})

test('every package declares what it imports', () => {
  const shared = JSON.parse(readFileSync(`${root}../package.json`, 'utf8')) as Manifest
  // The tests of these tests hold samples.
  const looked = files.filter(file => !/^testkit\/test\/(?:architecture|structure)\.test\.ts$/.test(file))
  const missing = looked.flatMap(file => {
    const { name, dependencies = {}, devDependencies = {} } = manifests.get(packageOf(file)) as Manifest
    const support = SUPPORT.test(file) ? { ...devDependencies, ...shared.devDependencies } : {}
    return (graph.get(file) ?? [])
      .filter(
        each => !/^(?:node:|#|\.)/.test(each) && !files.includes(each) && !/\.(?:tsx?|mjs|css)$/.test(each),
      )
      .map(packageNamed)
      .filter(each => each !== name && !(each in dependencies) && !(each in support))
      .map(each => `${file} imports ${each}`)
  })
  expect(missing).toEqual([])
})

test('no files import each other in a circle', () => {
  expect(cycles(new Map(product.map(file => [file, graph.get(file) ?? []])))).toEqual([])
})

describe('importsOf', () => {
  test('finds imports and exports from elsewhere, types and what is loaded later', () => {
    const source = `import a from 'a'\nimport type { B } from './b.ts'\nexport {\n  c,\n} from '../c.ts'\nimport 'd'\nconst e = () => import('e/f')`
    expect(importsOf(source)).toEqual(['a', './b.ts', '../c.ts', 'd', 'e/f'])
  })
  test('leaves comments alone', () => {
    expect(importsOf("// import a from 'a'\n/* import b from 'b' */")).toEqual([])
  })
})

test('cycles finds circles of any length and nothing else', () => {
  const graphOf = (edges: Record<string, string[]>) => new Map(Object.entries(edges))
  expect(cycles(graphOf({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['a', 'b', 'c']])
  expect(cycles(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})
