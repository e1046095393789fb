import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '../src/run.ts'
import { scripted } from './table.ts'

async function called(line: string, input: readonly string[] = [], locale = 'en_US.UTF-8') {
  const terminal = scripted(input)
  const code = await run(line.split(' '), { LC_ALL: locale }, terminal)
  return { code, out: terminal.shown.join('\n') }
}

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-solo-'))

describe('play alone', () => {
  test('one person and Lacerda sit at the table, and his turn is told with its reasons', async () => {
    const { out } = await called('play lisboa --solo printed --seed s', ['1', '1', '1'])
    expect(out).toContain('You, Lacerda')
    expect(out).toContain('Lacerda goes to')
    expect(out).toContain('because')
  })

  test('in Chinese too', async () => {
    const { out } = await called('play lisboa --solo stern --seed s', ['1', '1', '1'], 'zh_CN.UTF-8')
    expect(out).toContain('拉塞尔达去见')
    expect(out).toContain('因为')
  })

  test('the option asks for the same table', async () => {
    const { out } = await called('play lisboa --option solo=gentle --seed s')
    expect(out).toContain('You, Lacerda')
  })

  test('a name may be given, alone or with the seat of the rules', async () => {
    for (const seats of ['you:Ana', 'you:Ana,easy']) {
      const { out } = await called(`play lisboa --solo printed --seats ${seats} --seed s`)
      expect(out).toContain('Ana, Lacerda')
    }
  })

  test('a saved game goes on against him', async () => {
    const file = join(folder, 'alone.ludo')
    await called('play lisboa --solo printed --seed s', ['1', '1', '1', `save ${file}`, 'quit'])
    expect(readFileSync(file, 'utf8')).toContain('opt:solo=printed')
    const { out } = await called(`play lisboa --load ${file}`)
    expect(out).toContain('You, Lacerda')
    expect((await called(`replay ${file}`)).out).toContain('Lacerda')
  })

  test.each([
    ['play puerto-rico --solo printed', 'Puerto Rico cannot be played alone'],
    ['play lisboa --solo hardest', 'Levels: gentle, printed, stern'],
    ['play lisboa --solo off', 'Levels: gentle, printed, stern'],
    ['play lisboa --solo printed --seats you,easy,easy', '1 seat can be taken'],
  ])('%s is refused in words', async (line, why) => {
    const terminal = scripted([])
    expect(await run(line.split(' '), { LC_ALL: 'en_US.UTF-8' }, terminal)).not.toBe(0)
    expect(terminal.shown.join('\n')).toContain(why)
  })
})

test('the arena measures bots against Lacerda: share of wins and mean lead', {
  timeout: 120_000,
}, async () => {
  const { out } = await called('arena --game lisboa --solo printed --bots random --games 2 --jobs 1 --seed s')
  expect(out).toContain('alone against the rules')
  const json = JSON.parse(out.split('\n').at(-1) ?? '')
  expect(json).toMatchObject({ seats: 2, games: 2, bots: [{ name: 'random', winShare: 0 }] })
  expect(json.bots[0].meanLead).toBeLessThan(0)
})
