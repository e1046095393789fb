import {
  ensemble,
  estimate,
  newNetwork,
  partsOf,
  readNetwork,
  writeNetwork,
} from '@ludoteca/bot-kit/network.ts'
import { rngFrom } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { type Lesson, newTrainer } from '../tools/trainer.ts'
import { trainingOf } from '../tools/training.ts'
import { games } from './games.ts'

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

  test('in an ensemble gives the mean of their outputs', () => {
    const networks = [4, 8, 4].map(hidden => {
      const network = newNetwork(3, hidden)
      for (const part of partsOf(network)) {
        for (let i = 0; i < part.length; i++) part[i] = Math.sin(i * 5 + hidden + part.length)
      }
      return network
    })
    const row = Float32Array.from([0.5, -2, 3])
    const opinions = networks.map(network => estimate(network, row))
    expect(new Set(opinions).size).toBe(2)
    expect(estimate(ensemble(networks), row)).toBeCloseTo(opinions.reduce((a, b) => a + b) / 3, 5)
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

const trained = await Promise.all(games.map(async game => ({ game, ...(await trainingOf(game.id)) })))

describe.each(trained)('the inputs of $game.id', ({ game, inputs, networks }) => {
  test('are as many as every network has', () => {
    for (const network of Object.values(networks)) expect(readNetwork(network).inputs).toBe(inputs.size)
  })

  test('do not depend on the position before', () => {
    const [one, other] = [midgame(game, 'first', 40), midgame(game, 'second', 70)]
    const rowsOf = (state: object): Float32Array[] => {
      const rows = game.standings(state).map(() => new Float32Array(inputs.size))
      inputs.write(state, rows)
      return rows
    }
    const before = rowsOf(one)
    expect(rowsOf(other)).not.toEqual(before)
    expect(rowsOf(one)).toEqual(before)
  })

  test.each([0, 30, 90, 100_000])(
    'after %i moves is numbers of ordinary size, and nothing has changed',
    moves => {
      const state = midgame(game, 'network', moves)
      const before = JSON.stringify(state)
      // One place more than there are inputs, to notice whoever writes too many or too few.
      const rows = game.standings(state).map(() => new Float32Array(inputs.size + 1).fill(Number.NaN))
      inputs.write(state, rows)
      for (const row of rows) {
        expect(row.findIndex(value => !(Math.abs(value) < 12))).toBe(inputs.size)
      }
      expect(JSON.stringify(state)).toBe(before)
    },
  )
})

const withLarge = trained.filter(({ networks }) => 'large-network' in networks)

test.each(withLarge)('the network of experts in $game.id has more units', ({ networks }) => {
  const [usual, large] = ['network', 'large-network'].map(name => readNetwork(networks[name] ?? '').hidden)
  expect(large).toBeGreaterThan(usual ?? 0)
})
