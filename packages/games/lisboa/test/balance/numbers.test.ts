import { pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { readFormula } from '../../rules/data/codes.ts'
import { lisboa } from '../../rules/index.ts'
import { readSet } from '../../rules/set/read.ts'
import { scaled, worth } from '../../tools/balance/decrees.ts'
import { balance } from '../../tools/balance/index.ts'
import { numbersFrom, setWith } from '../../tools/balance/numbers.ts'
import { steppedCard, steppedTile } from '../../tools/balance/pieces.ts'
import { type Tally, together, watch } from '../../tools/balance/tally.ts'

const ours = numbersFrom(null)

function played(seats: number, seed: string): Tally {
  const resolved = resolveOptions(lisboa as never, seats, balance.options(ours))
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const s = lisboa.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(seed)
  const watched = watch(seats)
  for (let seat = lisboa.turn(s); seat !== null; seat = lisboa.turn(s)) {
    const legal = lisboa.legal(s)
    const action = pick(rng, legal)
    watched.decided(s, seat, legal, action)
    lisboa.apply(s, action, event => watched.happened(event))
  }
  return watched.end(s)
}

const sample = [2, 3, 4].map(seats => together(played(seats, 'one'), played(seats, 'two')))

test('our own numbers are a set that reads back the same', () => {
  const read = readSet(setWith(ours))
  expect(read.ok).toBe(true)
  expect(numbersFrom(setWith(ours))).toEqual(ours)
})

/** The first two cards, tiles and decrees wanted by nobody, the last ones by everybody. */
const skewed = sample.map(tally => {
  const skew = ({ fair }: { fair: number[] }) => ({
    fair: fair.map(() => 20),
    chosen: fair.map((_, i) => (i < 2 ? 0 : i === fair.length - 1 ? 120 : 20)),
  })
  const { cards, clergy, decrees } = tally.used
  return {
    ...tally,
    used: { ...tally.used, cards: skew(cards), clergy: skew(clergy), decrees: skew(decrees) },
  }
})

test('what is outside the bars gets other numbers, what is inside keeps them', () => {
  const next = balance.moveOn(ours, skewed)
  for (const part of ['cards', 'clergy', 'decrees'] as const) {
    const changed = next[part].flatMap((row, i) => (row === ours[part][i] ? [] : [i]))
    expect(changed, part).toEqual([0, 1, next[part].length - 1])
  }
  expect(balance.distance(skewed)).toBeGreaterThan(balance.distance(sample))
})

test('moved again and again, all numbers stay within what a set may have', () => {
  let numbers = ours
  for (let i = 0; i < 12; i++) numbers = balance.moveOn(numbers, skewed)
  expect(readSet(setWith(numbers)).ok).toBe(true)
})

test('samples add up, and earlier ones fade: all of it where the number has changed', () => {
  const [two] = sample
  if (!two) throw new Error('no sample')
  expect(two.games).toBe(2)
  const next = { ...ours, clergy: ours.clergy.map((row, i) => (i === 3 ? { ...row, wigs: 7 } : row)) }
  const { clergy } = balance.carried(two, ours, next).used
  expect(clergy.fair[3]).toBe(0)
  expect(clergy.fair[4]).toBe((two.used.clergy.fair[4] as number) / 2)
})

test('a decree scaled brings about so many times as much', () => {
  const row = { id: 'decree-row-a', formula: '3*stores-in-row(A)', most: 12, notForTwo: false }
  const counts = [10, 30, 20, 5, 1]
  const before = worth(readFormula(row.formula), row.most, counts)
  for (const times of [0.7, 1.5, 1.7]) {
    const after = scaled(row, times, counts)
    expect(worth(readFormula(after.formula), after.most, counts) / before / times).toBeGreaterThan(0.85)
    expect(worth(readFormula(after.formula), after.most, counts) / before / times).toBeLessThan(1.15)
  }
})

test('one step: the back of a tile, the amount of a reward, the icons of a penalty, the wigs of an event', () => {
  const tile = { id: 'clergy-25', power: 'LAND-2', wigs: 4 }
  expect(steppedTile(tile, 1)).toEqual({ ...tile, wigs: 5 })
  expect(steppedTile({ ...tile, wigs: 2 }, -1)).toEqual({ ...tile, wigs: 2, power: 'LAND-1' })
  const reward = { id: 'noble-king-blue-3', influence: 2, effects: ['R(3)'] }
  expect(steppedCard(reward, -1)).toEqual({ ...reward, effects: ['R(2)'] })
  const penalty = { id: 'noble-king-blue-5', influence: 3, effects: ['-R(3)'] }
  expect(steppedCard(penalty, 1)).toEqual({ ...penalty, influence: 4 })
  expect(steppedCard({ ...penalty, influence: 6 }, 1)).toEqual({
    ...penalty,
    influence: 6,
    effects: ['-R(2)'],
  })
  const event = { id: 'treasury-red-4', event: ['OPEN'], power: 'LAND-2' }
  expect(steppedCard(event, 1)).toEqual({ ...event, event: ['OPEN', 'W(2)'] })
})

test('a sample is told in tables', () => {
  expect(balance.summary(sample).length).toBe(5)
  expect(balance.details(sample, ours).join('\n')).toContain('| decree-row-a ')
})
