import { type Round, type Tournament, tablesOf } from './model.ts'
import { shapeFor } from './shape.ts'

/** Rounds after which `count` people can all have met. */
function roundsToMeet({ settings }: Tournament, count: number): number {
  const { people } = shapeFor(count, settings)
  const pairs = people.reduce((sum, each) => sum + (each * (each - 1)) / 2, 0)
  return pairs === 0 ? 1 : Math.max(1, Math.ceil((count * (count - 1)) / 2 / pairs))
}

/** How many rounds there will be; null where that is not known beforehand. */
export function roundsPlanned(t: Tournament): number | null {
  const { system, rounds } = t.settings
  if (system === 'arena' || system === 'knock-out') return null
  if (rounds !== null) return rounds
  const divisions = new Map<number, number>()
  for (const { division, joined, left } of t.entrants)
    if (left === null || left > joined) divisions.set(division, (divisions.get(division) ?? 0) + 1)
  return Math.max(1, ...[...divisions.values()].map(count => roundsToMeet(t, count)))
}

/** Whether a knock-out is decided by this round: one table, and nobody without one. */
const isFinal = (round: Round | undefined): boolean =>
  round !== undefined && round.tables.length === 1 && round.byes.length === 0

/** Whether the system pairs no further round. */
export function allPaired(t: Tournament): boolean {
  if (t.settings.system === 'knock-out') return isFinal(t.rounds.at(-1))
  const planned = roundsPlanned(t)
  return planned !== null && t.rounds.length >= planned
}

/** Whether nothing is left to be played. */
export const isOver = (t: Tournament): boolean =>
  t.ended || (allPaired(t) && tablesOf(t).every(({ result }) => result))
