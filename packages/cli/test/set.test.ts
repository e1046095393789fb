import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Lang } from '@ludoteca/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from '../src/run.ts'
import { scripted } from './table.ts'

const EXAMPLE = fileURLToPath(new URL('../../../examples/lisboa-set/set.json', import.meta.url))

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'set-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function said(argv: readonly string[], lang: Lang = 'en', answers: readonly string[] = []) {
  const terminal = scripted(answers)
  const code = await run([...argv, '--lang', lang], {}, terminal)
  return { code, shown: terminal.shown.join('\n') }
}

const broken = (): string => {
  const file = join(folder, 'broken.json')
  const cards = [
    { id: 'noble-king-blue-1', influence: 1, effects: ['FAV', 'FLY'] },
    { id: 'noble-king-blue-2', influence: 12, effects: [] },
  ]
  writeFileSync(file, JSON.stringify({ format: 'ludoteca-lisboa-set 1', name: 'Box', cards }))
  return file
}

describe('ludoteca set', () => {
  test('prints our set, and what it prints can be played with', async () => {
    const { code, shown } = await said(['set', 'lisboa'])
    expect(code).toBe(0)
    const file = join(folder, 'ours.json')
    writeFileSync(file, shown)
    const checked = await said(['set', 'lisboa', file])
    expect(checked.code).toBe(0)
    expect(checked.shown).toMatch(/can be played with: Ludoteca · [0-9a-f]{6}\./)
  })

  test('says everything that is wrong, with its place, in the language of the caller', async () => {
    expect((await said(['set', 'lisboa', broken()])).shown).toContain(
      'cards[0].effects[1]: The effect “FLY” is not understood.\n' +
        'cards[1].influence: This must be a whole number from 0 to 6.',
    )
    const { code, shown } = await said(['set', 'lisboa', broken()], 'zh')
    expect(code).toBe(2)
    expect(shown).toContain('cards[0].effects[1]：看不懂效果“FLY”。')
  })

  test('is not for games whose pieces are the same for everybody', async () => {
    expect((await said(['set', 'puerto-rico'])).code).toBe(2)
  })
})

describe('--lisboa-set', () => {
  test('sim plays with the example', async () => {
    const sim = ['sim', 'lisboa', '--seats', 'random,random', '--games', '2', '--seed', 'a', '--json']
    const ours = await said(sim)
    const own = await said([...sim, '--lisboa-set', EXAMPLE])
    expect([ours.code, own.code]).toEqual([0, 0])
    expect(own.shown).not.toBe(ours.shown)
  })

  test('arena takes it into other threads', async () => {
    const arena = ['arena', '--game', 'lisboa', '--bots', 'random,random', '--games', '2', '--jobs', '2']
    const { code, shown } = await said([...arena, '--seed', 'a', '--lisboa-set', EXAMPLE])
    expect([code, shown]).toEqual([0, expect.stringContaining('random')])
  })

  test('a game is played with its names, saved with it and goes on anywhere', async () => {
    const file = join(folder, 'own.ludo')
    const play = ['play', 'lisboa', '--seats', 'you,random', '--seed', 'own', '--lisboa-set', EXAMPLE]
    const { shown } = await said(play, 'en', ['1', `save ${file}`, 'quit', 'y'])
    expect(shown).toContain('At the table')
    const again = await said(['play', 'lisboa', '--load', file], 'en', ['board', 'quit', 'y'])
    expect(again.code).toBe(0)
    expect(again.shown).toContain('Going on after')
  })

  test('what is wrong with the file stops the command', async () => {
    const { code, shown } = await said(['sim', 'lisboa', '--games', '1', '--lisboa-set', broken()])
    expect([code, shown]).toEqual([2, expect.stringContaining('cards[0].effects[1]')])
    expect((await said(['sim', 'lisboa', '--games', '1', '--lisboa-set', '/nowhere'])).code).toBe(2)
  })

  test('is not for another game, nor for a saved one', async () => {
    expect((await said(['sim', 'puerto-rico', '--games', '1', '--lisboa-set', EXAMPLE])).shown).toMatch(
      /not for Puerto Rico/,
    )
    expect((await said(['play', 'lisboa', '--load', 'x', '--lisboa-set', EXAMPLE])).shown).toMatch(
      /brings its own/,
    )
  })
})
