import { luckOf } from '@ludoteca/bots/judge'
import { type AnyMatch, act, pick, rngFrom, startMatch, stateAt } from '@ludoteca/engine'
import {
  wagerKnowledge as known,
  NONE,
  TOSS,
  type WagerChoice,
  type WagerState,
  wager,
  wagerShare,
  wagerShareAfter,
} from '@ludoteca/testkit/wager'
import { expect, test } from 'vitest'
import { newReview, type ReviewState, reviewing, summaryOf } from '../src/index.ts'

const terms = { steps: 1000, seed: 'exact' }

/** A game in which the seats choose at random. */
function played(seed: string): AnyMatch {
  const match = startMatch(wager, { seats: 2, options: {}, seed })
  const rng = rngFrom(`choices of ${seed}`)
  for (let turn = wager.turn(match.state); turn !== null; turn = wager.turn(match.state))
    act(match, turn, [pick(rng, wager.legal(match.state))])
  return match
}

async function reviewed(match: AnyMatch): Promise<ReviewState> {
  let state = newReview(match, terms)
  for await (const next of reviewing(match, state, undefined, known)) state = next
  return state
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length
const at = (match: AnyMatch, step: number): WagerState => stateAt(match, step) as WagerState

/** What the choice of a step cost its seat. */
function exactLoss(match: AnyMatch, step: number): number {
  const state = at(match, step)
  const { seat, action } = match.steps[step] as AnyMatch['steps'][number]
  const change = wagerShareAfter(state, action as WagerChoice) - wagerShare(state)
  return seat === 0 ? -change : change
}

test('a review of a game that is known through and through finds what every choice cost', async () => {
  const differences: number[] = []
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const match = played(seed)
    const { looks } = await reviewed(match)
    for (const [step, look] of looks.entries()) {
      const loss = -(look?.finding?.cost[look.finding.seat] ?? 0)
      differences.push(Math.abs(loss - exactLoss(match, step)))
      expect(differences.at(-1), `${seed} ${step}`).toBeLessThan(0.03)
    }
  }
  expect(mean(differences)).toBeLessThan(0.01)
})

test('start, luck, own losses and those of the others add up to the result', async () => {
  const errors: number[] = []
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const match = played(seed)
    const { players, error } = summaryOf(match, await reviewed(match))
    for (const each of players) {
      const { start, luck, own, others, unforeseen, final } = each
      expect(start + luck + own + others + unforeseen).toBeCloseTo(final, 9)
      expect(final - luck).toBeCloseTo(each.adjusted, 9)
      expect(own).toBeLessThanOrEqual(0)
    }
    errors.push(error)
  }
  expect(Math.max(...errors)).toBeLessThan(0.2)
  expect(mean(errors)).toBeLessThan(0.08)
})

test('luck is 0 in expectation, and what the coin brought when it was tossed', async () => {
  const lucks: number[] = []
  for (let n = 0; n < 200; n++) {
    const match = startMatch(wager, { seats: 2, options: {}, seed: `toss ${n}` })
    act(match, 0, [NONE])
    act(match, 0, [TOSS])
    const passage = { before: at(match, 1), seat: 0, action: TOSS, after: at(match, 2), revealed: true }
    const luck = await luckOf(wager, passage, 64, `luck ${n}`, known)
    const exact = wagerShare(at(match, 2)) - wagerShareAfter(at(match, 1), TOSS)
    expect(Math.abs((luck[0] ?? 0) - exact)).toBeLessThan(0.1)
    expect((luck[0] ?? 0) + (luck[1] ?? 0)).toBeCloseTo(0, 9)
    lucks.push(luck[0] ?? 0)
  }
  expect(Math.abs(mean(lucks))).toBeLessThan(0.03)
  expect(mean(lucks.map(Math.abs))).toBeGreaterThan(0.1)
})

test('nothing is luck where nothing was tossed', async () => {
  const match = startMatch(wager, { seats: 2, options: {}, seed: 'still' })
  act(match, 0, [NONE])
  const passage = { before: at(match, 0), seat: 0, action: NONE, after: at(match, 1), revealed: false }
  expect(await luckOf(wager, passage, 8, 'still', known)).toEqual([0, 0])
})
