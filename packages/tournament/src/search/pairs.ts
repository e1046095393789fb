import type { Task } from './groups.ts'
import { matching } from './matching.ts'
import { seatingCost } from './seats.ts'

/** An order in which every two who follow each other may sit together, whoever has no table last; null for no way. */
export function pairsOf(task: Task, order: readonly number[], strict: boolean): number[] | null {
  const { count, groups, pair, seats, alone, seatWeight, good } = task
  const out = groups.findIndex(({ size }) => size === 0)
  /** Nobody: who is paired with it has no table. */
  const nobody = out < 0 ? -1 : count
  const mayMeet = (a: number, b: number): boolean => {
    if (a === nobody || b === nobody) return alone(a === nobody ? b : a, out) < good
    const sits = strict ? seatWeight * seatingCost([seats(a, 2), seats(b, 2)], 2) : 0
    return pair(a, b) + sits < good
  }
  const everybody = nobody < 0 ? order : [...order, nobody]
  const friends = everybody.map((a, i) =>
    everybody
      .map((_, j) => j)
      .filter(j => j !== i && mayMeet(a, everybody[j] as number))
      .sort((j, k) => Math.abs(i - j) - Math.abs(i - k)),
  )
  const mate = matching(friends)
  if (mate.includes(-1)) return null
  const pairs = everybody.flatMap((a, i) => {
    const b = mate[i] ?? 0
    return i < b ? [[a, everybody[b] as number]] : []
  })
  const apart = (two: readonly number[]): number => Number(two.includes(nobody))
  return pairs
    .sort((a, b) => apart(a) - apart(b))
    .flat()
    .filter(each => each !== nobody)
}
