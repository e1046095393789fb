import { rngFrom } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { pair, type Round, type Tournament } from '../src/index.ts'
import { brokenLaws, peopleAt } from './laws.ts'
import { done, endTables, field } from './play.ts'

function paired(count: number, rounds: number, system: 'swiss' | 'arena' = 'swiss'): Tournament {
  let t = field(count, { system, seats: 4, rest: 'bye', rounds: 9 }, 'mutants')
  for (let round = 1; round < rounds; round++) t = endTables(done(pair(t)), rngFrom(`results ${round}`))
  return done(pair(t))
}

const changed = (t: Tournament, change: (round: Round, before: readonly Round[]) => Round): Tournament => {
  const before = t.rounds.slice(0, -1)
  return { ...t, rounds: [...before, change(t.rounds.at(-1) as Round, before)] }
}

/** The round with the people of its tables dealt anew, table by table. */
const dealt = (round: Round, people: readonly (string | null)[]): Round => {
  let from = 0
  return {
    ...round,
    tables: round.tables.map(table => {
      from += table.seats.length
      return { ...table, seats: people.slice(from - table.seats.length, from) }
    }),
  }
}

const seated = (round: Round): string[] => round.tables.flatMap(peopleAt)

test('a round as it is paired breaks no law', () => {
  for (const count of [16, 17, 19, 32]) expect(brokenLaws(paired(count, 3))).toEqual([])
})

test('somebody at two tables is noticed', () => {
  const broken = changed(paired(16, 2), round => {
    const people = seated(round)
    return dealt(round, [...people.slice(0, 15), people[0] ?? ''])
  })
  expect(brokenLaws(broken).join()).toMatch(/is listed twice.*neither table nor bye/)
})

test('somebody who was forgotten is noticed', () => {
  const broken = changed(paired(17, 2), round => ({ ...round, byes: [] }))
  expect(brokenLaws(broken).join()).toMatch(/has neither table nor bye/)
})

test('a stranger and somebody who is absent are noticed', () => {
  const stranger = changed(paired(16, 2), round => dealt(round, ['nobody', ...seated(round).slice(1)]))
  expect(brokenLaws(stranger).join()).toMatch(/nobody is paired without being there/)
  expect(brokenLaws(paired(16, 2), ['p3']).join()).toMatch(/p3 is paired without being there/)
})

test('tables of other sizes than promised are noticed', () => {
  const broken = changed(paired(16, 2), round => {
    const [first, second, ...others] = round.tables
    if (!first || !second) return round
    const moved = second.seats[0] as string
    return {
      ...round,
      tables: [
        { ...first, seats: [...first.seats, moved] },
        { ...second, seats: second.seats.slice(1) },
        ...others,
      ],
    }
  })
  expect(brokenLaws(broken).join()).toMatch(/tables of 5,4,4,3 with 0 byes instead of 4,4,4,4/)
})

test('somebody who sits out twice is noticed', () => {
  const broken = changed(paired(17, 2), (round, before) => {
    const again = before[0]?.byes[0] as string
    const people = seated(round).map(id => (id === again ? (round.byes[0] as string) : id))
    return { ...dealt(round, people), byes: [again] }
  })
  expect(brokenLaws(broken).join()).toMatch(/sits out again before/)
})

test('the same tables once more are noticed', () => {
  const broken = changed(paired(16, 2), (round, before) => dealt(round, seated(before[0] as Round)))
  expect(brokenLaws(broken).join()).toMatch(/meet again though/)
})

test('seats that nobody balanced are noticed', () => {
  const broken = changed(paired(32, 2), (round, before) => {
    const seatOf = (id: string): number =>
      before[0]?.tables.map(({ seats }) => seats.indexOf(id)).find(each => each >= 0) ?? 0
    const tables = round.tables.map(table => ({
      ...table,
      seats: [...peopleAt(table)].sort((a, b) => seatOf(a) - seatOf(b)),
    }))
    return { ...round, tables }
  })
  expect(brokenLaws(broken).join()).toMatch(/could be seated more evenly/)
})

test('who waits too long in an arena is noticed', () => {
  const broken = changed(paired(18, 2, 'arena'), (round, before) => {
    const waited = [...Array(18).keys()]
      .map(i => `p${i + 1}`)
      .filter(id => !seated(before[0] as Round).includes(id))
    const people = seated(round)
    const free = [...Array(18).keys()].map(i => `p${i + 1}`).find(id => !people.includes(id)) as string
    return dealt(
      round,
      people.map(id => (id === waited[0] ? free : id)),
    )
  })
  expect(brokenLaws(broken).join()).toMatch(/has waited longer/)
})
