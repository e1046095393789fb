import { LANGS } from '@ludoteca/engine'
import { CARDS, CLERGY, DECREES } from '@ludoteca/lisboa'
import { choose, close, lead, newShares, offer, ratio } from '@ludoteca/terminal-kit/shares.ts'
import { describe, expect, test } from 'vitest'
import { run } from '../src/run.ts'
import { scripted } from './table.ts'

describe('shares', () => {
  test('who takes one of four is four times above the fair share, the others are dead', () => {
    const shares = newShares(4)
    offer(shares, [0, 1, 2, 3, 3])
    choose(shares, 2, 0)
    expect([0, 1, 2, 3].map(thing => ratio(shares, thing))).toEqual([0, 0, 4, 0])
  })

  test('what was never offered has no share', () => {
    expect(ratio(newShares(1), 0)).toBeNaN()
    expect(lead(newShares(1), 0)).toBeNaN()
  })

  test('the lead is the mean of those who chose it, and each game counts once', () => {
    const shares = newShares(1)
    choose(shares, 0, 0)
    close(shares, [5, -5])
    choose(shares, 0, 1)
    close(shares, [3, -3])
    expect(lead(shares, 0)).toBe(1)
  })
})

async function usage(argv: readonly string[]): Promise<{ code: number; lines: string[] }> {
  const terminal = scripted([])
  const code = await run(argv, {}, terminal)
  return { code, lines: terminal.shown }
}

/** The rows of a table of the report. */
function rows(lines: readonly string[], title: RegExp): string[] {
  const from = lines.findIndex(line => title.test(line)) + 4
  return lines.slice(from, lines.indexOf('', from))
}

describe.each(LANGS)('sim --usage in %s', lang => {
  test('lists every card, tile and decree once, and shares that add up', async () => {
    const { code, lines } = await usage(
      `sim lisboa --seats random,random,random --games 3 --seed u --usage --lang ${lang}`.split(' '),
    )
    expect(code).toBe(0)
    expect(rows(lines, /^### (Political cards|政治卡)/)).toHaveLength(CARDS.length)
    expect(rows(lines, /^### (Clergy tiles|教士牌片)/)).toHaveLength(CLERGY.length)
    expect(rows(lines, /^### (Decrees|法令)/)).toHaveLength(DECREES.length)
    const wins = rows(lines, /^### (Seats|座位)/).map(row => Number(/([\d.]+) %/.exec(row)?.[1]))
    expect(wins.reduce((a, b) => a + b, 0)).toBeCloseTo(100, 0)
    expect(lines.join('\n')).not.toMatch(/undefined|NaN/)
  })
})

test('a game without a study says so', async () => {
  const { code, lines } = await usage('sim puerto-rico --games 1 --usage --lang en'.split(' '))
  expect(code).toBe(2)
  expect(lines.join('\n')).toContain('no study')
})
