import { puertoRico } from '@ludoteca/puerto-rico'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { contest, type Outcome } from '../src/arena/contest.ts'
import { entrantOf } from '../src/arena/entrant.ts'
import { figuresOf, interval } from '../src/arena/figures.ts'
import { ratings } from '../src/arena/ladder.ts'
import { plan } from '../src/arena/plan.ts'
import { asJson, report } from '../src/arena/report.ts'
import { run } from '../src/run.ts'
import { wordsOf } from '../src/text/index.ts'
import { scripted } from './table.ts'

describe('the plan', () => {
  test('every deal is played once from each seat', () => {
    const fixtures = plan(2, 4, 8, 's')
    expect(fixtures.slice(0, 4).map(each => each.lineup.indexOf(0))).toEqual([0, 3, 2, 1])
    expect(new Set(fixtures.slice(0, 4).map(each => each.seed)).size).toBe(1)
    expect(fixtures[4]?.seed).not.toBe(fixtures[0]?.seed)
    for (const { lineup } of fixtures) expect(lineup.filter(bot => bot === 1)).toHaveLength(3)
  })

  test('a bot among its like never plays the same game twice', () => {
    expect(new Set(plan(1, 4, 8, 's').map(each => each.seed)).size).toBe(8)
  })

  test('with more bots than seats all groups meet', () => {
    const tables = plan(4, 3, 12, 's').map(each => [...each.lineup].sort().join(''))
    expect(new Set(tables)).toEqual(new Set(['012', '013', '023', '123']))
  })
})

test('a bot may come with its own number of search steps', () => {
  expect(entrantOf('hard@400')).toEqual({ bot: 'hard', budget: { iterations: 400 } })
  expect(entrantOf('ref-greedy')).toEqual({ bot: 'ref-greedy', budget: null })
  for (const name of ['harder', 'hard@', 'hard@many', '@4', '']) expect(entrantOf(name)).toBeNull()
})

test('intervals are those of Wilson', () => {
  expect(interval(0.5, 100).low).toBeCloseTo(0.4038, 3)
  expect(interval(0.5, 100).high).toBeCloseTo(0.5962, 3)
  expect(interval(1, 20)).toEqual({ low: expect.closeTo(0.8389, 3), high: expect.closeTo(1, 6) })
})

const outcome = (lineup: number[], ranks: number[], first = 0): Outcome => ({
  ...{ lineup, first, ranks, slips: [{ bot: 1, failure: 'late' }], dropouts: [] },
  wins: ranks.map(rank => (rank === 1 ? 1 : 0)),
  totals: ranks.map(rank => 50 - rank),
  ms: lineup.map(() => 30),
  decisions: lineup.map(() => 10),
  slowest: lineup.map(() => 9),
})
const outcomes = [outcome([0, 1, 1], [1, 2, 3]), outcome([1, 0, 1], [2, 1, 3]), outcome([1, 1, 0], [1, 3, 2])]

test('shares count seats, so that the fair share is the same for all', () => {
  const strong = figuresOf('a', 0, outcomes)
  const weak = figuresOf('b', 1, outcomes)
  expect(strong.winShare).toBeCloseTo(2 / 3)
  expect(weak.winShare).toBeCloseTo(1 / 6)
  expect(strong).toMatchObject({ msPerDecision: 3, slowest: 9 })
  expect(strong.byTurn).toEqual([
    { winShare: 1, meanScore: 49 },
    { winShare: 1, meanScore: 49 },
    { winShare: 0, meanScore: 48 },
  ])
  expect(weak.byTurn[0]).toEqual({ winShare: 0.5, meanScore: 48.5 })
  expect(weak.slips).toEqual({ late: 3, illegal: 0, dead: 0 })
})

test('who moves first is not who sits in the first seat', () => {
  // The first bot wins whenever it begins, wherever it sits.
  const games = [outcome([0, 1], [1, 2], 0), outcome([1, 0], [2, 1], 1), outcome([0, 1], [2, 1], 1)]
  expect(figuresOf('a', 0, games).byTurn.map(each => each?.winShare)).toEqual([1, 0])
})

test('the arena tells who began', async () => {
  const terms = { game: 'puerto-rico', seats: 3, options: {}, bots: ['random'], budget: null }
  const began = new Set<number>()
  for (let i = 0; i < 9; i++) {
    const seed = `began ${i}`
    const { first } = await contest(puertoRico, terms, { lineup: [0, 0, 0], seed })
    expect(first).toBe(puertoRico.turn(puertoRico.create({ seats: 3, options: {}, seed })))
    began.add(first)
  }
  expect(began.size).toBe(3)
})

