import { below } from '@ludoteca/engine'
import type { Round, Table, Tournament } from '../model.ts'
import { scoreTable } from '../scoring.ts'
import { shapeFor } from '../shape.ts'
import { talliesOf } from '../standings/tally.ts'
import { type Field, type Groups, groupsFor } from './field.ts'

interface Candidate {
  readonly person: number
  /** By its place; also who had no table. */
  readonly goesOn: boolean
  readonly place: number
  readonly parts: number
  readonly gamePoints: number
  readonly lot: number
}

/** Who goes on first, then who comes next: by place at the last table, points so far, game points so far, lot. */
function candidates(field: Field, last: Round): Candidate[] {
  const { t, history, rng } = field
  const tallies = talliesOf(t)
  const present = new Set(field.present)
  const candidate = (id: string | null, place: number, goesOn: boolean): Candidate[] => {
    const person = history.indexOf.get(id ?? '')
    const tally = tallies[person ?? -1]
    if (person === undefined || !tally || !present.has(person)) return []
    return [{ person, goesOn, place, parts: tally.parts, gamePoints: tally.gamePoints, lot: below(rng, 1e9) }]
  }
  const atTable = (table: Table): Candidate[] => {
    // A small table sends on fewer than sat there.
    const most = Math.min(t.settings.advance, table.seats.length - 1)
    const found = (scoreTable(t.settings, table) ?? []).flatMap(({ place }, seat) =>
      place === null ? [] : candidate(table.seats[seat] ?? null, place, false),
    )
    const botsAhead = (place: number): number =>
      (scoreTable(t.settings, table) ?? []).filter(
        (each, seat) => table.seats[seat] === null && each.place !== null && each.place < place,
      ).length
    return found
      .sort(better)
      .map((each, i) => ({ ...each, place: each.place - botsAhead(each.place), goesOn: i < most }))
  }
  const all = [...last.tables.flatMap(atTable), ...last.byes.flatMap(id => candidate(id, 1, true))]
  return all.sort((a, b) => Number(b.goesOn) - Number(a.goesOn) || better(a, b))
}

const better = (a: Candidate, b: Candidate): number =>
  a.place - b.place || b.parts - a.parts || b.gamePoints - a.gamePoints || a.lot - b.lot

/** The best spread over the tables: to and fro, so that every table gets one of each strength. */
function snake(order: readonly number[], { people, byes }: ReturnType<typeof shapeFor>): number[] {
  const out = order.slice(0, byes)
  const tables = people.map(() => [] as number[])
  let row: number[] = []
  for (const person of order.slice(byes)) {
    if (row.length === 0) {
      row = tables.flatMap((table, i) => (table.length < (people[i] ?? 0) ? [i] : []))
      if (tables.some(table => table.length % 2 === 1)) row.reverse()
    }
    tables[row.shift() ?? 0]?.push(person)
  }
  return [...tables.flat(), ...out]
}

/** How many of the candidates play the next round. */
function places({ settings }: Tournament, last: Round, goOn: number): number {
  const { seats, bestLosers } = settings
  const fits = shapeFor(goOn, settings)
  if (!bestLosers && fits.people.length > 0) return goOn
  const tables = Math.min(Math.max(1, last.tables.length - 1), Math.ceil(goOn / seats))
  return Math.max(1, tables) * seats
}

export function knockOut(field: Field): Groups {
  const { t } = field
  const last = t.rounds.at(-1)
  const rating = (person: number): number => t.entrants[person]?.rating ?? Number.NEGATIVE_INFINITY
  const seeded = (a: number, b: number): number => (rating(a) === rating(b) ? 0 : rating(b) - rating(a))
  const all = last ? candidates(field, last) : []
  const goOn = all.filter(each => each.goesOn).length
  const order = last
    ? all.slice(0, places(t, last, goOn)).map(({ person }) => person)
    : [...field.present].sort(seeded)
  const shape = shapeFor(order.length, t.settings)
  const rank = new Map(order.map((person, i) => [person, 200 - Math.floor((200 * i) / order.length)]))
  return groupsFor(field, snake(order, shape), { byeRank: person => rank.get(person) ?? 0 }, shape)
}
