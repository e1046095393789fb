/** What each seat of a table of `size` costs a person with these counts: nothing where the person sat least often so far. */
export function seatCosts(counts: readonly number[], size: number): number[] {
  const least = Math.min(...counts.slice(0, size))
  return counts.slice(0, size).map(each => (each - least) ** 2)
}

const MOST = 1 << 5
const best = Array.from({ length: 6 }, () => new Float64Array(MOST))
const chosen = Array.from({ length: 6 }, () => new Int8Array(MOST))

/** The cheapest way to seat people, each with the costs of seats, at a table of `size`. Free seats are for bots. */
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
    const costs = people[i] as readonly number[]
    for (let taken = 0; taken < all; taken++) {
      const before = from[taken] as number
      if (before === Number.POSITIVE_INFINITY) continue
      for (let seat = 0; seat < size; seat++) {
        const now = taken | (1 << seat)
        const sum = before + (costs[seat] as number)
        if (now === taken || sum >= (to[now] as number)) continue
        to[now] = sum
        choice[now] = seat
      }
    }
  }
  let least = Number.POSITIVE_INFINITY
  const last = best[people.length] as Float64Array
  for (let taken = 0; taken < all; taken++) least = Math.min(least, last[taken] as number)
  return least
}

/** The same way, as the seat of each person; of equally good ones the first in the order of people. */
export function seating(people: readonly (readonly number[])[], size: number): number[] {
  const cost = seatingCost(people, size)
  let taken = (best[people.length] as Float64Array).subarray(0, 1 << size).indexOf(cost)
  const seats = new Array<number>(people.length).fill(0)
  for (let i = people.length; i > 0; i--) {
    const seat = (chosen[i] as Int8Array)[taken] as number
    seats[i - 1] = seat
    taken ^= 1 << seat
  }
  return seats
}
