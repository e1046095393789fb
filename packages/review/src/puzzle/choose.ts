import { hashState } from '@ludoteca/engine'
import type { Puzzle } from './book.ts'

/** Days are those of UTC, so that everybody has the same one. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

const DAY_MS = 86_400_000
const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

export const dayBefore = (day: string): string =>
  new Date((numberOf(day) - 1) * DAY_MS).toISOString().slice(0, 10)

/** The order in which puzzles come: the same on every device, and mixed. */
const mixed = (puzzles: readonly Puzzle[]): Puzzle[] =>
  puzzles
    .map(puzzle => ({ puzzle, key: hashState({ game: puzzle.game, id: puzzle.id }) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ puzzle }) => puzzle)

/** The puzzle of this day: each once before one comes again. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: string): Puzzle | null {
  const number = numberOf(day)
  if (puzzles.length === 0 || Number.isNaN(number)) return null
  return mixed(puzzles)[number % puzzles.length] ?? null
}

/**
 * The next puzzle for somebody of this rating: one about as hard that was not met yet; when all were met, the one that was
 * met longest ago. `met` are ids, the latest last.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  rating: number,
  met: readonly string[],
): Puzzle | null {
  const order = mixed(puzzles)
  const fresh = order.filter(({ id }) => !met.includes(id))
  if (fresh.length === 0) {
    const ids = new Map(order.map(puzzle => [puzzle.id, puzzle]))
    return met.map(id => ids.get(id)).find(each => each !== undefined) ?? null
  }
  const far = ({ rating: own }: Puzzle): number => Math.abs(own - rating)
  return fresh.reduce((nearest, each) => (far(each) < far(nearest) ? each : nearest))
}
