import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyGame, readSave } from '@ludoteca/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readArguments, wishFor } from '../src/fuzz/arguments.ts'
import { runFuzz } from '../src/fuzz/run.ts'
import { toy } from '../src/toy.ts'

describe('arguments', () => {
  test('are read', () => {
    const argv =
      '--game toy --games 7 --seats 3 --seed x --option hand=4 --option pool=off --laws fast'.split(' ')
    expect(readArguments(argv)).toEqual({
      game: 'toy',
      games: 7,
      seats: 3,
      seed: 'x',
      options: { hand: '4', pool: 'off' },
      laws: 'fast',
    })
  })

  test.each([
    ['', /Say which game/],
    ['--game toy --games 0', /whole number from 1/],
    ['--game toy --games -3', /./],
    ['--game toy --seats two', /--seats is a whole number/],
    ['--game toy --laws some', /“all” or “fast”/],
    ['--game toy --option hand', /id=value/],
    ['--game toy --speed 9', /--speed/],
    ['--game toy loudly', /loudly/],
  ])('“%s” is refused in one sentence', (line, says) => {
    const read = () => readArguments(line.split(' ').filter(Boolean))
    expect(read).toThrow(says)
    expect(read).toThrow(/^[^\n]+$/)
  })

  test.each([
    ['--seats 5', /2 to 4 players, not 5/],
    ['--option speed=9', /no option “speed”/],
    ['--option hand=9', /cannot be “9”/],
    ['--option pool=off', /only for 2, 3 players/],
  ])('“%s” is refused by the game', (line, says) => {
    const wanted = readArguments(['--game', 'toy', ...line.split(' ')])
    expect(() => wishFor(toy, wanted)).toThrow(says)
  })
})

describe('a game that breaks a law', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ludoteca-fuzz-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is caught, and a save file leads to the place', () => {
    const leaky: AnyGame = {
      ...toy,
      apply(s, a, emit) {
        toy.apply(s as never, a as never, emit)
        if (toy.write(a as never) === 'toss 5') (s as { tossed: number[] }).tossed.pop()
      },
    }
    const said: string[] = []
    const wanted = readArguments(['--game', 'toy', '--games', '20', '--laws', 'fast'])
    const summary = runFuzz({ game: leaky }, wanted, folder, text => said.push(text))
    expect(summary).toMatchObject({ game: 'toy', games: 20, failures: 1 })
    expect(said.join('')).toMatch(/47 cards instead of 48/)
    const files = readdirSync(folder)
    const save = files.find(name => name.endsWith('.ludo')) ?? expect.fail('no save file')
    expect(readFileSync(join(folder, save.replace('.ludo', '.txt')), 'utf8')).toMatch(/47 cards/)
    const loaded = readSave(readFileSync(join(folder, save), 'utf8'), [leaky])
    expect(loaded.ok && leaky.check(loaded.match.state)).toEqual(['47 cards instead of 48'])
  })

  test('a crash is kept up to the action before it', () => {
    const fragile: AnyGame = {
      ...toy,
      apply(s, a, emit) {
        if ((s as { bag: number[] }).bag.length === 0) throw new Error('no more cards')
        toy.apply(s as never, a as never, emit)
      },
    }
    const wanted = readArguments(['--game', 'toy', '--games', '1', '--laws', 'fast', '--seed', 'crash'])
    expect(runFuzz({ game: fragile }, wanted, folder, () => {})).toMatchObject({ failures: 1 })
    const save = readdirSync(folder).find(name => /crash.*\.ludo$/.test(name)) ?? expect.fail('no save file')
    const loaded = readSave(readFileSync(join(folder, save), 'utf8'), [fragile])
    expect(loaded.ok && (loaded.match.state as { bag: number[] }).bag).toEqual([])
  })
})

describe('npm run fuzz', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const fuzz = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', './scripts/ts.mjs', 'packages/testkit/src/fuzz/main.ts', ...args],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )

  test('prints one line of JSON', () => {
    const { status, stdout, stderr } = fuzz('--game', 'toy', '--games', '5', '--seats', '2')
    expect(stdout.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(stdout)).toMatchObject({ game: 'toy', games: 5, failures: 0 })
    expect(stderr).toMatch(/5\/5 games/)
    expect(status).toBe(0)
  })

  test('knows which games there are', () => {
    const { status, stdout, stderr } = fuzz('--game', 'chess')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^There is no game “chess”\. Games: .*toy\.\n$/)
  })
})
