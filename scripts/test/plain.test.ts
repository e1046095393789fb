import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainName, plainWords } from '../lib/plain.mjs'

const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'ludoteca-')))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

const folder = (name: string): string => {
  const made = join(temporary, name)
  mkdirSync(join(made, 'e2e'), { recursive: true })
  writeFileSync(join(made, 'e2e', 'vitest.config.ts'), '')
  return made
}
const odd = folder('game #1')

test('a folder that Vite can read keeps its name, whatever else is in it', () => {
  expect(plainName('/srv/50% ñ 桌游', temporary)).toBe('/srv/50% ñ 桌游')
})

test.each(['game #1', 'game%20room'])('any other gets a link to itself, the same each time: %s', name => {
  const made = folder(name)
  const plain = plainName(made, temporary)
  expect(plain).not.toMatch(/[#?%]/)
  expect(realpathSync(plain)).toBe(made)
  expect(plainName(made, temporary)).toBe(plain)
})

test('paths of the folder are said by the other name, other words are left alone', () => {
  const words = plainWords('vitest', ['run', '--config', 'e2e/vitest.config.ts', 'games'], odd, '/plain')
  const config = join('/plain', 'e2e', 'vitest.config.ts')
  expect(words).toEqual([
    'run',
    '--config',
    config,
    'games',
    '--root',
    join('/plain', 'e2e'),
    '--configLoader',
    'native',
  ])
  expect(plainWords('vite', ['build'], odd, '/plain')).toEqual([
    'build',
    '--config',
    join('/plain', 'packages', 'web', 'vite.config.ts'),
    '--configLoader',
    'native',
  ])
})
