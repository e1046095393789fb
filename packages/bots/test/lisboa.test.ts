import { type AnyGame, LANGS, pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { type Action, CARDS, DECREES, lisboa as game, type State } from '@ludoteca/lisboa'
import { describe, expect, test } from 'vitest'
import { chooseAction, type Level } from '../src/index.ts'
import { decreeHope } from '../src/lisboa/decrees.ts'
import { turnsLeft } from '../src/lisboa/horizon.ts'
import { lisboa } from '../src/lisboa/index.ts'
import { botsText } from '../src/text/index.ts'

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

async function playGame(levels: readonly Level[], seed: string): Promise<State> {
  const s = opening(levels.length, seed)
  const rng = rngFrom(`bots ${seed}`)
  for (let turn = game.turn(s); turn !== null; turn = game.turn(s)) {
    const legal = game.legal(s)
    const manner = { level: levels[turn] ?? 'easy', rng }
    game.apply(s, (await chooseAction(game as AnyGame, s, turn, legal, manner)) as Action)
  }
  return s
}

test.each([2, 3])('easy players build, open and decree in a game of %i', async seats => {
  const end = await playGame(new Array(seats).fill('easy'), `table of ${seats}`)
  expect(end.owners.filter(owner => owner >= 0).length).toBeGreaterThanOrEqual(seats)
  expect(end.openers.filter(opener => opener >= 0).length).toBeGreaterThanOrEqual(1)
  expect(end.players.flatMap(p => p.decrees).length).toBeGreaterThanOrEqual(seats)
  for (const { total } of game.standings(end)) expect(total).toBeGreaterThan(30)
})

describe('simple prospects', () => {
  test('at the end are the final totals', () => {
    const end = later(3, 'end', s => game.turn(s) === null)
    const hopes = [0, 0, 0]
    lisboa.simple?.prospects(end, hopes)
    expect(hopes).toEqual(game.standings(end).map(each => each.total))
  })

  test.each([2, 3, 4])('of %i players are the sum of parts that have a name where they are told', seats => {
    const s = later(seats, `parts ${seats}`, each => each.round === 4)
    const hopes = new Array<number>(seats).fill(0)
    lisboa.simple?.prospects(s, hopes)
    for (const [seat, parts] of (lisboa.breakdown?.(s, seats) ?? []).entries()) {
      const sum = Object.values(parts).reduce((a, b) => a + b, 0)
      expect(sum).toBeCloseTo(hopes[seat] as number, 6)
      for (const lang of LANGS) {
        expect(Object.keys(botsText(lang).games.lisboa ?? {})).toEqual(
          expect.arrayContaining(Object.keys(parts).filter(each => !lisboa.mute?.includes(each))),
        )
      }
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
    return lisboa.byRule(s, game.legal(s))
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
  build(s, 0, 0)
  build(s, 3, 2)
  expect(decreeHope(s, 0, charter, 0)).toBe(2)
})

test('a store whose opposite plot is free brings a pair of facing doors nearer', () => {
  const s = opening(4, 'doors')
  const doors = decree('decree-facing-doors')
  const none = decreeHope(s, 0, doors, 0.5)
  build(s, 1, 1)
  const one = decreeHope(s, 0, doors, 0.5)
  expect(one).toBeGreaterThan(none)
  build(s, 2, 1, 1)
  expect(decreeHope(s, 0, doors, 0.5)).toBe(none)
  build(s, 2, 1)
  expect(decreeHope(s, 0, doors, 0)).toBe(9)
})

test('a glance rates every listed action, or none', () => {
  const s = opening(4, 'glance')
  const rng = rngFrom('glance')
  const kinds = new Set<string>()
  while (game.turn(s) !== null) {
    const legal = game.legal(s)
    const looks = lisboa.glance(s, legal)
    if (looks) {
      kinds.add(s.stack.at(-1)?.kind ?? '')
      expect(looks).toHaveLength(legal.length)
      expect(looks.every(Number.isFinite)).toBe(true)
    }
    game.apply(s, pick(rng, legal))
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['turn', 'market', 'decree', 'store']))
})
