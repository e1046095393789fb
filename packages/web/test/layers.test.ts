import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/**
 * The layers of the page, the lowest first. What stands in one row may use the rows below and itself; places
 * that share a row do not know each other, except for pages, which lead to one another.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['page-kit/ui'],
  ['page-kit/settings'],
  ['web/i18n', 'web/styles'],
  ['page-kit/board'],
  ['page-kit/page', 'page-kit/arrange', 'page-kit/coach', 'page-kit/lesson'],
  ['games'],
  ['web/games', 'web/store', 'web/browser', 'web/bots', 'web/offline'],
  ['web/book', 'web/coach'],
  ['web/table'],
  [
    'web/admin',
    'web/archive',
    'web/explorer',
    'web/frame',
    'web/home',
    'web/ladder',
    'web/lessons',
    'web/lobby',
    'web/local',
    'web/newgame',
    'web/online',
    'web/people',
    'web/position',
    'web/puzzles',
    'web/replay',
    'web/results',
    'web/review',
    'web/rulebook',
    'web/settings',
    'web/tournaments',
    'web/whatif',
  ],
  ['web/shell'],
  ['web/main'],
]

const PAGES = LAYERS.find(layer => layer.includes('web/home')) ?? []

/** Places that share a row and may know each other. */
const TOGETHER: readonly (readonly string[])[] = [
  PAGES,
  ['page-kit/page', 'page-kit/arrange', 'page-kit/coach', 'page-kit/lesson'],
]

/** Packages below the page. A component knows none of them. */
const FOUNDATIONS = [
  '@ludoteca/engine',
  '@ludoteca/protocol',
  '@ludoteca/shelf',
  '@ludoteca/bots',
  '@ludoteca/review',
  '@ludoteca/tournament',
]

const packages = fileURLToPath(new URL('../../', import.meta.url))
const IMPORT = /\bfrom\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g

/** Where a file of the page stands: `web/table`, `page-kit/ui`, `games`; null for what is none of the page. */
function place(path: string): string | null {
  const [, web] = /^web\/src\/([\w-]+)/.exec(path) ?? []
  if (web) return `web/${web}`
  const [, kit] = /^page-kit\/src\/([\w-]+)/.exec(path) ?? []
  if (kit) return `page-kit/${kit}`
  return /^games\/[^/]+\/page\//.test(path) ? 'games' : null
}

const rank = (where: string): number => LAYERS.findIndex(layer => layer.includes(where))

/** The path of what a file imports, from the folder of packages; what comes from elsewhere as it is written. */
function target(path: string, from: string): string {
  if (from.startsWith('.'))
    return normalize(join(dirname(path), from))
      .split(sep)
      .join('/')
  const [, kit] = /^@ludoteca\/page-kit\/(.+)/.exec(from) ?? []
  return kit ? `page-kit/src/${kit}` : from
}

/** Why a file may not import this; null when it may. */
function wrong(path: string, from: string): string | null {
  const to = target(path, from)
  const here = place(path)
  const there = place(to)
  const said = `${path} imports ${to}`
  if (!here || rank(here) < 0) return `${path} stands in no layer`
  if (!there) {
    const ours = to.startsWith('@ludoteca/')
    const known = FOUNDATIONS.some(each => to === each || to.startsWith(`${each}/`))
    const barred = here === 'page-kit/ui' ? ours : ours && here !== 'games' && !known
    return barred ? said : null
  }
  // Kits and games stand below the package of the page: nothing of it is theirs to use.
  if (there.startsWith('web/') && !here.startsWith('web/')) return said
  if (here === 'games' && there === 'games') return path.split('/')[1] === to.split('/')[1] ? null : said
  if (here === there || TOGETHER.some(each => each.includes(here) && each.includes(there))) return null
  return rank(there) >= 0 && rank(there) < rank(here) ? null : said
}

const imports = (source: string): string[] =>
  [...source.matchAll(IMPORT)].map(match => match[1] ?? match[2] ?? '')

/** The sources under a folder, as paths from the folder of packages. */
const sources = (folder: string): string[] =>
  readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => `${folder}/${file.split(sep).join('/')}`)

const pages = readdirSync(join(packages, 'games')).map(game => `games/${game}/page`)

test('every file of the page uses its own layer and those below', () => {
  const files = ['web/src', 'page-kit/src', ...pages].flatMap(sources)
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap(path =>
    imports(readFileSync(join(packages, path), 'utf8')).flatMap(from => wrong(path, from) ?? []),
  )
  expect(found).toEqual([])
})

describe('a wrong direction', () => {
  test.each([
    ['page-kit/src/ui/button.tsx', '@ludoteca/engine'],
    ['page-kit/src/ui/button.tsx', '../settings/store.ts'],
    ['page-kit/src/settings/store.ts', '../board/contract.ts'],
    ['page-kit/src/board/play.tsx', '../../../web/src/i18n/en.ts'],
    ['games/lisboa/page/index.ts', '../../../web/src/games/use-game.ts'],
    ['games/lisboa/page/index.ts', '../../puerto-rico/page/index.ts'],
    ['web/src/store/tables.ts', '../table/model/model.ts'],
    ['web/src/table/choices/refusal-box.tsx', '../../online/api.ts'],
    ['web/src/table/table.tsx', '../home/page.tsx'],
    ['web/src/table/table.tsx', '../frame/frame.tsx'],
    ['web/src/coach/strip.tsx', '../table/model/model.ts'],
    ['web/src/store/keeper.ts', '../bots/client.ts'],
    ['web/src/home/page.tsx', '../shell/app.tsx'],
    ['web/src/home/page.tsx', '@ludoteca/lisboa'],
    ['web/src/cellar/page.tsx', 'react'],
  ])('from %s to %s is found', (path, from) => {
    expect(wrong(path, from)).not.toBeNull()
  })

  test.each([
    ['page-kit/src/ui/button.tsx', 'react'],
    ['page-kit/src/board/play.tsx', '@ludoteca/page-kit/ui/button.tsx'],
    ['games/lisboa/page/board/index.tsx', '../../rules/state.ts'],
    ['web/src/table/table.tsx', '@ludoteca/engine/text/en'],
    ['web/src/home/page.tsx', '../lessons/finished.ts'],
    ['web/src/shell/app.tsx', '../home/page.tsx'],
  ])('is not seen from %s to %s', (path, from) => {
    expect(wrong(path, from)).toBeNull()
  })
})
