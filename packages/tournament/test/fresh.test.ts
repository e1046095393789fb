import { below, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { pair, shapeFor, type Tournament } from '../src/index.ts'
import { matching } from '../src/search/matching.ts'
import { type Past, pastOf, peopleAt, repeatsOf, seatDebt } from './laws.ts'
import { done, endTables, field } from './play.ts'

/** All ways to choose `size` of a list. */
function* choices<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield []
  else
    for (let i = 0; i <= list.length - size; i++)
      for (const rest of choices(list.slice(i + 1), size - 1)) yield [list[i] as T, ...rest]
}

/** The fewest repeats of all ways to put people at tables; byes go to those who had the fewest. */
function fewestRepeats(
  past: Past,
  people: readonly string[],
  sizes: readonly number[],
  byes: number,
): number {
  const limit = people.map(id => past.byes(id)).sort((a, b) => a - b)[byes - 1] ?? 0
  let best = Number.POSITIVE_INFINITY
  const fill = (left: readonly string[], open: readonly number[], cost: number): void => {
    const [first, ...others] = left
    if (cost >= best) return
    if (first === undefined) best = cost
    else
      for (const size of new Set(open)) {
        const at = open.indexOf(size)
        const rest = [...open.slice(0, at), ...open.slice(at + 1)]
        for (const group of choices(others, size - 1)) {
          const remaining = others.filter(id => !group.includes(id))
          fill(remaining, rest, cost + repeatsOf(past, [first, ...group]))
        }
      }
  }
  for (const out of choices(people, byes)) {
    const seated = people.filter(id => !out.includes(id))
    const fair = out.every(id => past.byes(id) <= limit) && seated.every(id => past.byes(id) >= limit)
    if (fair) fill(seated, sizes, 0)
  }
  return best
}

const idsOf = (t: Tournament): string[] => t.entrants.map(({ id }) => id)

describe('nobody meets again while it can be avoided', () => {
  test.each([
    [2, 5, 7],
    [2, 6, 8],
    [2, 8, 9],
    [2, 9, 9],
    [3, 6, 4],
    [3, 7, 6],
    [3, 8, 6],
    [3, 9, 7],
    [3, 10, 6],
    [4, 8, 5],
    [4, 9, 5],
    [4, 10, 6],
    [4, 12, 4],
    [5, 10, 4],
    [5, 11, 4],
  ])(
    'tables of %i, %i people: every round has as few repeats as a search through all ways finds',
    (seats, count, rounds) => {
      for (const system of ['swiss', 'round-robin'] as const)
        for (const rest of ['bye', 'smaller'] as const) {
          const rng = rngFrom(`fresh ${seats} ${count} ${rest}`)
          let t = field(count, { system, seats, rounds, rest, fewest: 2 }, `${seats} ${count} ${rest}`)
          for (let round = 0; round < rounds; round++) {
            const past = pastOf(t.rounds)
            t = done(pair(t))
            const shape = shapeFor(count, t.settings)
            const least = fewestRepeats(past, idsOf(t), shape.people, shape.byes)
            const tables = t.rounds.at(-1)?.tables ?? []
            const found = tables.reduce((sum, table) => sum + repeatsOf(past, peopleAt(table)), 0)
            expect(found, `${system} ${rest} round ${round + 1}`).toBe(least)
            t = endTables(t, rng)
          }
        }
    },
  )

  test.each([
    [2, 60, 12],
    [3, 60, 9],
    [4, 64, 7],
    [5, 100, 7],
    [4, 32, 5],
  ])('tables of %i, %i people: %i rounds of a Swiss without any repeat', (seats, count, rounds) => {
    let t = field(count, { system: 'swiss', seats, rounds }, 'no repeat')
    const rng = rngFrom('results')
    for (let round = 0; round < rounds; round++) {
      const past = pastOf(t.rounds)
      t = done(pair(t))
      for (const table of t.rounds.at(-1)?.tables ?? []) expect(repeatsOf(past, peopleAt(table))).toBe(0)
      t = endTables(t, rng)
    }
  })

  test.each([
    [2, 9, 9],
    [2, 20, 19],
    [3, 9, 4],
    [3, 27, 13],
    [4, 16, 5],
    [5, 25, 6],
  ])(
    'a round robin at tables of %i with %i people takes %i rounds in which every pair meets once',
    (seats, count, rounds) => {
      let t = field(count, { system: 'round-robin', seats, rest: 'bye' })
      for (let round = 0; round < rounds; round++) t = endTables(done(pair(t)), rngFrom('results'))
      const { met, byes } = pastOf(t.rounds)
      for (const a of idsOf(t)) for (const b of idsOf(t)) expect(met(a, b)).toBe(a === b ? 0 : 1)
      expect(Math.max(...idsOf(t).map(byes))).toBe(count % seats)
      expect(pair(t)).toEqual({ refused: { rule: 'all-rounds-paired' } })
    },
  )

  test.each([
    [3, 12, 6, 2],
    [3, 15, 8, 3],
    [4, 12, 8, 3],
    [4, 20, 10, 3],
    [5, 15, 8, 4],
  ])(
    'a round robin at tables of %i with %i people: after %i rounds meetings differ by %i at most',
    (seats, count, rounds, most) => {
      let t = field(count, { system: 'round-robin', seats, rounds })
      for (let round = 0; round < rounds; round++) t = endTables(done(pair(t)), rngFrom('results'))
      const { met } = pastOf(t.rounds)
      const meetings = idsOf(t).flatMap((a, i) => idsOf(t).flatMap((b, j) => (i < j ? [met(a, b)] : [])))
      expect(Math.max(...meetings) - Math.min(...meetings)).toBeLessThanOrEqual(most)
    },
  )
})

