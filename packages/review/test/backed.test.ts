import { expect, test } from 'vitest'
import { backed, nextSteps } from '../src/backed.ts'
import { lossOf } from '../src/classes.ts'
import type { Finding, Look } from '../src/findings.ts'

interface Told {
  readonly seat?: number
  readonly loss?: number
  /** The share that the best choice leaves to the deciding seat. */
  readonly best: number
  readonly steps?: number
  readonly luck?: number
}

const of = (seat: number, share: number): number[] => (seat === 0 ? [share, 1 - share] : [1 - share, share])

function look(step: number, { seat = 0, loss = 0, best, steps = 100, luck = 0 }: Told): Look {
  const change = of(seat, -loss).map((part, i) => (i === seat ? part : loss))
  const finding: Finding = {
    ...{ seat, made: 'made', error: 0.01, stake: 0.2, steps, why: null },
    cost: loss === 0 ? [0, 0] : change,
    choices: [
      { action: 'best', shares: of(seat, best) },
      { action: 'made', shares: of(seat, best - loss) },
    ],
  }
  return { step, luck: [luck, -luck], finding }
}

const forced = (step: number): Look => ({ step, luck: [0, 0], finding: null })
const lossAt = (looks: readonly (Look | null)[], step: number): number =>
  lossOf(looks[step]?.finding as Finding)

test('a choice cost nothing when whoever made it could go on as well', () => {
  const looks = [look(0, { best: 0.7, loss: 0.6 }), forced(1), look(2, { best: 0.7, loss: 0.65 })]
  const known = backed(looks)
  expect(lossAt(known, 0)).toBe(0)
  expect(lossAt(known, 2)).toBeCloseTo(0.65)
  expect(known[0]?.finding?.choices.find(each => each.action === 'made')?.shares).toEqual([0.7, 1 - 0.7])
  expect(backed(known)).toEqual(known)
})

test('it cost less when part of it could still be had, and as much as before when little could', () => {
  const half = backed([look(0, { best: 0.7, loss: 0.4 }), look(1, { best: 0.55 })])
  expect(lossAt(half, 0)).toBeCloseTo(0.15)
  const little = [look(0, { best: 0.7, loss: 0.4 }), look(1, { best: 0.35 })]
  expect(backed(little)).toEqual(little)
})

test.each([
  ['somebody else decides', { best: 0.7, seat: 1 }],
  ['the next look saw less far', { best: 0.7, steps: 50 }],
])('it stays as it is when %s', (_, later) => {
  const looks = [look(0, { best: 0.7, loss: 0.6 }), look(1, later)]
  expect(backed(looks)).toEqual(looks)
})

test('what was revealed in between is no part of the choice', () => {
  const looks = [look(0, { best: 0.7, loss: 0.6, luck: 0.5 }), look(1, { best: 0.7 })]
  expect(nextSteps(looks)).toEqual([null, null])
  expect(backed(looks)).toEqual(looks)
  expect(nextSteps([look(0, { best: 0.5 }), forced(1), look(2, { best: 0.5 }), null])).toEqual([
    2,
    null,
    null,
    null,
  ])
})
