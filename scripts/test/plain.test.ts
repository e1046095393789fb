import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainName, plainWords } from '../lib/plain.mjs'

const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'ludoteca-')))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

const odd = join(temporary, 'game #1')
mkdirSync(join(odd, 'e2e'), { recursive: true })
writeFileSync(join(odd, 'e2e', 'vitest.config.ts'), '')

test('a folder that Vite can read keeps its name, whatever else is in it', () => {
  expect(plainName('/srv/50% ñ 桌游', temporary)).toBe('/srv/50% ñ 桌游')
})

test('any other gets a link to itself, the same each time', () => {
  const plain = plainName(odd, temporary)
  expect(plain).not.toMatch(/[#?]/)
  expect(realpathSync(plain)).toBe(odd)
  expect(plainName(odd, temporary)).toBe(plain)
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
