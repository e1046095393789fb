import type { Rng } from '@ludoteca/engine'
import { classesOf } from './classes.ts'
import { costOf, fillGroups, isGood, type Task } from './groups.ts'
import { pairsOf } from './pairs.ts'

/**
 * As `fillGroups`, with a second way where the first leaves something to be wished for. At tables of two nobody meets
 * again, nor sits badly, while there is any way to avoid it; at larger ones seats are given out before tables.
 */
export function bestGroups(task: Task, order: readonly number[], rng: Rng): number[][] {
  const found = fillGroups(task, order, rng)
  if (isGood(task, found)) return found
  const other = task.groups.every(({ people, size }) => (size === 0 ? people === 1 : people === 2))
    ? inPairs(task, order, rng)
    : bySeats(task, found, order, rng)
  return other && costOf(task, other) < costOf(task, found) ? other : found
}

function inPairs(task: Task, order: readonly number[], rng: Rng): number[][] | null {
  const paired = pairsOf(task, order, true) ?? pairsOf(task, order, false)
  return paired && fillGroups(task, paired, rng)
}

/** Everybody gets a seat first; then only people of one seat are exchanged, and at last anybody. */
function bySeats(
  task: Task,
  found: readonly number[][],
  order: readonly number[],
  rng: Rng,
): number[][] | null {
  if (task.seatWeight === 0 || task.groups.some(({ people, size }) => size !== 0 && size !== people))
    return null
  const seatOf = classesOf(task, found)
  const rest = new Set(order)
  const next = (seat: number): number => {
    const person = order.find(each => rest.has(each) && seatOf[each] === seat) ?? 0
    rest.delete(person)
    return person
  }
  const start = task.groups.flatMap(({ people, size }) =>
    Array.from({ length: people }, (_, seat) => next(size === 0 ? -1 : seat)),
  )
  const seated = fillGroups(task, start, rng, (a, b) => seatOf[a] === seatOf[b])
  return fillGroups(task, seated.flat(), rng)
}
