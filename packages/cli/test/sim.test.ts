import type { AnyGame } from '@ludoteca/engine'
import { toy } from '@ludoteca/testkit/toy'
import { expect, test } from 'vitest'
import { screenOf } from '../src/screens.ts'
import { figuresOf, spread } from '../src/sim/figures.ts'
import { asJson, report } from '../src/sim/report.ts'
import { type GameResult, simulate } from '../src/sim/run.ts'
import { progress } from '../src/terminal/progress.ts'
import { wordsOf } from '../src/text/index.ts'
import { scripted } from './table.ts'

const result = (totals: readonly number[], decisions: number, rounds: number | null = null): GameResult => ({
  standings: totals.map((total, seat) => ({
    seat,
    total,
    rank: 1 + totals.filter(other => other > total).length,
    parts: [],
  })),
  decisions,
  ending: null,
  rounds,
})

const results = [result([10, 4], 20, 7), result([6, 6], 30, 9), result([3, 8], 40, 11)]
const figures = figuresOf(results, ['easy', 'random'], ({ decisions }) => (decisions > 25 ? 'long' : 'short'))

test('shared victories count in parts, and shares add up to one', () => {
  expect(figures.seats.map(seat => seat.winShare)).toEqual([0.5, 0.5])
  expect(figures.seats.map(({ mean, least, most }) => [mean, least, most])).toEqual([
    [19 / 3, 3, 10],
    [6, 4, 8],
  ])
})

test('lengths and endings are counted, the most frequent first', () => {
  expect(figures.decisions).toEqual({ mean: 30, least: 20, most: 40 })
  expect(figures.rounds).toEqual({ mean: 9, least: 7, most: 11 })
  expect([...figures.endings]).toEqual([
    ['long', 2],
    ['short', 1],
  ])
  expect(spread([4])).toEqual({ mean: 4, least: 4, most: 4 })
})

test('the report is a table for people and one line of JSON for programs', () => {
  const text = report(figures, 'Stairs', 1.24, wordsOf('zh'), seat => `座位${seat}`).join('\n')
  expect(text).toContain('Stairs，3 局，用时 1.2 秒')
  expect(text).toMatch(/座位0 +6\.3 +50\.0 % +3 +10/)
  const json = JSON.parse(asJson(figures, 'toy', 'x', 1.23456))
  expect(json).toMatchObject({ game: 'toy', seed: 'x', games: 3, seconds: 1.235 })
  expect(json.seats[0]).toEqual({ bot: 'easy', meanScore: 19 / 3, winShare: 0.5, least: 3, most: 10 })
  expect(json.endings).toEqual({ long: 2, short: 1 })
})

test('the same seed simulates the same game', async () => {
  const game: AnyGame = toy
  const options = { rules: 'short', hand: '3', pool: 'on' }
  const screen = await screenOf(game.id)
  const run = (seed: string) => simulate(game, ['easy', 'random', 'easy'], options, seed, screen)
  expect(await run('a')).toEqual(await run('a'))
  expect((await run('a')).standings).not.toEqual((await run('b')).standings)
})

test('progress without a terminal to draw on is at most ten lines', () => {
  const terminal = scripted([])
  const advance = progress(terminal, 200, 'games')
  for (let done = 1; done <= 200; done++) advance(done)
  expect(terminal.shown).toHaveLength(10)
  expect(terminal.shown.at(-1)).toContain('200/200 games')
})