test('the table and the JSON line', () => {
  const bots = [figuresOf('a', 0, outcomes), figuresOf('b', 1, outcomes)]
  const result = { game: 'g', name: 'G', seats: 3, games: 3, seconds: 1, bots, ratings: [1600, 1400] }
  expect(JSON.parse(asJson({ ...result, ratings: null }))).toEqual({
    ...{ game: 'g', seats: 3, games: 3 },
    bots: [
      expect.objectContaining({ name: 'a', winShare: 0.6667, meanScore: 48.6667, msPerDecision: 3 }),
      expect.objectContaining({ name: 'b' }),
    ],
  })
  expect(JSON.parse(asJson(result)).bots[1].rating).toBe(1400)
  expect(JSON.parse(asJson(result)).bots[0].byTurn[2]).toEqual({ winShare: 0, meanScore: 48 })
  const shown = report(result, wordsOf('zh')).join('\n')
  expect(shown).toContain('均等胜率：33.3 %')
  expect(shown).toContain('50.0 % · 48.5')
  expect(shown).toContain('b 有几步改由简单电脑代走：超时 3 步')
})

test('one game is one game, and a turn that a bot never had is left open', () => {
  const [played] = outcomes
  const game: Outcome = { ...(played as Outcome), dropouts: [{ bot: 1, why: 'unready' }] }
  const bots = [figuresOf('a', 0, [game]), figuresOf('b', 1, [game])]
  const result = { game: 'g', name: 'G', seats: 3, games: 1, seconds: 1, bots, ratings: null }
  const shown = report(result, wordsOf('en')).join('\n')
  expect(shown).toContain('G, 3 players, 1 game, 1.0 s.')
  expect(shown).toContain('Not balanced: 1 game played')
  expect(shown).toMatch(/^a .* 100\.0 % · 49\.0 +– +–$/m)
  expect(shown).toContain('b never said it was ready in 1 game:')
  expect(JSON.parse(asJson(result)).bots[0].byTurn).toEqual([{ winShare: 1, meanScore: 49 }, null, null])
})

test('an odd number of games is unbalanced only where different bots meet', () => {
  const told = (names: string[]): string => {
    const bots = names.map((name, bot) => figuresOf(name, bot, outcomes))
    const result = { game: 'g', name: 'G', seats: 3, games: 4, seconds: 1, bots, ratings: null }
    return report(result, wordsOf('en')).join('\n')
  }
  expect(told(['a', 'b'])).toContain('Not balanced')
  expect(told(['a'])).not.toContain('Not balanced')
})

test('whoever ranks better more often is rated higher; nobody is rated infinitely', () => {
  const [strong = 0, weak = 0] = ratings(2, outcomes)
  expect(strong).toBeGreaterThan(weak)
  expect(strong + weak).toBeCloseTo(3000, -1)
  const [best = 0, worst = 0] = ratings(2, [outcome([0, 1], [1, 2])])
  expect(best - worst).toBeLessThan(800)
})

test('the same seed and as many search steps give the same game', async () => {
  const terms = { game: 'puerto-rico', seats: 2, options: puertoRico.options, bots: ['medium@4', 'easy'] }
  const options = Object.fromEntries(puertoRico.options.map(spec => [spec.id, spec.values[0] ?? '']))
  const once = () =>
    contest(puertoRico, { ...terms, options, budget: null }, { lineup: [0, 1], seed: 'again' })
  const [a, b] = [await once(), await once()]
  expect(a.totals).toEqual(b.totals)
  expect(a.decisions).toEqual(b.decisions)
})

test('bots are told what they have seen in the course of the game', async () => {
  const witness = vi.spyOn(puertoRico, 'witness')
  onTestFinished(() => witness.mockRestore())
  const terms = { game: 'puerto-rico', seats: 2, options: {}, bots: ['random', 'random'], budget: null }
  const { decisions } = await contest(puertoRico, terms, { lineup: [0, 1], seed: 'witness' })
  expect(witness.mock.calls.length).toBeGreaterThanOrEqual(decisions.reduce((sum, each) => sum + each, 0))
})

test.each([
  ['arena --game puerto-rico --bots easy,nobody', 'nobody'],
  ['arena --game puerto-rico --bots easy,random --time 5 --iterations 5', '--time'],
  ['arena --game puerto-rico --bots easy,random --seats 9', '9'],
  ['arena --bots easy,random', 'arena'],
])('%s is refused with a reason', async (line, told) => {
  const terminal = scripted([])
  expect(await run(line.split(' '), { LC_ALL: 'en_US.UTF-8' }, terminal)).toBe(2)
  expect(terminal.shown.join('')).toContain(told)
})
