import { pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { decreeHope } from '../../bot/decrees.ts'
import { turnsLeft } from '../../bot/horizon.ts'
import { bot } from '../../bot/index.ts'
import { type Action, CARDS, DECREES, decreeWigs, lisboa as game, type State } from '../../rules/index.ts'

function opening(seats: number, seed: string): State {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  return game.create({ seats, options: resolved.options, seed })
}

/** Random choices until something holds. */
function later(seats: number, seed: string, holds: (s: State) => boolean): State {
  const s = opening(seats, seed)
  const rng = rngFrom(seed)
  while (!holds(s)) game.apply(s, pick(rng, game.legal(s)))
  return s
}

const decree = (id: string): number => DECREES.findIndex(each => each.id === id)

/** A store of the first row, facing a street. */
function build(s: State, plot: number, street: number, seat = 0): void {
  s.owners = s.owners.with(plot, seat)
  s.streets = s.streets.with(plot, street)
}

describe('the simple evaluator', () => {
  test('gives the final totals at the end', () => {
    const end = later(3, 'end', s => game.turn(s) === null)
    const values = [0, 0, 0]
    bot.simple?.value(end, values)
    expect(values).toEqual(game.standings(end).map(each => each.total))
  })

  test.each([2, 3, 4])('of %i players adds up the parts of the breakdown', seats => {
    const s = later(seats, `parts ${seats}`, each => each.round === 4)
    const values = new Array<number>(seats).fill(0)
    bot.simple?.value(s, values)
    for (const [seat, parts] of (bot.breakdown?.(s, seats) ?? []).entries()) {
      const sum = Object.values(parts).reduce((a, b) => a + b, 0)
      expect(sum).toBeCloseTo(values[seat] as number, 6)
    }
  })
})

test('late in period 1 a card is drawn for its reward, early for its icons', () => {
  const s = later(4, 'draw', each => each.stack.at(-1)?.kind === 'draw')
  const card = (id: string): number => CARDS.findIndex(each => each.id === id)
  const [shots, workshops] = [card('noble-king-red-5'), card('noble-minister-red-1')]
  const player = s.players[game.turn(s) ?? 0]
  if (player) player.hand = []
  const drawn = (below: number): Action | null => {
    s.piles = [shots, workshops].map(top => [...new Array<number>(below).fill(shots), top])
    return bot.byRule(s, game.legal(s))
  }
  expect(drawn(9)).toMatchObject({ type: 'draw', pile: 0 })
  expect(drawn(0)).toMatchObject({ type: 'draw', pile: 1 })
})

test('the turns left are known exactly in the final round', () => {
  const s = later(4, 'final', each => each.ending === 2 && each.stack.at(-1)?.kind === 'turn')
  const place = (seat: number): number => (seat - s.start + 4) % 4
  for (let seat = 0; seat < 4; seat++) {
    expect(turnsLeft(s, seat)).toBe(place(seat) >= place(s.active) ? 1 : 0)
  }
})

test('a decree already fulfilled is worth what it gives, an empty one less and less', () => {
  const s = opening(4, 'decrees')
  const charter = decree('decree-shopkeepers-1')
  expect(decreeHope(s, 0, charter, 0)).toBe(0)
  expect(decreeHope(s, 0, charter, 1)).toBeGreaterThan(decreeHope(s, 0, charter, 0.5))
  build(s, 4, 0)
  build(s, 6, 2)
  expect(decreeHope(s, 0, charter, 0)).toBe(2)
})

test('a store whose opposite plot is free brings a pair of facing doors nearer', () => {
  const s = opening(4, 'doors')
  const doors = decree('decree-facing-doors')
  const none = decreeHope(s, 0, doors, 0.5)
  build(s, 5, 1)
  const one = decreeHope(s, 0, doors, 0.5)
  expect(one).toBeGreaterThan(none)
  build(s, 6, 1, 1)
  expect(decreeHope(s, 0, doors, 0.5)).toBe(none)
  build(s, 6, 1)
  expect(decreeHope(s, 0, doors, 0)).toBe(decreeWigs(s, 0, doors))
  expect(decreeWigs(s, 0, doors)).toBeGreaterThan(0)
})

test('a prior rates every listed action, or none', () => {
  const s = opening(4, 'prior')
  const rng = rngFrom('prior')
  const kinds = new Set<string>()
  while (game.turn(s) !== null) {
    const legal = game.legal(s)
    const priors = bot.prior(s, legal)
    if (priors) {
      kinds.add(s.stack.at(-1)?.kind ?? '')
      expect(priors).toHaveLength(legal.length)
      expect(priors.every(Number.isFinite)).toBe(true)
    }
    game.apply(s, pick(rng, legal))
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['turn', 'market', 'decree', 'store']))
})
