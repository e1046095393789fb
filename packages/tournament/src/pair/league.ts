import { rngFrom, shuffle } from '@ludoteca/engine'
import { type Outcome, refuse, type Tournament, takesPart } from '../model.ts'
import { isOver } from '../progress.ts'
import { standings } from '../standings/index.ts'
import type { Field, Groups } from './field.ts'
import { roundRobin } from './round-robin.ts'

/** Every division is a round robin of its own. */
export function league(field: Field): readonly Groups[] {
  const { entrants } = field.t
  const divisions = [...new Set(entrants.map(({ division }) => division))].sort((a, b) => a - b)
  return divisions.map(division => ({
    ...roundRobin(
      field,
      field.present.filter(person => entrants[person]?.division === division),
      division,
    ),
    division,
  }))
}

/** Cuts a list into divisions, the highest first; a last one of less than half the size is part of the one above. */
function divide<T>(list: readonly T[], size: number): T[][] {
  const count = Math.max(1, Math.round(list.length / size))
  return Array.from({ length: count }, (_, i) =>
    list.slice(i * size, i === count - 1 ? undefined : (i + 1) * size),
  )
}

/** Divisions before the first season: by rating, those without one after them by lot. */
export function firstDivisions(t: Tournament): Tournament {
  const lots = shuffle(rngFrom(`${t.seed}/divisions`), [...t.entrants])
  const order = lots.sort((a, b) => {
    if (a.rating === null || b.rating === null) return Number(a.rating === null) - Number(b.rating === null)
    return b.rating - a.rating
  })
  const divisionOf = new Map(
    divide(order, t.settings.division).flatMap((each, i) => each.map(({ id }) => [id, i] as const)),
  )
  return { ...t, entrants: t.entrants.map(each => ({ ...each, division: divisionOf.get(each.id) ?? 0 })) }
}

/**
 * The season after this one: the first `promote` of each division change places with the last of the division above, who
 * has left is struck out, and the gaps are filled from below. Nobody is paired yet; others may enter, at the bottom.
 */
export function nextSeason(t: Tournament): Outcome {
  if (t.settings.system !== 'league') return refuse('not-a-league')
  if (!isOver(t)) return refuse('season-running')
  const round = t.rounds.length + 1
  const stays = new Set(
    t.entrants.filter(each => each.left === null || takesPart(each, round)).map(({ id }) => id),
  )
  const table = standings(t).filter(({ id }) => stays.has(id))
  const numbers = [...new Set(table.map(({ division }) => division))]
  const divisions = numbers.map(number => table.filter(each => each.division === number).map(({ id }) => id))
  const moves = divisions.map((division, i) => {
    const below = divisions[i + 1]
    return below ? Math.min(t.settings.promote, division.length >> 1, below.length >> 1) : 0
  })
  const order = divisions.flatMap((division, i) => {
    const [up, down] = [moves[i - 1] ?? 0, moves[i] ?? 0]
    const above = divisions[i - 1] ?? []
    const below = divisions[i + 1] ?? []
    return [
      ...above.slice(above.length - up),
      ...division.slice(up, division.length - down),
      ...below.slice(0, down),
    ]
  })
  const divisionOf = new Map(
    divide(order, t.settings.division).flatMap((each, i) => each.map(id => [id, i] as const)),
  )
  const entrants = t.entrants
    .filter(({ id }) => stays.has(id))
    .map(each => ({ ...each, joined: 1, left: null, away: [], division: divisionOf.get(each.id) ?? 0 }))
  return { tournament: { ...t, season: t.season + 1, entrants, rounds: [], undone: 0, ended: false } }
}
