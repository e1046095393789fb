import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { puertoRico } from '@ludoteca/puerto-rico'
import { midgame } from '@ludoteca/testkit'
import { tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { describe, expect, test, vi } from 'vitest'
import { type Decision, type Observer, viewOf, witnessOf } from '../src/bot.ts'
import { knowledgeOf } from '../src/games.ts'
import { chooseAction, newMemory } from '../src/index.ts'
import { plainSearch } from '../src/references.ts'
import { recall } from '../src/search/memory.ts'
import { type Edge, newNode, share } from '../src/search/node.ts'
import { type Search, startSearch } from '../src/search/search.ts'
import { think } from '../src/search/think.ts'
import { BET, cards, FOLD, isLaid, ofCards } from './cards.ts'
import { nim, nimAt } from './nim.ts'

const games: readonly AnyGame[] = [puertoRico, tigrisEuphrates]
const clever = (iterations: number) => ({
  level: 'medium' as const,
  rng: rngFrom('clever'),
  budget: { iterations },
})

describe('a game nobody has studied', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
  ])('of %i matches, taking %i wins by force', async (left, count) => {
    const state = nimAt(left)
    const action = await chooseAction(nim, state, 0, nim.legal(state), clever(400))
    expect(nim.write(action)).toBe(`take ${count}`)
  })

  test('so does the reference without any knowledge', () => {
    const state = nimAt(6)
    const decision = {
      game: nim,
      view: viewOf(nim, state, 0),
      seat: 0,
      legal: nim.legal(state),
      rng: rngFrom('r'),
    }
    expect(nim.write(plainSearch(decision))).toBe('take 2')
  })
})

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('the same dice and as many iterations give the same choice', async () => {
    const state = midgame(game, 'alike', 30)
    const seat = game.turn(state) ?? 0
    const legal = game.legal(state)
    const first = await chooseAction(game, state, seat, legal, clever(12))
    expect(await chooseAction(game, state, seat, legal, clever(12))).toBe(first)
  })

  test('there is an answer even with no time at all', async () => {
    const state = midgame(game, 'hurry', 50)
    const legal = game.legal(state)
    const manner = { level: 'expert' as const, rng: rngFrom('hurry'), signal: { aborted: true } }
    expect(legal).toContain(await chooseAction(game, state, game.turn(state) ?? 0, legal, manner))
  })

  test('a long search can be stopped at once', async () => {
    const state = midgame(game, 'stop', 40)
    const legal = game.legal(state)
    const stop = new AbortController()
    const start = performance.now()
    setTimeout(() => stop.abort(), 40)
    const manner = { level: 'expert' as const, rng: rngFrom('stop'), signal: stop.signal }
    expect(legal).toContain(await chooseAction(game, state, game.turn(state) ?? 0, legal, manner))
    expect(performance.now() - start).toBeLessThan(4000)
  })
})

test('styles do not always agree', async () => {
  const game: AnyGame = tigrisEuphrates
  const choices = new Set<string>()
  for (const style of ['steady', 'direct', 'curious'] as const) {
    const played: string[] = []
    for (const moves of [4, 24, 44, 64]) {
      const state = midgame(game, `style ${moves}`, moves)
      const seat = game.turn(state) ?? 0
      played.push(
        game.write(await chooseAction(game, state, seat, game.legal(state), { ...clever(60), style })),
      )
    }
    choices.add(played.join())
  }
  expect(choices.size).toBe(3)
})

describe('thinking', () => {
  /** A search that only counts its steps. */
  const counting = (step: (steps: number) => void, last = Number.POSITIVE_INFINITY) => {
    let steps = 0
    const search: Search = {
      iterate: () => step(++steps),
      get decided() {
        return steps >= last
      },
      ranking: () => [],
      edges: [],
      after: () => null,
      compare: () => [],
    }
    return { search, steps: () => steps }
  }

  test('ends in time, before a step that would not', async () => {
    let clock = 1000
    vi.spyOn(performance, 'now').mockImplementation(() => clock)
    const slow = counting(() => {
      clock += 7
    })
    await think(slow.search, { ms: 100 }, clock)
    vi.restoreAllMocks()
    expect(clock - 1000).toBeLessThanOrEqual(100)
    expect(slow.steps()).toBe(14)
  })

  test('ends when the choice is clear', async () => {
    const clear = counting(() => {}, 30)
    await think(clear.search, { iterations: 1000 }, 0)
    expect(clear.steps()).toBe(30)
  })
})

