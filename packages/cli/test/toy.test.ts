import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const address = (path: string): string => new URL(`../../../${path}`, import.meta.url).href
const CONDITION = '--conditions=ludoteca-toy'
const LOADER = ['--import', address('scripts/ts.mjs')]

/** Runs Node with or without the toy game on the shelf. */
function node(flags: readonly string[], input = '') {
  const env = { ...process.env, NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags], { input, env, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

const main = fileURLToPath(address('packages/cli/src/main.ts'))
const ludoteca = (words: readonly string[], input?: string) =>
  node([CONDITION, ...LOADER, main, ...words, '--lang', 'en'], input)

test('a game on the shelf is played in the terminal against a bot, with its own picture', () => {
  const { status, said } = ludoteca(
    ['play', 'toy', '--seats', 'you,easy', '--seed', 's'],
    '1\n1\n1\n1\nquit\n',
  )
  expect(status).toBe(0)
  expect(said).toContain('Stairs')
  expect(said).toMatch(/Pool {2,}\w+ \d+ {2,}\w+ \d+/)
  expect(said).toMatch(/Easy.* (?:places|tosses) \w+ \d+/)
})

test('its rulebook is read in the terminal', () => {
  const { status, said } = ludoteca(['rules', 'toy', 'must-rise'])
  expect(status).toBe(0)
  expect(said).toContain('A card that you place must be higher')
})

test('bots in threads play it by what they know of it', () => {
  const { status, said } = ludoteca([
    'arena',
    '--game',
    'toy',
    '--seats',
    '2',
    '--bots',
    'easy,random',
    '--games',
    '4',
    '--jobs',
    '2',
  ])
  expect(said).toContain('toy')
  expect(status).toBe(0)
  const probe = `
    import { findGame } from '${address('packages/shelf/src/index.ts')}'
    import { knowledgeOf } from '${address('packages/bots/src/games.ts')}'
    const toy = findGame('toy')
    console.log((await knowledgeOf(await toy.rules())) === (await toy.bot()))`
  expect(node([CONDITION, ...LOADER, '--input-type=module', '--eval', probe]).said).toContain('true')
})

test('without that line there is no such game', () => {
  const { status, said } = node([...LOADER, main, 'rules', 'toy', '--lang', 'en'])
  expect(status).not.toBe(0)
  expect(said).not.toContain('Stairs')
})
