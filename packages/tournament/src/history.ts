import { playing, type Tournament, tablesOf } from './model.ts'

/** What earlier rounds mean for the next one. People are numbers: their places among the entrants. */
export interface History {
  readonly ids: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  /** How often two people sat at one table. */
  readonly met: (a: number, b: number) => number
  /** How often a person sat on each seat. */
  readonly seats: readonly (readonly number[])[]
  readonly byes: readonly number[]
  /** How often a person sat at a table with fewer people than others. */
  readonly shorts: readonly number[]
  readonly games: readonly number[]
  /** The last round in which a person had a table; 0 for none. */
  readonly last: readonly number[]
  /** Who sits at a table that runs. */
  readonly busy: ReadonlySet<number>
}

const MOST_SEATS = 5

export function historyOf(t: Tournament): History {
  const ids = t.entrants.map(({ id }) => id)
  const count = ids.length
  const indexOf = new Map(ids.map((id, i) => [id, i]))
  const meetings = new Uint16Array(count * count)
  const seats = ids.map(() => new Array<number>(MOST_SEATS).fill(0))
  const [byes, shorts, games, last] = [0, 0, 0, 0].map(() => new Array<number>(count).fill(0)) as [
    number[],
    number[],
    number[],
    number[],
  ]
  const bump = (list: number[], i: number): void => {
    list[i] = (list[i] ?? 0) + 1
  }
  for (const round of t.rounds) {
    for (const id of round.byes) bump(byes, indexOf.get(id) ?? count)
    for (const table of round.tables) {
      const people = table.seats.flatMap((id, seat) => {
        const i = id === null ? undefined : indexOf.get(id)
        return i === undefined ? [] : [{ i, seat }]
      })
      for (const { i, seat } of people) {
        bump(seats[i] ?? [], seat)
        bump(games, i)
        last[i] = round.number
        if (people.length < t.settings.seats) bump(shorts, i)
        for (const { i: other } of people)
          if (other !== i) meetings[i * count + other] = (meetings[i * count + other] ?? 0) + 1
      }
    }
  }
  const busy = new Set(
    tablesOf(t)
      .flatMap(playing)
      .flatMap(id => indexOf.get(id) ?? []),
  )
  return { ids, indexOf, met: (a, b) => meetings[a * count + b] ?? 0, seats, byes, shorts, games, last, busy }
}
