import { type Rng, rngFrom, shuffle } from '@ludoteca/engine'
import { type History, historyOf } from '../history.ts'
import { nextRound, type Round, type Table, type Tournament, takesPart } from '../model.ts'
import { bestGroups } from '../search/best.ts'
import type { Group, Task } from '../search/groups.ts'
import { seatCosts, seating } from '../search/seats.ts'
import { type Shape, shapeFor } from '../shape.ts'

/** What a round is paired from. People are numbers: their places among the entrants. */
export interface Field {
  readonly t: Tournament
  readonly number: number
  readonly history: History
  /** Who is to be paired, in an order drawn by lot. */
  readonly present: readonly number[]
  readonly absent: readonly string[]
  readonly rng: Rng
}

/** A round to be: who sits together, and who has no table. */
export interface Groups {
  readonly tables: readonly (readonly number[])[]
  readonly byes: readonly number[]
  readonly division?: number
  /** People stand in the order of their seats. */
  readonly seated?: boolean
}

export function fieldOf(t: Tournament, away: readonly string[]): Field {
  const number = nextRound(t)
  const history = historyOf(t)
  const rng = rngFrom(`${t.seed}/${t.season}/${number}/${t.undone}`)
  const active = t.entrants.filter(each => takesPart(each, number))
  const isAbsent = ({ id, away: missed }: (typeof active)[number]): boolean =>
    missed.includes(number) || away.includes(id)
  const present = active.filter(each => !isAbsent(each)).flatMap(({ id }) => history.indexOf.get(id) ?? [])
  return {
    t,
    number,
    history,
    present: shuffle(rng, present),
    absent: active.filter(isAbsent).map(({ id }) => id),
    rng,
  }
}

/** What comes first when not everything can be had. Whole numbers, so that sums are exact. */
const WEIGHT = { bye: 1e15, met: 1e12, seat: 1e9, short: 1e8 }
const MOST_MEETINGS = 20

interface Wishes {
  /** What it costs that two who have not met sit together: up to 10⁷. */
  readonly distance?: (a: number, b: number) => number
  /** Who gets a bye, among those who had the fewest: the highest first. 0 to 200. */
  readonly byeRank?: (person: number) => number
  /** What is looked at instead of earlier byes: the lowest sit out. */
  readonly waited?: (person: number) => number
}

/** Fresh opponents first, then balanced seats, then what the system wishes. `order` is where the search begins. */
export function groupsFor(field: Field, order: readonly number[], wishes: Wishes, shape?: Shape): Groups {
  const { history, rng, t } = field
  const { settings } = t
  const { people, byes } = shape ?? shapeFor(order.length, settings)
  const size = (count: number): number => (settings.rest === 'bot' ? settings.seats : count)
  const groups: Group[] = people.map(count => ({ people: count, size: size(count) }))
  if (byes > 0) groups.push({ people: byes, size: 0 })
  const had = (i: number): number => wishes.waited?.(i) ?? history.byes[i] ?? 0
  const rank = (i: number): number => wishes.byeRank?.(i) ?? 0
  const last = [...order].sort((a, b) => had(b) - had(a) || rank(a) - rank(b))
  const limit = byes > 0 ? had(last.at(-byes) ?? 0) : 0
  const most = Math.max(0, ...people)
  const costs = last.map(person =>
    Array.from({ length: settings.seats + 1 }, (_, seats) => seatCosts(history.seats[person] ?? [], seats)),
  )
  const together = Float64Array.from({ length: last.length ** 2 }, (_, at) => {
    const [p, q] = [last[Math.floor(at / last.length)] as number, last[at % last.length] as number]
    return WEIGHT.met * Math.min(history.met(p, q), MOST_MEETINGS) ** 2 + (wishes.distance?.(p, q) ?? 0)
  })
  const task: Task = {
    count: last.length,
    groups,
    pair: (a, b) => together[a * last.length + b] as number,
    alone: (a, g) => {
      const person = last[a] as number
      const { people: count, size: seats } = groups[g] as Group
      if (byes > 0 && seats === 0) return (had(person) > limit ? WEIGHT.bye : 0) + (200 - rank(person)) * 1000
      if (byes > 0 && had(person) < limit) return WEIGHT.bye
      return count < most ? WEIGHT.short * Math.min(history.shorts[person] ?? 0, MOST_MEETINGS) ** 2 : 0
    },
    seats: (a, seats) => costs[a]?.[seats] ?? [],
    seatWeight: WEIGHT.seat,
    good: WEIGHT.seat,
  }
  const place = new Map(last.map((person, i) => [person, i]))
  const excluded = new Set(last.slice(last.length - byes))
  const start = [...order.filter(person => !excluded.has(person)), ...excluded]
  const filled = bestGroups(
    task,
    start.map(person => place.get(person) ?? 0),
    rng,
  ).map(group => group.map(i => last[i] as number))
  return {
    tables: filled.slice(0, people.length),
    byes: byes > 0 ? (filled[people.length] ?? []) : [],
  }
}

/** Tables and byes as they are published; seats are given out here. */
export function roundOf(field: Field, parts: readonly Groups[]): Round {
  const { t, history, number, rng } = field
  const name = (i: number): string => history.ids[i] as string
  const prefix = t.season > 1 ? `s${t.season}-` : ''
  const tables = parts.flatMap(({ tables: groups, division = 0, seated = false }) =>
    groups.map(group => {
      const people = seated ? group : shuffle(rng, [...group])
      const size = t.settings.rest === 'bot' ? t.settings.seats : people.length
      const seats = new Array<string | null>(size).fill(null)
      const costs = people.map(i => seatCosts(history.seats[i] ?? [], size))
      const chosen = seated ? people.map((_, i) => i) : seating(costs, size)
      chosen.forEach((seat, i) => {
        seats[seat] = name(people[i] as number)
      })
      return { division, seats }
    }),
  )
  return {
    number,
    tables: tables.map(
      (table, i): Table => ({
        ...table,
        id: `${prefix}${number}.${i + 1}`,
        forfeits: [],
        postponed: false,
        result: null,
      }),
    ),
    byes: parts.flatMap(({ byes }) => byes.map(name)),
    // Who is not at a table of an arena now may be there in a minute.
    absent: t.settings.system === 'arena' ? [] : field.absent,
  }
}
