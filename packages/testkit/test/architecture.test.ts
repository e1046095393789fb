import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { impurity } from '../src/architecture.ts'

const packages = fileURLToPath(new URL('../../', import.meta.url))

/** TypeScript sources under a folder, but not tests, dependencies or the runners of test cases. */
function sources(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .filter(file => !file.split(sep).some(folder => ['test', 'node_modules', 'cases'].includes(folder)))
    .map(file => join(folder, file))
}

const impure = (files: readonly string[], allowed: readonly string[]): string[] =>
  files.flatMap(file => {
    const found = impurity(readFileSync(file, 'utf8'), allowed)
    return found ? [`${file.slice(packages.length)} ${found}`] : []
  })

test('the engine imports nothing and touches nothing outside itself', () => {
  const files = sources(join(packages, 'engine', 'src'))
  expect(files.length).toBeGreaterThan(8)
  expect(impure(files, [])).toEqual([])
})

test('tournaments import nothing but the engine and touch nothing outside themselves', () => {
  const files = sources(join(packages, 'tournament', 'src'))
  expect(files.length).toBeGreaterThan(20)
  expect(impure(files, ['@ludoteca/engine'])).toEqual([])
})

const games = readdirSync(join(packages, 'games')).map(game => join('games', game))

test.each([...games, join('testkit', 'toy')])(
  'the rules of %s import nothing but the engine and touch nothing outside themselves',
  game => {
    const files = sources(join(packages, game, 'rules'))
    expect(files.length).toBeGreaterThan(8)
    expect(impure(files, ['@ludoteca/engine'])).toEqual([])
  },
)

test('nobody but the testkit and the shelf of tests knows the toy game', () => {
  const folders = readdirSync(packages).filter(name => name !== 'testkit')
  const files = folders.flatMap(name =>
    ['src', 'build'].flatMap(folder => sources(join(packages, name, folder))),
  )
  const all = [...files, ...sources(join(packages, 'games'))]
  expect(all.length).toBeGreaterThan(200)
  expect(all.filter(file => /@ludoteca\/toy|ludoteca-toy/.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** Where something is hashed and a seed is at hand: what follows from a seed is made in one place. */
test('seeds are hashed in one place', () => {
  const folders = ['engine', 'protocol', 'server', 'web', 'cli', 'bots', 'shelf'].map(name =>
    join(packages, name, 'src'),
  )
  const files = [...folders, join(packages, 'games')].flatMap(sources)
  const hashing = files.filter(file => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    return /\b(?:sha256(?:Words)?|createHash|createHmac|hkdf\w*|digest)\(/.test(code) && /\bseed/i.test(code)
  })
  expect(hashing.map(file => file.slice(packages.length))).toEqual([
    join('engine', 'src', 'deal.ts'),
    // The seal of a save file, which has the seed in it: nobody gets one of a game on a server before it is over.
    join('engine', 'src', 'save.ts'),
  ])
})

describe('impurity', () => {
  const allowed = ['@ludoteca/engine']
  test.each([
    ["import { readFileSync } from 'node:fs'", 'imports node:fs'],
    ["import 'react'", 'imports react'],
    ["export * from '@ludoteca/shelf'", 'imports @ludoteca/shelf'],
    ["const x = await import('left-pad')", 'imports left-pad'],
    ["import {\n  a,\n  b,\n} from '@ludoteca/engine-folder'", 'imports @ludoteca/engine-folder'],
    ['const n = Math.random()', 'uses Math.random'],
    ['const now = Date.now()', 'uses a clock'],
    ['const now = new Date()', 'uses a clock'],
    ['console.log(1)', 'uses the console'],
    ['setTimeout(f, 1)', 'uses a timer'],
    ['if (process.env.DEBUG) f()', 'uses the process'],
    ["fetch('/x')", 'uses the network'],
  ])('finds %s', (source, found) => {
    expect(impurity(source, allowed)).toBe(found)
  })

  test.each([
    "import { below } from '@ludoteca/engine'\nimport { en } from '@ludoteca/engine/text/en'",
    "import type { S } from './state.ts'\nexport * from '../x.ts'",
    '// never Math.random: see the engine\nconst a = 1',
    "/* import x from 'y' */",
    "const text = 'Import goods from the colonies'",
    'const candidate = update.process',
  ])('lets %s pass', source => {
    expect(impurity(source, allowed)).toBeNull()
  })
})