describe('memory', () => {
  /** A Tigris position in which the same seat decides twice: the first and the second action of a turn. */
  const state = midgame(tigrisEuphrates, 'memory', 0)
  const seat = tigrisEuphrates.turn(state as never) ?? 0
  const decisionAt = (position: object, observe: Observer): Decision => ({
    game: tigrisEuphrates,
    view: observe(tigrisEuphrates, position, seat),
    seat,
    legal: (tigrisEuphrates as AnyGame).legal(position),
    rng: rngFrom('again'),
  })

  test.each([
    ['medium', viewOf],
    ['hard', witnessOf],
  ] as const)(
    '%s keeps what it thought about its second action for that, and for nothing else',
    async (level, observe) => {
      const game: AnyGame = tigrisEuphrates
      const knowledge = await knowledgeOf(game)
      const memory = newMemory()
      const first = await chooseAction(game, state, seat, game.legal(state), { ...clever(60), level, memory })
      const next = game.clone(state)
      game.apply(next, first)
      expect(game.turn(next)).toBe(seat)
      expect(recall(memory, knowledge, decisionAt(next, observe), observe)?.visits).toBeGreaterThan(0)
      expect(recall(memory, knowledge, decisionAt(state, observe), observe)).toBeNull()
    },
  )

  test('nothing is kept for a decision in the middle of something', async () => {
    const game: AnyGame = puertoRico
    const before = midgame(game, 'settler', 0)
    const chooser = game.turn(before) ?? 0
    const settler = game.legal(before).find(action => game.write(action) === 'role settler')
    if (!settler) throw new Error('somebody can choose the settler')
    const after = game.clone(before)
    game.apply(after, settler)
    expect(game.turn(after)).toBe(chooser)
    const view = viewOf(game, before, chooser)
    const memory = { last: { game, seat: chooser, view, action: settler }, next: newNode(chooser) }
    const decision: Decision = {
      ...{ game, view: viewOf(game, after, chooser), seat: chooser, legal: game.legal(after) },
      rng: rngFrom('middle'),
    }
    expect(recall(memory, await knowledgeOf(game), decision, viewOf)).toBeNull()
  })
})

describe('where hundreds of choices are open', () => {
  /** The first steps of a longer search through an open position of Tigris & Euphrates. */
  async function searched(steps: number, of: number): Promise<Search> {
    const game: AnyGame = tigrisEuphrates
    const state = midgame(game, 'hundreds', 40)
    const seat = game.turn(state) ?? 0
    const decision: Decision = {
      ...{ game, view: viewOf(game, state, seat), seat, legal: game.legal(state) },
      rng: rngFrom('hundreds'),
    }
    const search = startSearch(decision, await knowledgeOf(game))
    for (let i = 0; i < steps; i++) search.iterate(i / of)
    return search
  }
  const tried = (search: Search): number => search.ranking().filter(each => each.visits > 1).length
  const lookedAt = (search: Search): number =>
    Math.max(...search.ranking().map(({ action }) => search.after(action)?.edges.length ?? 0))

  test('the longer a search is going to take, the more of them compete in the first world', async () => {
    // Opening 48 choices takes eleven steps after the first; the next thirty are for thirty different ones.
    expect(tried(await searched(41, 6000))).toBe(30)
    expect(tried(await searched(41, 130))).toBeLessThan(25)
  })

  test('a node that is visited often gets more choices', async () => {
    expect(lookedAt(await searched(1500, 1500))).toBeGreaterThan(lookedAt(await searched(60, 60)))
  })
})

describe('a choice that hangs on what is hidden', () => {
  /** The first impression of a bet, in twenty searches: 0.5 is as good as folding. */
  const impressions = (knowledge: AnyKnowledge): number[] =>
    Array.from({ length: 20 }, (_, i) => {
      const view = viewOf(cards, cards.create({ seats: 2, options: {}, seed: '' }), 0)
      const decision = { game: cards, view, seat: 0, legal: cards.legal(view), rng: rngFrom(`cards ${i}`) }
      const { edges } = startSearch(decision, knowledge)
      expect(edges.map(edge => edge.visits)).toEqual([1, 1])
      expect(share(edges.find(edge => edge.action === FOLD) as Edge, 0)).toBe(0.5)
      return share(edges.find(edge => edge.action === BET) as Edge, 0)
    })
  const isSure = (each: number): boolean => Math.abs(each - 0.5) > 0.4

  test('is tried in several worlds where that is known', () => {
    expect(impressions(ofCards).every(isSure)).toBe(true)
    const many = impressions({ ...ofCards, chancy: isLaid })
    expect(many.filter(isSure).length).toBeLessThan(5)
    expect(many.reduce((sum, each) => sum + each, 0) / many.length).toBeCloseTo(0.5, 0.5)
  })
})
