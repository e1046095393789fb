import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Person, ResultFacts } from '@ludoteca/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer } from '../../src/ratings/rate.ts'
import { openRatings, type Ratings, resultOf } from '../../src/ratings/record.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store, TableRow } from '../../src/store/store.ts'
import { tableRow } from '../http/rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
const errors: string[] = []
let store: Store
let ratings: Ratings
beforeAll(async () => {
  store = await openStore(`sqlite:${join(folder, 'ludoteca.db')}`)
  ratings = openRatings(store, { info: () => {}, warn: () => {}, error: (_, text) => errors.push(text) })
})
afterAll(async () => {
  expect(errors).toEqual([])
  await store.close()
  rmSync(folder, { recursive: true })
})

const played = (...ranks: number[]): ResultFacts => ({ how: 'played', ranks, totals: ranks.map(r => 50 - r) })
const keep = (row: TableRow) => store.tables.append(row.id, 0, ['{}'], row)
const rated = async (person: string) => (await store.results.ratings([person], 'puerto-rico'))[0]

const called =
  (...programs: readonly string[]) =>
  (id: string): Person => ({ id, name: id, ...(programs.includes(id) && { program: true as const }) })

describe('a result', () => {
  test('leaves bots out and keeps the ranks people really had', () => {
    const row = tableRow({ id: 'bots', people: ['a', null, 'b'], phase: 'over', result: played(3, 1, 2) })
    expect(resultOf(row, called())).toMatchObject({
      rated: true,
      people: [
        { person: 'a', seat: 0, rank: 3, total: 47 },
        { person: 'b', seat: 2, rank: 2, total: 48 },
      ],
    })
  })

  test.each([
    [
      'casual',
      tableRow({ id: 'c', people: ['a', 'b'], phase: 'over', terms: { rated: false }, result: played(1, 2) }),
    ],
    [
      'one person among bots',
      tableRow({ id: 'o', people: ['a', null], phase: 'over', result: played(1, 2) }),
    ],
    [
      'abandoned',
      tableRow({
        id: 'x',
        people: ['a', 'b'],
        phase: 'over',
        result: { how: 'abandoned', ranks: [], totals: [] },
      }),
    ],
  ])('of a table that was %s counts for no rating', (_, row) => {
    expect(resultOf(row, called()).rated).toBe(false)
  })

  test.each([
    ['programs alone', ['a', 'b'], {}, true],
    ['programs and people', ['a'], {}, false],
    ['programs and people, where that was agreed on', ['a'], { programs: true }, true],
    ['people alone, where programs might have come', [], { programs: true }, true],
  ])('of %s', (_, programs, terms, rated) => {
    const row = tableRow({ id: 'p', people: ['a', 'b', null], phase: 'over', terms, result: played(1, 2, 3) })
    expect(resultOf(row, called(...programs)).rated).toBe(rated)
  })
})

describe('ratings', () => {
  test('change once for each table', async () => {
    await keep(tableRow({ id: 'first', people: ['w', 'l'], phase: 'over', result: played(1, 2) }))
    await ratings.record('first')
    const winner = await rated('w')
    expect(winner?.mu).toBeGreaterThan(newcomer.mu)
    expect((await rated('l'))?.mu).toBeLessThan(newcomer.mu)
    await ratings.record('first')
    expect(await rated('w')).toEqual(winner)
    expect(winner?.games).toBe(1)
  })

  test('of games that end at the same moment build on each other', async () => {
    await keep(tableRow({ id: 'one', people: ['p', 'q'], phase: 'over', result: played(1, 2) }))
    await keep(tableRow({ id: 'two', people: ['p', 'q'], phase: 'over', result: played(1, 2) }))
    await Promise.all([ratings.record('one'), ratings.record('two')])
    expect((await rated('p'))?.games).toBe(2)
    expect(await store.results.records('p')).toEqual([{ game: 'puerto-rico', played: 2, won: 2, best: 49 }])
  })

  test('are not touched by a table still being played', async () => {
    await keep(tableRow({ id: 'still', people: ['s', 't'], phase: 'playing' }))
    await ratings.record('still')
    expect(await rated('s')).toBeUndefined()
  })

  test('of games whose end was never written down are made up for', async () => {
    await keep(tableRow({ id: 'lost', people: ['m', 'n'], phase: 'over', result: played(2, 1) }))
    await keep(
      tableRow({
        id: 'left',
        people: ['m', 'n'],
        phase: 'over',
        result: { how: 'abandoned', ranks: [], totals: [] },
      }),
    )
    expect(await store.results.unrecorded(10)).toEqual(expect.arrayContaining(['lost', 'left']))
    await ratings.repair()
    expect(await store.results.unrecorded(10)).toEqual([])
    expect((await rated('n'))?.games).toBe(1)
  })
})
