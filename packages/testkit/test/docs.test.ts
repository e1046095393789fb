import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const MADE = new Set(['node_modules', 'dist', '.cache', 'coverage', 'test-results'])

function* below(folder: string): Generator<string> {
  for (const each of readdirSync(root + folder, { withFileTypes: true })) {
    const path = posix.join(folder, each.name)
    if (MADE.has(each.name)) continue
    yield path
    if (each.isDirectory()) yield* below(path)
  }
}

const FOLDERS = ['packages', 'docs', 'bench', 'e2e', 'examples', 'scripts', '.github']
const paths = [
  ...readdirSync(root),
  ...FOLDERS.flatMap(folder => [...below(folder)]),
  ...FOLDERS.map(folder => `${folder}/`),
]
const known = new Set(paths)
const folderNames = new Set(paths.flatMap(path => posix.dirname(path).split('/')))

/** Rulebooks are for players; their links are checked by the laws. */
const documents = paths
  .filter(path => path.endsWith('.md') && !path.includes('/rulebook/'))
  .map(path => [path, readFileSync(root + path, 'utf8')] as const)

const sources = paths
  .filter(path => /\.(?:tsx?|mjs|py|css|ya?ml)$/.test(path) || path === 'Dockerfile')
  .map(path => [path, readFileSync(root + path, 'utf8')] as const)

const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** What programs make, what somebody else has, and the language that is added in CONTRIBUTING.md. */
const ELSEWHERE =
  /^(?:\.cache|dist|fuzz-failures)(?:\/|$)|^(?:secrets\.json|confusables\.txt)$|\/rulebook\/pt\.md$/

const ENDING = /[\w*>]\.(?:tsx?|mjs|js|md|json|py|css|html|ya?ml|tsv|txt)$/

/** Whether code in a document reads as a path: it ends as a file does, or begins with a folder there is. */
function isPath(code: string): boolean {
  if (!/^(?!\.\/)[\w.<>*-]+(?:\/[\w.<>*-]+)*\/?$/.test(code) || ELSEWHERE.test(code)) return false
  if (ENDING.test(code)) return true
  return code.endsWith('/') || (code.includes('/') && folderNames.has(code.split('/')[0] ?? ''))
}

/** Paths may leave out where they begin, and name a game as `<game>` or `*`. */
function exists(code: string): boolean {
  const pattern = code
    .replace(/\/$/, '')
    .replace(/\./g, '\\.')
    .replace(/<\w+>|\*/g, '[^/]*')
  const ending = new RegExp(`(?:^|/)${pattern}$`)
  return paths.some(path => ending.test(path))
}

const codeIn = (line: string): string[] => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** As GitHub names the anchor of a heading. */
const anchor = (heading: string): string =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replace(/ /g, '-')

const anchorsOf = (path: string): string[] =>
  readFileSync(root + path, 'utf8')
    .split('\n')
    .filter(line => /^#+ /.test(line))
    .map(anchor)

/** `what` of every line of every document, as `file:line what`. */
function inDocuments(what: (line: string, path: string) => readonly string[]): string[] {
  return documents.flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => what(line, path).map(each => `${path}:${i + 1} ${each}`)),
  )
}

test('every path that a document names exists', () => {
  expect(documents.length).toBeGreaterThan(40)
  expect(documents.flatMap(([, text]) => codeIn(text).filter(isPath)).length).toBeGreaterThan(300)
  expect(inDocuments(line => codeIn(line).filter(code => isPath(code) && !exists(code)))).toEqual([])
})

test('every link between documents leads to a file and a heading', () => {
  const broken = inDocuments((line, path) =>
    [...line.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^\w+:/.test(link)) return []
      const [file = '', heading] = link.split('#')
      const target = file === '' ? path : posix.join(posix.dirname(path), file)
      if (!known.has(target)) return [link]
      return heading === undefined || anchorsOf(target).includes(decodeURIComponent(heading)) ? [] : [link]
    }),
  )
  expect(broken).toEqual([])
})

test('every file that a comment names by its folder exists', () => {
  const gone = sources.flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => {
      const comment = /(?:^\s*(?:\/?\*+|#)|(?:^|\s)\/\/)\s(.*)/.exec(line)?.[1] ?? ''
      const named =
        comment.match(/(?<![\w./@…-])[\w.<>*-]+(?:\/[\w.<>*-]+)*\/[\w.<>*-]+\.(?:tsx?|mjs|py|md|css)\b/g) ??
        []
      return named.filter(code => isPath(code) && !exists(code)).map(code => `${path}:${i + 1} ${code}`)
    }),
  )
  expect(gone).toEqual([])
})

test('every npm script that a document or a source names exists', () => {
  const unknown = [...documents, ...sources]
    // The history names what it was called before.
    .filter(([path]) => path !== 'CHANGELOG.md')
    .flatMap(([path, text]) =>
      [...text.matchAll(/npm run (?:-s )?([a-z]\w*(?:[:-]\w+)*)/g)]
        .filter(([, name = '']) => !(name in manifest.scripts))
        .map(([said]) => `${path}: ${said}`),
    )
  expect(unknown).toEqual([])
})

test('the search knows a path when it sees one', () => {
  const paths = [
    'packages/engine',
    'match.ts',
    'rules/text',
    'bot/',
    'packages/games/<game>/bot',
    '*.test.ts',
  ]
  expect(paths.filter(path => !isPath(path))).toEqual([])
  const others = ['hard@16/6', '1*cubes/2', 'LISTEN/NOTIFY', '.ts', '@ludoteca/engine', 'dist/x.tgz', '/data']
  expect(others.filter(isPath)).toEqual([])
  expect(exists('src/match.ts')).toBe(true)
  expect(exists('packages/games/<game>/rules/game.ts')).toBe(true)
  expect(exists('packages/engine/mismatch.ts')).toBe(false)
  expect(anchor('## The server: what it needs')).toBe('the-server-what-it-needs')
})
