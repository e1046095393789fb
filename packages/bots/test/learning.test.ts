import type { AnyGame } from '@ludoteca/engine'
import { puertoRico as rules } from '@ludoteca/puerto-rico'
import { describe, expect, test } from 'vitest'
import { playGame, type Table } from '../tools/learning/play.ts'
import { KINDS, newRecord, readRecords } from '../tools/learning/record.ts'
import { sideOf } from '../tools/learning/side.ts'
import { trainingOf } from '../tools/training.ts'
import { games } from './games.ts'

describe('a record', () => {
  const ending = { options: { map: 'B' }, wins: [1, 0], totals: [9, 4], close: 5 }

  test('is read as it was written, up to a rounding', () => {
    const record = newRecord(2, 3, 2)
    record.strayed()
    record.position([Float32Array.of(1, 0, 0.5), Float32Array.of(-2, 99, 0)], [0.75, 0.25], KINDS.next)
    record.position([Float32Array.of(3, 0, 0), Float32Array.of(0, 0, 0)], [0.5, 0.5], KINDS.aside)
    record.strayed()
    record.decision([Float32Array.of(1, 2), Float32Array.of(3, 4)], [0.5, 0.25], [70_000, 2])
    const file = Buffer.concat([record.finish(ending), newRecord(3, 3, 2).finish(ending)])
    const [first, second] = readRecords(file)
    expect(first).toMatchObject({ ...ending, seats: 2, valueSize: 3, policySize: 2 })
    expect([...(first?.rows ?? [])].map(each => each / 1024)).toEqual([
      ...[1, 0, 0.5, -2, 32767 / 1024, 0],
      ...[3, 0, 0, 0, 0, 0],
    ])
    expect([...(first?.shares ?? [])]).toEqual([0.75, 0.25, 0.5, 0.5])
    expect([...(first?.kinds ?? [])]).toEqual([KINDS.stray, KINDS.aside])
    expect([...(first?.choices ?? [])].map(each => each / 1024)).toEqual([1, 2, 3, 4])
    expect([[...(first?.counts ?? [])], [...(first?.worths ?? [])]]).toEqual([[2], [0.5, 0.25]])
    expect([...(first?.visits ?? [])]).toEqual([65535, 2])
    expect([second?.seats, second?.rows.length]).toEqual([3, 0])
  })
})

const puertoRico = rules as AnyGame
const SHORT = { steps: 1, inside: 0 }

describe.each(games.map(game => [game.id, game] as const))('self-play of %s', (id, game) => {
  test('tells what searches found', async () => {
    const training = await trainingOf(id)
    const table: Table = { seats: 2, options: training.tables.at(-1) ?? {}, seed: 'self' }
    const [found] = readRecords(playGame(game, training.knowing({}), training, table, SHORT))
    if (!found) throw new Error('no game')
    expect(found.options).toMatchObject(table.options)
    expect(found.wins.reduce((sum, each) => sum + each)).toBe(1)
    expect(found.kinds.length).toBeGreaterThan(60)
    expect(found.rows.length).toBe(found.kinds.length * 2 * training.inputs.size)
    for (let i = 0; i < found.shares.length; i += 2) {
      const [one = 0, other = 0] = found.shares.subarray(i)
      expect(one + other).toBeCloseTo(1, 5)
      expect(Math.min(one, other)).toBeGreaterThan(0)
    }
    expect(new Set(found.kinds)).toEqual(new Set(Object.values(KINDS)))
    expect(found.counts.reduce((sum, each) => sum + each, 0)).toBe(found.worths.length)
    expect(found.worths.length > 0).toBe(training.policy !== undefined)
  })

  test('every variant it is trained with is one of its own', async () => {
    for (const options of (await trainingOf(id)).tables) {
      for (const [option, value] of Object.entries(options))
        expect(game.options.find(each => each.id === option)?.values).toContain(value)
    }
  })
})

test('self-play gives the same game again from the same seed', async () => {
  const training = await trainingOf(puertoRico.id)
  const play = (seed: string) =>
    playGame(puertoRico, training.knowing({}), training, { seats: 3, options: {}, seed }, SHORT)
  const once = play('again')
  expect(play('again')).toEqual(once)
  expect(play('other')).not.toEqual(once)
})

test('a side of a match is a level with its steps', () => {
  expect(sideOf('hard')).toEqual({ name: 'hard', level: 'hard', networks: {}, budget: null })
  expect(sideOf('expert@40').budget).toEqual({ iterations: 40 })
  expect(sideOf('expert@40/10').budget).toEqual({ iterations: 40, inside: 0.25 })
  expect(() => sideOf('best')).toThrow('is no bot')
})
