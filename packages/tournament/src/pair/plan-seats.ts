import type { PlannedRound } from './plan.ts'

/**
 * Seats for the tables of up to `seats` rounds such that nobody sits on one seat twice: an edge colouring of people and
 * tables. A free seat is made free on both sides by changing two seats along a path. Answers with the people of each
 * table in the order of seats.
 */
export function seatsOfBlock(rounds: readonly PlannedRound[], seats: number): PlannedRound[] {
  const tables = rounds.flat()
  const people = 1 + Math.max(0, ...tables.flat())
  const vertices = people + tables.length
  /** By vertex and seat: the vertex at the other end; −1 for none. */
  const ends = Array.from({ length: vertices }, () => new Array<number>(seats).fill(-1))
  const end = (vertex: number, seat: number): number => ends[vertex]?.[seat] ?? -1
  const join = (a: number, b: number, seat: number): void => {
    ;(ends[a] as number[])[seat] = b
    ;(ends[b] as number[])[seat] = a
  }
  const free = (vertex: number): number => (ends[vertex] as number[]).indexOf(-1)
  tables.forEach((table, i) => {
    for (const person of table) {
      const at = people + i
      const [mine, its] = [free(person), free(at)]
      if (end(at, mine) !== -1) {
        // From the table on, seats `mine` and `its` change places; the path never comes to the person.
        const path = [at]
        for (let seat = mine; end(path.at(-1) ?? at, seat) !== -1; seat = seat === mine ? its : mine)
          path.push(end(path.at(-1) ?? at, seat))
        for (const vertex of path) {
          const both = ends[vertex] as number[]
          const [first, second] = [both[mine] ?? -1, both[its] ?? -1]
          both[mine] = second
          both[its] = first
        }
      }
      join(person, at, mine)
    }
  })
  let next = people
  return rounds.map(round =>
    round.map(table => {
      const vertex = next++
      return Array.from({ length: seats }, (_, seat) => end(vertex, seat)).filter(
        person => person >= 0 && table.includes(person),
      )
    }),
  )
}
