import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { commitmentTo, resolveOptions, startMatch, writeSave } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { run as runLine } from '../src/run.ts'
import { scripted, words } from './table.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const loader = pathToFileURL(join(root, 'scripts', 'ts.mjs')).href
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs a program of the repository as somebody would, with this typed into it. */
function run(file: string, args: readonly string[], input = '', locale = 'en_US.UTF-8'): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', loader, join(root, file), ...args], {
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: locale },
  })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    err += text
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })))
}

const ludoteca = (line: string, input = '', locale?: string): Promise<Ran> =>
  run('packages/cli/src/main.ts', words(line), input, locale)

/** The same without a process of its own, for what does not depend on one. */
async function called(line: string, input = '', locale = 'en_US.UTF-8'): Promise<Omit<Ran, 'err'>> {
  const terminal = scripted(input.split('\n').slice(0, -1))
  const code = await runLine(words(line), { LC_ALL: locale }, terminal)
  return { code, out: terminal.shown.join('\n') }
}

describe('play', () => {
  /** Whatever is asked, one of them is a choice soon. */
  const anyChoices = '1\n2\n3\n4\n'.repeat(150)

  test('a whole game through a pipe', async () => {
    const { code, out, err } = await ludoteca('play puerto-rico --seed whole', anyChoices)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('Round 1')
    expect(out).toContain('The game is over.')
  })

  test('a whole game in Chinese', async () => {
    const { code, out } = await called('play puerto-rico --seed whole', anyChoices, 'zh_CN.UTF-8')
    expect(code).toBe(0)
    expect(out).toContain('第 1 轮')
    expect(out).toContain('游戏结束。')
  })

  test('the same seed and the same choices give the same game', async () => {
    const game = 'play puerto-rico --seed x'
    const [first, again] = [await called(game, '1\n1\n1\n1\n'), await called(game, '1\n1\n1\n1\n')]
    expect(first.out).toContain('> 1')
    expect(first).toEqual(again)
  })

  test('save, leave, and go on in another language', async () => {
    const file = join(folder, 'pause.ludo')
    const first = await called(
      'play puerto-rico --seats you,easy --seed pause',
      `1\n1\nundo\n1\nsave ${file}\nquit\n`,
    )
    expect(first.code).toBe(0)
    const saved = readFileSync(file, 'utf8')
    expect(saved).toMatch(
      /^ludoteca-save 2 puerto-rico \d+ seats=person,bot:easy seats=2 deal=2 seed=pause name0= name1=easy /,
    )
    expect(saved).toMatch(/^0 undo 1$/m)
    const second = await called(`play puerto-rico --load "${file}" --lang zh`, `1\nsave ${file}\nquit\n`)
    expect(second.code).toBe(0)
    expect(second.out).toContain('你、2 号简单电脑')
    const now = readFileSync(file, 'utf8')
    expect(now.split('\n').length).toBeGreaterThan(saved.split('\n').length)
    const replayed = await called(`replay "${file}"`)
    expect(replayed.code).toBe(0)
    expect(replayed.out).toContain('seed pause')
    expect(replayed.out).toContain(commitmentTo({ seed: 'pause' }))
    expect(replayed.out).toContain('This game is not over yet.')
  })

  test('a reason is given for what is not allowed', async () => {
    const { out } = await called(
      'play puerto-rico --seats you,easy,easy --seed why',
      'build wharf\n? pass\nquit\n',
    )
    const answers = out.split('> ').slice(1)
    expect(answers[0]?.split('\n')[1]?.length).toBeGreaterThan(10)
    expect(out).not.toMatch(/undefined|\[object|not-now/)
  })
})

test('the sentence of a refusal is not said again by its rule', async () => {
  const { out } = await called('play tigris-euphrates --seed r2', '? tile B A1\nquit\n')
  expect(out.match(/Farms go on river squares only\./g)).toHaveLength(1)
})

test('a save of another game is called by the name of that game', async () => {
  const file = join(folder, 'island.ludo')
  await called('play puerto-rico --seed island', `save ${file}\nquit\n`)
  expect((await called(`play lisboa --load "${file}"`)).out).toContain(
    'is a game of Puerto Rico, not of Lisboa',
  )
  const zh = await called(`play lisboa --load "${file}"`, '', 'zh_CN.UTF-8')
  expect(zh.out).toContain('是波多黎各的存档，不是里斯本')
})

test('nonsense on the command line leaves with exit code 2', async () => {
  const { code, out, err } = await ludoteca('play chess', '', 'zh_CN.UTF-8')
  expect([code, out, err]).toEqual([
    2,
    '',
    expect.stringMatching(/^没有“chess”这个游戏。现有游戏：puerto-rico.*。\n$/),
  ])
})

test('sim draws its progress beside the result', async () => {
  const table = await called('sim puerto-rico --seats easy,random --games 3 --seed s')
  expect(table.out).toMatch(/Easy 1 .*%/)
  const { out, err } = await ludoteca('sim puerto-rico --seats easy,random --games 3 --seed s --json')
  expect(err).toContain('3/3')
  const json = JSON.parse(out)
  expect(json).toMatchObject({ game: 'puerto-rico', games: 3, seed: 's' })
  expect(json.seats.map((seat: { bot: string }) => seat.bot)).toEqual(['easy', 'random'])
  expect(Object.keys(json.endings).every(how => /^(colonists|city|points|cap|\+)+$/.test(how))).toBe(true)
})

test('arena plays in worker threads and ends with one JSON line', async () => {
  const arena = await ludoteca('arena --game puerto-rico --bots easy,random --games 2 --seed a')
  expect(arena.code).toBe(0)
  expect(arena.err).toContain('2/2')
  const json = JSON.parse(arena.out.trim().split('\n').at(-1) ?? '')
  expect(json).toMatchObject({ game: 'puerto-rico', seats: 2, games: 2 })
  expect(json.bots.map((bot: { name: string }) => bot.name)).toEqual(['easy', 'random'])
})

test('help and rules speak the language of the system', async () => {
  const help = await called('help', '', 'zh_CN.UTF-8')
  const play = await called('play puerto-rico --help', '', 'zh_CN.UTF-8')
  const rules = await called('rules puerto-rico', '', 'zh_CN.UTF-8')
  expect(help.out).toContain('波多黎各')
  expect(play.out).toContain('newBuildings')
  expect(rules.out).toContain('船长')
})

test('a save file of a stranger is shown and not obeyed', async () => {
  const puertoRico = await findGame('puerto-rico')?.rules()
  if (!puertoRico) throw new Error('it is not on the shelf')
  const options = resolveOptions(puertoRico, 3, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  const setup = { seats: 3, seed: 'a\u001b[2Jseed', options: options.options }
  const match = startMatch(puertoRico, setup, ['\u001b]0;owned\u0007Eve', 'Bob\r\nCarol', '\u009b2J'])
  const whole = join(folder, 'strange.save')
  const broken = join(folder, 'stranger.save')
  writeFileSync(whole, writeSave(match))
  writeFileSync(broken, 'ludoteca-save 2 puerto-rico 1 \u001b[2Jfield\n')
  const shown = await ludoteca(`replay ${whole}`)
  const refused = await ludoteca(`replay ${broken}`)
  expect(shown.out).toContain('Eve, BobCarol')
  expect(refused.err).toContain('field')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  expect(shown.out + refused.err).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
})

describe('bench', () => {
  test('prints one JSON line for playouts and for legal', async () => {
    const line = async (which: string) => {
      const { out } = await run('bench/main.ts', [
        which,
        ...'--game puerto-rico --seats 3 --seconds 0.2'.split(' '),
      ])
      expect(out.trim().split('\n')).toHaveLength(1)
      return JSON.parse(out)
    }
    const playouts = await line('playouts')
    expect(playouts).toMatchObject({ bench: 'playouts', game: 'puerto-rico', seats: 3 })
    expect(playouts.decisions).toBeGreaterThan(playouts.games)
    const legal = await line('legal')
    expect(legal.worstMicroseconds).toBeGreaterThanOrEqual(legal.meanMicroseconds)
  })

  test('nonsense gets exit code 2', async () => {
    for (const args of [
      ['speed'],
      ['playouts', '--game', 'chess'],
      ['playouts', '--game', 'puerto-rico', '--seats', '9'],
    ]) {
      expect((await run('bench/main.ts', args)).code).toBe(2)
    }
  })
})
