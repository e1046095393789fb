import { type AnyGame, resolveOptions, rngFrom } from '@ludoteca/engine'
import { type State as LisboaState, lisboa as lisboaGame } from '@ludoteca/lisboa'
import { type State as PuertoState, puertoRico } from '@ludoteca/puerto-rico'
import { leaderIndex, MONUMENTS, type State, tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { describe, expect, test } from 'vitest'
import type { AnyKnowledge, Judgement } from '../src/knowledge.ts'
import { NETWORK as LISBOA_FINE } from '../src/lisboa/fine-network.ts'
import { lisboa } from '../src/lisboa/index.ts'
import { NETWORK as LISBOA } from '../src/lisboa/network.ts'
import { sight as lisboaSight } from '../src/lisboa/sight.ts'
import {
  byNetwork,
  estimate,
  joined,
  newNetwork,
  partsOf,
  readNetwork,
  type Sight,
  writeNetwork,
} from '../src/network.ts'
import { shares } from '../src/prospects.ts'
import { NETWORK as PUERTO_FINE } from '../src/puerto-rico/fine-network.ts'
import { puertoRico as puertoKnowledge } from '../src/puerto-rico/index.ts'
import { NETWORK as PUERTO } from '../src/puerto-rico/network.ts'
import { sight as puertoSight } from '../src/puerto-rico/sight.ts'
import { NETWORK as FINE } from '../src/tigris-euphrates/fine-network.ts'
import { imagine } from '../src/tigris-euphrates/imagine.ts'
import { tigrisEuphrates as knowledge } from '../src/tigris-euphrates/index.ts'
import { NETWORK } from '../src/tigris-euphrates/network.ts'
import { NETWORK as OTHER } from '../src/tigris-euphrates/other-network.ts'
import { sight } from '../src/tigris-euphrates/sight.ts'
import { type Lesson, newTrainer } from '../tools/trainer.ts'
import { midgame } from './positions.ts'

describe('a network', () => {
  test('adds up what its units and the straight line say', () => {
    const network = newNetwork(2, 2)
    network.first.set([1, -1, 2, 0.5])
    network.bias.set([0.5, -1])
    network.second.set([2, 4])
    network.direct.set([10, 0])
    // Units: 0.5 + 1 + 6 = 7.5 and -1 - 1 + 1.5 = -0.5, of which a twentieth passes.
    expect(estimate(network, Float32Array.from([1, 3]))).toBeCloseTo(10 + 2 * 7.5 - 4 * 0.025, 5)
  })

  test('is read as it was written, up to a rounding', () => {
    const network = newNetwork(3, 2)
    for (const part of [network.first, network.bias, network.second, network.direct]) {
      for (let i = 0; i < part.length; i++) part[i] = Math.sin(i * 7 + part.length) * 3.9
    }
    const again = readNetwork(writeNetwork(network))
    expect([again.inputs, again.hidden]).toEqual([3, 2])
    for (const part of ['first', 'bias', 'second', 'direct'] as const) {
      for (const [i, weight] of network[part].entries()) expect(again[part][i]).toBeCloseTo(weight, 2)
    }
    expect(writeNetwork(again)).toBe(writeNetwork(network))
  })

  test('joined with others says what they say on average', () => {
    const networks = [4, 8, 4].map(hidden => {
      const network = newNetwork(3, hidden)
      for (const part of partsOf(network)) {
        for (let i = 0; i < part.length; i++) part[i] = Math.sin(i * 5 + hidden + part.length)
      }
      return network
    })
    const seen = Float32Array.from([0.5, -2, 3])
    const opinions = networks.map(network => estimate(network, seen))
    expect(new Set(opinions).size).toBe(2)
    expect(estimate(joined(networks), seen)).toBeCloseTo(opinions.reduce((a, b) => a + b) / 3, 5)
  })
})

describe('a trainer', () => {
  /** One of two wins: the one who has exactly one of two things. No weighted sum can tell. */
  const lessons: Lesson[] = [
    [0, 1, 0, 0],
    [1, 0, 1, 1],
    [0, 0, 1, 0],
    [1, 1, 0, 1],
  ].map(row => {
    const odd = (row[0] as number) !== (row[1] as number)
    return { seats: 2, rows: Float32Array.from(row), target: odd ? [1, 0] : [0, 1] }
  })

  test('teaches what no weighted sum could know', () => {
    const trainer = newTrainer(null, 2, 8, rngFrom('school'))
    const before = trainer.loss(lessons)
    for (let i = 0; i < 3000; i++) trainer.learn(lessons, 1)
    expect(before).toBeGreaterThan(0.5)
    expect(trainer.loss(lessons)).toBeLessThan(0.1)
  })
})

describe.each([
  {
    name: 'Puerto Rico',
    game: puertoRico as AnyGame,
    sight: puertoSight as Sight<object>,
    network: PUERTO,
  },
  {
    name: 'Tigris & Euphrates',
    game: tigrisEuphrates as AnyGame,
    sight: sight as Sight<object>,
    network: NETWORK,
  },
  { name: 'Lisboa', game: lisboaGame as AnyGame, sight: lisboaSight as Sight<object>, network: LISBOA },
])('what is seen of $name', ({ game, sight, network }) => {
  test('is as much as the network knows', () => {
    expect(readNetwork(network).inputs).toBe(sight.inputs)
  })

  test('does not depend on what was seen before', () => {
    const [one, other] = [midgame(game, 'first', 40), midgame(game, 'second', 70)]
    const seen = (state: object): Float32Array[] => {
      const rows = game.standings(state).map(() => new Float32Array(sight.inputs))
      sight.look(state, rows)
      return rows
    }
    const before = seen(one)
    expect(seen(other)).not.toEqual(before)
    expect(seen(one)).toEqual(before)
  })

  test.each([0, 30, 90, 100_000])(
    'after %i moves is numbers of ordinary size, and nothing has changed',
    moves => {
      const state = midgame(game, 'network', moves)
      const before = JSON.stringify(state)
      // One place more than there is to see, to notice whoever sees too much or too little.
      const rows = game.standings(state).map(() => new Float32Array(sight.inputs + 1).fill(Number.NaN))
      sight.look(state, rows)
      for (const row of rows) {
        expect(row.findIndex(value => !(Math.abs(value) < 12))).toBe(sight.inputs)
      }
      expect(JSON.stringify(state)).toBe(before)
    },
  )
})

test.each([
  { name: 'Puerto Rico', usual: PUERTO, fine: PUERTO_FINE },
  { name: 'Tigris & Euphrates', usual: NETWORK, fine: FINE },
  { name: 'Lisboa', usual: LISBOA, fine: LISBOA_FINE },
])('the network of experts in $name sees the same, with more units', each => {
  const [usual, fine] = [readNetwork(each.usual), readNetwork(each.fine)]
  expect(fine.inputs).toBe(usual.inputs)
  expect(fine.hidden).toBeGreaterThan(usual.hidden)
})

describe('Tigris & Euphrates', () => {
  const game = tigrisEuphrates
  const prospects = (state: State): number[] => {
    const out = state.scores.map(() => 0)
    knowledge.prospects(state, out)
    return out
  }
  const at = (moves: number): State => midgame(game, 'network', moves) as State

  test('points in the weakest colour are worth more than in the strongest', () => {
    const state = at(60)
    const plus = (colour: number): number => {
      const richer = game.clone(state)
      richer.scores[0] = [2, 5, 6, 9, 0]
      ;(richer.scores[0] as number[])[colour] = [2, 5, 6, 9][colour] as number
      const before = prospects(richer)[0] as number
      ;(richer.scores[0] as number[])[colour] = ([2, 5, 6, 9][colour] as number) + 2
      return (prospects(richer)[0] as number) - before
    }
    expect(plus(0)).toBeGreaterThan(plus(3))
    expect(plus(0)).toBeGreaterThan(0.1)
  })

  test('experts go by the mean of three networks', () => {
    const state = at(60)
    const opinions = [NETWORK, OTHER, FINE].map(network => {
      const out = state.scores.map(() => 0)
      byNetwork(sight, readNetwork(network)).prospects(state, out)
      return out
    })
    const out = state.scores.map(() => 0)
    knowledge.fine?.prospects(state, out)
    for (const [seat, value] of out.entries()) {
      const all = opinions.map(each => each[seat] as number)
      expect(new Set(all).size).toBe(3)
      expect(value).toBeCloseTo(all.reduce((a, b) => a + b) / 3, 4)
    }
    expect(knowledge.fine?.margin(state)).toBe(knowledge.margin(state))
  })

  test('a lead is trusted less than the network would have it', () => {
    const state = at(200)
    const own = byNetwork(sight, readNetwork(NETWORK))
    const most = (judgement: object): number =>
      Math.max(...shares(game as AnyGame, { ...knowledge, ...judgement } as AnyKnowledge, state, state.seats))
    expect(most({})).toBeLessThan(most(own))
    expect(most({})).toBeGreaterThan(1 / state.seats)
  })

  test('a leader on the board is better than none', () => {
    const state = at(60)
    const seat = state.leaders.findIndex((square, i) => square >= 0 && i < 4 * state.seats) >> 2
    const colour = [0, 1, 2, 3].find(
      each => (state.leaders[leaderIndex(seat, each)] as number) >= 0,
    ) as number
    const without = game.clone(state)
    const square = without.leaders[leaderIndex(seat, colour)] as number
    without.leaders[leaderIndex(seat, colour)] = -1
    without.board[square] = 0
    expect(prospects(state)[seat]).toBeGreaterThan(prospects(without)[seat] as number)
  })

  /** What is imagined of somebody's points in one colour, on average, after so many turns of theirs. */
  function imagined(view: State, seat: number, colour: number, turns: number): number {
    let sum = 0
    for (let i = 0; i < 60; i++) {
      const rng = rngFrom(`imagine ${i}`)
      const world = game.redeal(view, 0, rng)
      world.turns = turns * world.seats
      imagine(world, view, rng)
      sum += (world.scores[seat]?.[colour] as number) / 60
    }
    return sum
  }

  test('hidden totals grow with the game', () => {
    const view = game.view(at(60), 0)
    expect(imagined(view, 1, 1, 0)).toBeLessThan(1)
    expect(imagined(view, 1, 1, 12)).toBeGreaterThan(4)
    expect(imagined(view, 1, 1, 12)).toBeLessThan(8)
  })

  test('who has had a monument has more', () => {
    const view = game.view(at(60), 0)
    const index = view.leaders.findIndex((square, i) => i >= 4 && square >= 0)
    const [seat, colour] = [index >> 2, index & 3]
    const built = game.clone(view)
    built.monuments[MONUMENTS.findIndex(colours => colours.some(each => each === colour))] = view.leaders[
      index
    ] as number
    expect(imagined(built, seat, colour, 10) - imagined(view, seat, colour, 10)).toBeCloseTo(2, 1)
  })

  test('totals everybody can see are left alone', () => {
    const state = at(60)
    const world = game.clone(state)
    imagine(world, state, rngFrom('open'))
    expect(world.scores).toEqual(state.scores)
  })
})

describe('Lisboa', () => {
  const at = (moves: number): LisboaState => midgame(lisboaGame, 'network', moves) as LisboaState
  const prospects = (state: LisboaState): number[] => {
    const out = state.players.map(() => 0)
    lisboa.prospects(state, out)
    return out
  }
  /** How the prospects of the first seat change, against those of the second. */
  const gain = (moves: number, change: (player: LisboaState['players'][number]) => void): number => {
    const state = at(moves)
    const [own = 0, other = 0] = prospects(state)
    change(state.players[0] as LisboaState['players'][number])
    const [more = 0, less = 0] = prospects(state)
    return more - less - (own - other)
  }

  test('wigs are good at any time and best late', () => {
    const plus = (moves: number): number =>
      gain(moves, player => {
        player.wigs += 6
      })
    expect(plus(60)).toBeGreaterThan(0.1)
    expect(plus(400)).toBeGreaterThan(plus(60))
  })

  test('money and favors are good to have in the middle of a game', () => {
    expect(gain(120, player => (player.reis += 8))).toBeGreaterThan(0)
    expect(gain(120, player => (player.favors = [1, 1, 1]))).toBeGreaterThan(0)
  })
})

test('Puerto Rico: points and doubloons are good to have', () => {
  const lead = (change: (player: PuertoState['players'][number]) => void): number => {
    const state = midgame(puertoRico as AnyGame, 'network', 150, 4) as PuertoState
    change(state.players[1] as PuertoState['players'][number])
    const out = [0, 0, 0, 0]
    puertoKnowledge.prospects(state, out)
    return 2 * (out[1] as number) - (out[0] as number) - (out[2] as number)
  }
  const now = lead(() => {})
  expect(lead(player => (player.points += 4))).toBeGreaterThan(now + 0.1)
  expect(lead(player => (player.doubloons += 4))).toBeGreaterThan(now)
})

describe.each(['newBuildings', 'nobles'])('Puerto Rico with %s, which its networks never met,', module => {
  const judged = (
    judgement: Judgement<PuertoState>,
    on: boolean,
  ): { prospects: number[]; margin: number } => {
    const resolved = resolveOptions(puertoRico as AnyGame, 3, { [module]: on ? 'on' : 'off' })
    if (!resolved.ok) throw new Error(resolved.problem.reason)
    const state = puertoRico.create({ seats: 3, options: resolved.options, seed: 'modules' })
    const prospects = [0, 0, 0]
    judgement.prospects(state, prospects)
    return { prospects, margin: judgement.margin(state) }
  }
  const { simple, fine, ...usual } = puertoKnowledge
  if (!simple || !fine) throw new Error('nothing to tell apart')

  test.each([
    { level: 'hard', judgement: usual },
    { level: 'expert', judgement: fine },
  ])('goes by the sum for $level', ({ judgement }) => {
    expect(judged(judgement, true)).toEqual(judged(simple, true))
    expect(judged(judgement, false).prospects).not.toEqual(judged(simple, false).prospects)
    expect(judged(judgement, false).margin).toBe(1)
  })
})
