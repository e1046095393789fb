import { type AnyGame, type AnyMatch, act, pick, resolveOptions, rngFrom, startMatch } from '@ludoteca/engine'
import { checkedReview, isSettled, type ReviewState } from '@ludoteca/review'
import { findGame } from '@ludoteca/shelf'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Thinkers } from '../../src/live/contract.ts'
import { openReviewer, type Reviewer } from '../../src/reviews/reviewer.ts'

let match: AnyMatch
const reviewers: Reviewer[] = []
const errors: unknown[] = []
const kept = new Map<string, ReviewState>()

beforeAll(async () => {
  const game = (await findGame('puerto-rico')?.rules()) as AnyGame
  const options = resolveOptions(game, 2, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  match = startMatch(game, { seats: 2, options: options.options, seed: 'reviewed' })
  const rng = rngFrom('choices')
  for (let turn = game.turn(match.state); turn !== null; turn = game.turn(match.state))
    act(match, turn, [pick(rng, game.legal(match.state))])
})
afterEach(async () => {
  await Promise.all(reviewers.splice(0).map(each => each.stop()))
  expect(errors.splice(0)).toEqual([])
  kept.clear()
})

const QUICK = new URL('./quick-worker.ts', import.meta.url)

const open = (thread?: URL, first: (table: string) => Promise<void> = async () => {}): Reviewer => {
  const reviewer = openReviewer({
    keep: async (table, _, review) => {
      await first(table)
      kept.set(table, review)
    },
    log: { info: () => {}, warn: () => {}, error: facts => errors.push(facts) },
    termsOf: () => ({ steps: 1, seed: 'review' }),
    ...(thread && { thread }),
  })
  reviewers.push(reviewer)
  return reviewer
}

/** Bots that think until somebody lets them go. */
function heldBots(): Thinkers & { letGo(): void } {
  let letGo = (): void => {}
  const thought = new Promise<string>(resolve => {
    letGo = () => resolve('pass')
  })
  return { think: () => thought, close: async () => {}, letGo: () => letGo() }
}

test('makes a whole review in a thread', async () => {
  expect(open().ask('a', match, 'ana')).toBe(true)
  await expect.poll(() => kept.has('a'), { timeout: 240_000 }).toBe(true)
  const found = checkedReview(match, kept.get('a'))
  expect(found && isSettled(found)).toBe(true)
}, 300_000)

test('reviews one game after the other, each once at a time', async () => {
  const { ask } = open(QUICK)
  expect(ask('a', match, 'ana')).toBe(true)
  expect(ask('a', match, 'ana')).toBe(false)
  expect(ask('b', match, 'ana')).toBe(true)
  await expect.poll(() => [...kept.keys()], { timeout: 60_000 }).toEqual(['a', 'b'])
  expect(ask('a', match, 'ana')).toBe(true)
})

test('forgets no game that is asked for while the review of another is kept', async () => {
  let isKeeping = false
  let goOn = (): void => {}
  const { ask, yieldTo } = open(QUICK, async table => {
    if (table !== 'a') return
    isKeeping = true
    await new Promise<void>(resolve => {
      goOn = resolve
    })
  })
  ask('a', match, 'ana')
  await expect.poll(() => isKeeping, { timeout: 60_000 }).toBe(true)
  const bots = heldBots()
  const thought = yieldTo(bots).think('puerto-rico', {}, 0, 'easy', 'x')
  expect(ask('b', match, 'ana')).toBe(true)
  expect(ask('c', match, 'ana')).toBe(true)
  goOn()
  await expect.poll(() => kept.has('a')).toBe(true)
  bots.letGo()
  await thought
  await expect.poll(() => [...kept.keys()], { timeout: 60_000 }).toEqual(['a', 'b', 'c'])
  expect(ask('c', match, 'ana')).toBe(true)
}, 120_000)

test('leaves room for what others ask, and takes more when that is made', async () => {
  const { ask, yieldTo } = open(QUICK)
  const bots = heldBots()
  void yieldTo(bots).think('puerto-rico', {}, 0, 'easy', 'x')
  const taken = Array.from({ length: 9 }, (_, n) => ask(`t${n}`, match, 'ana'))
  expect(taken.filter(Boolean)).toHaveLength(5)
  expect(ask('b', match, 'bo')).toBe(true)
  bots.letGo()
  await expect.poll(() => kept.size, { timeout: 60_000 }).toBe(6)
  expect(ask('t8', match, 'ana')).toBe(true)
}, 120_000)

test('stands still while bots think', async () => {
  const { ask, yieldTo } = open(QUICK)
  const bots = heldBots()
  const thought = yieldTo(bots).think('puerto-rico', {}, 0, 'easy', 'x')
  ask('a', match, 'ana')
  // Another one, which need not, makes the same in the meantime.
  open(QUICK).ask('b', match, 'ana')
  await expect.poll(() => kept.has('b'), { timeout: 60_000 }).toBe(true)
  expect([...kept.keys()]).toEqual(['b'])
  bots.letGo()
  expect(await thought).toBe('pass')
  await expect.poll(() => kept.has('a'), { timeout: 60_000 }).toBe(true)
}, 120_000)

test('takes no more than it can hold, and ends at once, even standing still', async () => {
  const { ask, yieldTo, stop } = open(QUICK)
  void yieldTo(heldBots()).think('puerto-rico', {}, 0, 'easy', 'x')
  const taken = Array.from({ length: 80 }, (_, n) => ask(`t${n}`, match, `person${n}`))
  expect(taken.filter(Boolean).length).toBeLessThanOrEqual(51)
  expect(taken.at(-1)).toBe(false)
  await stop()
  expect(kept.size).toBe(0)
})
