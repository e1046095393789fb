import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyOfSources, listLanguage, remove, writeLanguage } from './language/copy.ts'

// A language more, `xx`, is added to a copy of the sources the way CONTRIBUTING.md says it.
const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))
const TS = ['--import', './scripts/ts.mjs']
const GAMES = fileURLToPath(new URL('../../packages/games', import.meta.url))
const PATIENCE = 300_000

/** Where texts may be registered, by the names of files. */
const REGISTRIES = [
  /\/text\/(?:reasons\/)?(?:index|words|titles|all-names)\.ts$/,
  /\/i18n\/index\.ts$/,
  /\/rulebook\/index\.ts$/,
  /\/bot\/text\.ts$/,
  /\/puzzles\/themes\.ts$/,
  /\/openings\/words\.ts$/,
  /\/deeds\/index\.ts$/,
  /\/page\/arrange\/text\.ts$/,
  /^packages\/engine\/src\/signs\.ts$/,
  /^packages\/testkit\/src\/(?:prose|toy)\.ts$/,
  /^packages\/testkit\/toy\/(?:page\/board\/words|rules\/text\/names|terminal\/index)\.ts$/,
  /^packages\/harness\/src\/browser\/context\.ts$/,
]

let copy = ''
let registries: string[] = []
let missing: string[] = []

/** What a program in the copy prints, whatever its exit code. */
async function run(...args: readonly string[]): Promise<string> {
  const done = await promisify(execFile)(process.execPath, [...args], { cwd: copy, timeout: PATIENCE }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return done.stdout + done.stderr
}

async function compileErrors(): Promise<string[]> {
  const all: string[] = []
  for (const project of ['tsconfig.json', 'packages/web/tsconfig.json']) {
    const said = await run(TSC, '--pretty', 'false', '-p', project)
    all.push(...said.split(/\r?\n/).filter(line => /error TS/.test(line)))
  }
  return all
}

const cli = (...args: readonly string[]): Promise<string> => run(...TS, 'packages/cli/src/main.ts', ...args)

beforeAll(async () => {
  copy = copyOfSources()
  listLanguage(copy)
  missing = await compileErrors()
  registries = writeLanguage(copy)
}, PATIENCE)

afterAll(() => remove(copy))

test('no source compares languages: what depends on one stands in a registry', () => {
  const compared = /\b[lL]ang\w*\)*\s*[!=]==?\s*['"]|['"](?:en|zh)['"]\s*[!=]==?|startsWith\(['"](?:en|zh)\b/
  const folder = fileURLToPath(new URL('../../packages', import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    path => /\.(?:ts|tsx|js|mjs)$/.test(path) && !/(?:^|[\\/])(?:node_modules|dist|test)[\\/]/.test(path),
  )
  expect(sources.filter(path => compared.test(readFileSync(join(folder, path), 'utf8')))).toEqual([])
})

describe('one language more', () => {
  test('is missed by the compiler in every registry and nowhere else', () => {
    const places = missing.map(line => line.replace(/\(.*$/, '').replaceAll('\\', '/'))
    expect([...new Set(places)].sort()).toEqual(registries)
    expect(registries.filter(path => !REGISTRIES.some(name => name.test(path)))).toEqual([])
    expect(registries.length).toBeGreaterThan(30)
  })

  test(
    'is complete when every registry has it',
    async () => expect(await compileErrors()).toEqual([]),
    PATIENCE,
  )

  test(
    'is found and spoken by page, server, engine, bots and games',
    async () => {
      const { asked, said } = JSON.parse(await run(...TS, 'scripts/test/language/words.ts'))
      expect(asked).toEqual(['xx', 'xx', 'xx', 'xx', 'xx'])
      expect(Object.keys(said).length).toBe(10)
      for (const [what, texts] of Object.entries(said))
        for (const text of [texts].flat()) expect(text, what).toMatch(/^«[^«»]*»$/)
    },
    PATIENCE,
  )

  test.each([
    ['--lang', 'xx', 'help'],
    ['--lang', 'xx', 'help', 'lisboa'],
    ['--lang', 'xx', 'rules', 'puerto-rico'],
    ['--lang', 'xx', 'play', 'nothing'],
    ['--lang', 'xx', 'admin'],
    ['--lang', 'xx', 'backup'],
    ['--lang', 'xx', 'sim', 'tigris-euphrates', '--games', '1'],
    ['serve', '--lang', 'xx', '--help'],
    ['serve', '--lang', 'xx', '--database', 'nothing:'],
  ])(
    'is spoken on the command line: %s %s %s',
    async (...args) => expect(await cli(...args)).toMatch(/^\s*«/),
    PATIENCE,
  )

  test.each(['toy', ...readdirSync(GAMES)])(
    'obeys the laws of texts in %s',
    async game => {
      const said = await run(
        ...TS,
        join('packages', 'testkit', 'src', 'fuzz', 'main.ts'),
        '--game',
        game,
        '--games',
        '1',
      )
      expect(said).toContain('"failures":0')
    },
    PATIENCE,
  )
})
