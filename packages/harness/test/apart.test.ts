import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const USERS = ['bench', 'e2e', join('packages', 'server', 'test')]
const SPECIFIER = /(?:from|import\(?)\s*'(\.{1,2}\/[^']*)'/g

const isIn = (path: string, folder: string): boolean => path.startsWith(folder + sep)

/** The relative imports of every module in a folder, as paths from the root. */
function importsIn(folder: string): { file: string; to: string }[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter(file => file.endsWith('.ts'))
    .flatMap(each => {
      const file = join(folder, each)
      const source = readFileSync(join(root, file), 'utf8')
      return [...source.matchAll(SPECIFIER)].map(([, path = '']) => ({
        file,
        to: relative(root, resolve(root, dirname(file), path)),
      }))
    })
}

test.each(USERS)('%s shares helpers through this package, not by importing the other users', folder => {
  const others = USERS.filter(each => each !== folder)
  const found = importsIn(folder)
  expect(found.length).toBeGreaterThan(10)
  const crossing = found.filter(({ to }) => others.some(other => isIn(to, other)))
  const inside = found.filter(({ to }) => isIn(to, join('packages', 'harness')))
  expect([...crossing, ...inside]).toEqual([])
})