test.each([
  ['swiss', 2, 64, 10],
  ['swiss', 3, 45, 9],
  ['swiss', 4, 32, 6],
  ['swiss', 4, 200, 8],
  ['swiss', 5, 50, 7],
  ['round-robin', 2, 12, 11],
  ['round-robin', 4, 16, 5],
  ['round-robin', 3, 27, 13],
  ['league', 4, 48, 5],
] as const)(
  '%s at tables of %i with %i people: seats differ by one at most, in every round',
  (system, seats, count, rounds) => {
    let t = field(count, { system, seats, rounds }, 'balance')
    const rng = rngFrom('results')
    for (let round = 0; round < rounds; round++) {
      t = endTables(done(pair(t)), rng)
      const { sat } = pastOf(t.rounds)
      for (const id of idsOf(t)) {
        const counts = Array.from({ length: seats }, (_, seat) => sat(id, seat))
        expect(Math.max(...counts) - Math.min(...counts), `${id} in round ${round + 1}`).toBeLessThanOrEqual(
          1,
        )
      }
    }
  },
)

test('where people sit out or tables differ, few sit badly', () => {
  let [debt, people] = [0, 0]
  for (const [seats, count] of [
    [2, 31],
    [3, 38],
    [4, 43],
    [5, 52],
  ] as const) {
    let t = field(count, { system: 'swiss', seats, rounds: 8 }, 'uneven')
    for (let round = 0; round < 8; round++) {
      const past = pastOf(t.rounds)
      t = done(pair(t))
      for (const { seats: people } of t.rounds.at(-1)?.tables ?? []) debt += seatDebt(past, people)
      people += count
      t = endTables(t, rngFrom(`results ${round}`))
    }
  }
  expect(debt / people).toBeLessThan(0.02)
})

test('the matching is as large as any', () => {
  const rng = rngFrom('graphs')
  for (let game = 0; game < 400; game++) {
    const count = 2 + below(rng, 9)
    const friends = Array.from({ length: count }, (): number[] => [])
    for (let a = 0; a < count; a++)
      for (let b = 0; b < a; b++)
        if (below(rng, 3) === 0) {
          friends[a]?.push(b)
          friends[b]?.push(a)
        }
    const most = (left: readonly number[]): number => {
      const [first, ...others] = left
      if (first === undefined) return 0
      return Math.max(
        most(others),
        ...others
          .filter(each => friends[first]?.includes(each))
          .map(each => 1 + most(others.filter(other => other !== each))),
      )
    }
    const mate = matching(friends)
    mate.forEach((b, a) => {
      if (b === -1) return
      expect(mate[b]).toBe(a)
      expect(friends[a]).toContain(b)
    })
    expect(mate.filter(each => each !== -1).length / 2).toBe(most(friends.map((_, i) => i)))
  }
})
