import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unusedExports } from '../src/exports.ts'
import { entryPointsOf } from '../src/modules.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const paths = ['packages', 'bench', 'e2e', 'examples', 'scripts'].flatMap(top =>
  readdirSync(`${root}${top}`, { recursive: true, encoding: 'utf8' })
    .map(path => `${top}/${path.replaceAll('\\', '/')}`)
    .filter(path => !/\/(?:node_modules|dist)\//.test(path)),
)
const files = paths.filter(path => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
const packages = paths.flatMap(path => /^(.+)\/package\.json$/.exec(path)?.[1] ?? [])

/** What is used otherwise than by an import that names it. */
const USED_OTHERWISE: readonly RegExp[] = [
  // Loaded by the name of a game: `tools/training.ts` of the bots.
  /^packages\/games\/[^/]+\/bot\/training\.ts: training$/,
  // Read by Vite and Vitest.
  /\/vite(?:st)?\.config\.ts: default$/,
  /^e2e\/lib\/setup\.ts: (?:setup|default)$/,
  // Lines of files that these write.
  /^packages\/bots\/tools\/(?:fit\.ts: WEIGHTS|policy\.ts: POLICY_NETWORK)$/,
  /^scripts\/test\/language\/pseudo\.ts: /,
  // Of the rules that are being changed: the word `export` is to go.
  /^packages\/games\/lisboa\/(?:page\/lesson\/facts\.ts: cardsInHand|terminal\/study\/record\.ts: Moment)$/,
  // A claim that the compiler checks.
  /^packages\/server\/src\/table\/entry\.ts: StorableTerms$/,
]

const entryPoint = entryPointsOf(root, packages)

test('what no other file imports is not exported', () => {
  expect(files.length).toBeGreaterThan(1000)
  const resolved = (name: string): string | null =>
    name === '#games' ? 'packages/shelf/test/games.ts' : entryPoint(name)
  const sources = new Map(files.map(file => [file, readFileSync(root + file, 'utf8')]))
  const unused = unusedExports(sources, resolved)
  expect(unused.filter(each => !USED_OTHERWISE.some(pattern => pattern.test(each)))).toEqual([])
  expect(USED_OTHERWISE.filter(pattern => !unused.some(each => pattern.test(each)))).toEqual([])
})

test('an export that is used at the end of a chain is used, one that is passed on in vain is not', () => {
  const sources = new Map([
    [
      'a/one.ts',
      'export const used = 1\nexport const unused = 2\nexport interface Seen {}\nexport type Unseen = 3',
    ],
    [
      'a/two.ts',
      'export function later(): void {}\nexport class Whole {}\nexport const vain = 4\nconst own = 5\nexport { own }',
    ],
    [
      'a/index.ts',
      "export { used, type Seen } from './one.ts'\nexport * from './two.ts'\nexport { vain as inVain } from './two.ts'",
    ],
    ['b/three.ts', "import { type Seen, used as mine } from '@ludoteca/a'\nimport * as all from './four.ts'"],
    [
      'b/four.ts',
      "// export const remark = 6\nexport const any = 7\nconst { later } = await import(\n  '../a/two.ts',\n)",
    ],
    ['b/five.ts', 'export default 8\nexport async function alone() {}'],
  ])
  const unused = unusedExports(sources, name => (name === '@ludoteca/a' ? 'a/index.ts' : null))
  expect(unused).toEqual([
    'a/one.ts: unused',
    'a/one.ts: Unseen',
    'a/index.ts: inVain',
    'b/five.ts: alone',
    'b/five.ts: default',
  ])
})
