/** What it costs when a person with these counts takes a seat: nothing on a seat taken least often so far. */
function seatCost(counts: readonly number[], seat: number, size: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < size; i++) least = Math.min(least, counts[i] ?? 0)
  const over = (counts[seat] ?? 0) - least
  return over * over
}

const MOST = 1 << 5
const best = Array.from({ length: 6 }, () => new Float64Array(MOST))
const chosen = Array.from({ length: 6 }, () => new Int8Array(MOST))

/** The cheapest way to seat people at a table of `size`: what it costs. Free seats are for bots. */
export function seatingCost(people: readonly (readonly number[])[], size: number): number {
  const all = 1 << size
  for (let i = 0; i <= people.length; i++) (best[i] as Float64Array).fill(Number.POSITIVE_INFINITY, 0, all)
  ;(best[0] as Float64Array)[0] = 0
  for (let i = 0; i < people.length; i++) {
    const [from, to, choice] = [best[i], best[i + 1], chosen[i + 1]] as [
      Float64Array,
      Float64Array,
      Int8Array,
    ]
    for (let seat = 0; seat < size; seat++) {
      const cost = seatCost(people[i] as readonly number[], seat, size)
      for (let taken = 0; taken < all; taken++) {
        if (taken & (1 << seat)) continue
        const sum = (from[taken] as number) + cost
        if (sum >= (to[taken | (1 << seat)] as number)) continue
        to[taken | (1 << seat)] = sum
        choice[taken | (1 << seat)] = seat
      }
    }
  }
  return Math.min(...(best[people.length] as Float64Array).subarray(0, all))
}

/** The same way, as the seat of each person; of equally good ones the first in the order of people. */
export function seating(people: readonly (readonly number[])[], size: number): number[] {
  const cost = seatingCost(people, size)
  let taken = (best[people.length] as Float64Array).indexOf(cost)
  const seats = new Array<number>(people.length).fill(0)
  for (let i = people.length; i > 0; i--) {
    const seat = (chosen[i] as Int8Array)[taken] as number
    seats[i - 1] = seat
    taken ^= 1 << seat
  }
  return seats
}
