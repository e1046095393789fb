import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'

/** By its own name: it may be known to us by that of a link (see scripts/lib/plain.mjs). */
const ROOT = realpathSync(fileURLToPath(new URL('../../..', import.meta.url)))
const LEFT_OUT = ['node_modules', 'dist', 'test']
const LANGS = 'packages/engine/src/lang.ts'

/** The sources in a folder of their own, whose packages find each other there and everything else here. */
export function copyOfSources(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'ludoteca-language-')))
  for (const name of ['packages', 'tsconfig.json', 'tsconfig.base.json', 'package.json']) {
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: from => !LEFT_OUT.includes(basename(from)),
    })
  }
  cpSync(join(ROOT, 'scripts'), join(copy, 'scripts'), { recursive: true })
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@ludoteca'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@ludoteca') link(join(ROOT, 'node_modules', name), join(modules, name))
  }
  for (const name of readdirSync(join(ROOT, 'node_modules', '@ludoteca'))) {
    const place = relative(ROOT, realpathSync(join(ROOT, 'node_modules', '@ludoteca', name)))
    if (existsSync(join(copy, place))) link(join(copy, place), join(modules, '@ludoteca', name))
  }
  return copy
}

const link = (to: string, at: string): void => symlinkSync(to, at, 'junction')

export const remove = (copy: string): void => rmSync(copy, { recursive: true, force: true })

/** The one list of languages gets one more. */
export function listLanguage(copy: string): void {
  change(join(copy, LANGS), text => text.replace("['en', 'zh']", "['en', 'zh', 'xx']"))
}

/** What somebody writes who adds a language: an entry in every registry, a rulebook for every game. Answers with the registries. */
export function writeLanguage(copy: string): string[] {
  const pseudo = join(copy, 'scripts', 'test', 'language', 'pseudo.ts')
  const found: string[] = []
  for (const path of filesIn(join(copy, 'packages'))) {
    if (path.endsWith(`${sep}en.md`)) {
      const book = readFileSync(path, 'utf8').replace(/^# (.*)$/m, '# «$1»')
      writeFileSync(join(path, '..', 'xx.md'), book)
    }
    if (!/\.tsx?$/.test(path) || path.endsWith('.d.ts')) continue
    change(path, text => {
      const ends = registriesIn(text, path.endsWith('x') ? 'tsx' : 'ts')
      if (ends.length === 0) return text
      found.push(slashed(relative(copy, path)))
      const added = ends.reduce(
        (now, { at, en }) =>
          `${now.slice(0, at)}, xx: pseudo(${en.replace('/en.md', '/xx.md')})${now.slice(at)}`,
        text,
      )
      return `import { pseudo } from '${slashed(relative(dirname(path), pseudo))}'\n${added}`
    })
  }
  return found.sort()
}

const slashed = (path: string): string => path.replaceAll(sep, '/')

export function change(path: string, how: (text: string) => string): void {
  const before = readFileSync(path, 'utf8')
  const after = how(before)
  if (after !== before) writeFileSync(path, after)
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile())
    .map(each => join(each.parentPath, each.name))

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** Where the entries of each `{ en, zh }` end, the last first, and what its English is. */
function registriesIn(text: string, lang: 'ts' | 'tsx'): { readonly at: number; readonly en: string }[] {
  if (!/\ben\b/.test(text) || !/\bzh\b/.test(text)) return []
  const found: { at: number; en: string }[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const { type, properties } = node as Node
    if (type === 'ObjectExpression') {
      const entries = properties as readonly { key?: { name?: string }; value: Node; end: number }[]
      const names = entries.map(entry => entry.key?.name)
      const english = entries[names.indexOf('en')]?.value
      if (names.length === 2 && english && names.includes('zh'))
        found.push({ at: entries[1]?.end ?? 0, en: text.slice(english.start, english.end) })
    }
    for (const part of Object.values(node)) walk(part)
  }
  walk(parseAst(text, { lang }))
  return found.sort((a, b) => b.at - a.at)
}
