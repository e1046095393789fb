import type { Task } from './groups.ts'
import { seating } from './seats.ts'

/**
 * The seat of everybody who has a table, as cheap as can be: as many people for each seat as there are tables with it,
 * whoever sits with whom. −1 for who has no table. Begins with the seats at given tables, and sends people round in a
 * circle of seats while that costs less.
 */
export function classesOf(task: Task, tables: readonly (readonly number[])[]): number[] {
  const most = Math.max(...task.groups.map(({ size }) => size))
  const seatOf = new Array<number>(task.count).fill(-1)
  tables.forEach((people, g) => {
    const size = task.groups[g]?.size ?? 0
    if (size === 0) return
    const seats = seating(
      people.map(person => task.seats(person, size)),
      size,
    )
    people.forEach((person, i) => {
      seatOf[person] = seats[i] ?? 0
    })
  })
  while (turnCircle(task, seatOf, most)) {}
  return seatOf
}

/** Finds a circle of seats round which people move more cheaply, and moves them; false when there is none. */
function turnCircle(task: Task, seatOf: number[], most: number): boolean {
  const cost = (person: number, seat: number): number => task.seats(person, most)[seat] ?? 0
  /** The person to whom a move from one seat to another costs least. */
  const mover = (from: number, to: number): { person: number; cost: number } => {
    let best = { person: -1, cost: Number.POSITIVE_INFINITY }
    for (let person = 0; person < seatOf.length; person++) {
      if (seatOf[person] !== from) continue
      const more = cost(person, to) - cost(person, from)
      if (more < best.cost) best = { person, cost: more }
    }
    return best
  }
  const moves = Array.from({ length: most }, (_, from) =>
    Array.from({ length: most }, (_, to) => (from === to ? { person: -1, cost: 0 } : mover(from, to))),
  )
  const search = (path: readonly number[], sum: number): readonly number[] | null => {
    const [first, last] = [path[0] ?? 0, path.at(-1) ?? 0]
    if (path.length > 1 && sum + (moves[last]?.[first]?.cost ?? 0) < 0) return path
    for (let next = first + 1; next < most; next++) {
      if (path.includes(next)) continue
      const found = search([...path, next], sum + (moves[last]?.[next]?.cost ?? 0))
      if (found) return found
    }
    return null
  }
  for (let first = 0; first < most; first++) {
    const path = search([first], 0)
    if (!path) continue
    path.forEach((from, i) => {
      const to = path[(i + 1) % path.length] ?? first
      seatOf[moves[from]?.[to]?.person ?? 0] = to
    })
    return true
  }
  return false
}
