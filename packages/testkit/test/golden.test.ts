import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { playthrough } from '../src/golden/playthrough.ts'
import { fixtures } from '../src/index.ts'
import { toy, toyText } from '../src/toy.ts'

const TABLE = { name: '3p', seats: 3, options: {} }

describe('a playthrough', () => {
  const page = playthrough(toy, toyText.en, TABLE)
  const lines = page.split('\n')

  test('says what is played', () => {
    expect(lines.slice(0, 3)).toEqual([
      'Stairs, 3 players, seed “golden 3”, rules version 1',
      'rules=short hand=3 pool=on',
      '',
    ])
  })

  test('has a line for each decision and each event', () => {
    expect(lines[3]).toMatch(/^1\. 0: (place|toss) \d+ \(of \d+\)$/)
    expect(lines[4]).toMatch(/^ {5}Seat 0 (places|tosses) (sun|moon|star|rain) \d+$/)
  })

  test('names the position now and then, and at the end with the standings', () => {
    expect(lines.filter(line => /^ {3}= [0-9a-f]{32}$/.test(line)).length).toBeGreaterThan(2)
    expect(lines.slice(-5, -1)).toEqual([
      expect.stringMatching(/^Final position [0-9a-f]{32}$/),
      expect.stringMatching(/^Seat 0: place \d, \d+ points \(Stairs \d+\)$/),
      expect.stringMatching(/^Seat 1: /),
      expect.stringMatching(/^Seat 2: /),
    ])
  })

  test('is the same every time', () => {
    expect(playthrough(toy, toyText.en, TABLE)).toBe(page)
  })

  test('shows a changed rule', () => {
    const kinder = {
      ...toy,
      standings: (s: Parameters<typeof toy.standings>[0]) => toy.standings(s).reverse(),
    }
    expect(playthrough(kinder, toyText.en, TABLE)).not.toBe(page)
  })
})

fixtures(fileURLToPath(new URL('./fixtures', import.meta.url)), [toy])
