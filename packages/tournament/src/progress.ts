import { type Tournament, tablesOf } from './model.ts'

/** How many rounds there will be; null where that is not known beforehand. */
export function roundsPlanned(t: Tournament): number | null {
  const { system, rounds, seats } = t.settings
  if (system === 'arena' || system === 'knock-out') return null
  if (rounds !== null) return rounds
  const count = t.entrants.filter(({ joined, left }) => left === null || left > joined).length
  // Each round shows everybody `seats` − 1 others.
  return Math.max(1, Math.ceil((count - 1) / (seats - 1)))
}

/** Whether nothing is left to be played. */
export function isOver(t: Tournament): boolean {
  if (t.ended) return true
  const planned = roundsPlanned(t)
  return planned !== null && t.rounds.length >= planned && tablesOf(t).every(({ result }) => result)
}
