/** A round of people by number; who is at no table sits out. */
export type PlannedRound = readonly (readonly number[])[]

/**
 * Everybody plays everybody once, two at a table. In round r person r sits out, or plays the last person when their number
 * is even; the others meet in pairs of equal distance from r. Who begins changes every time for everybody, but for the
 * game with the last person, which is given to whoever has begun less often.
 */
function circle(count: number): PlannedRound[] {
  const odd = count - 1 + (count % 2)
  return Array.from({ length: odd }, (_, r) => {
    const pairs = Array.from({ length: (odd - 1) / 2 }, (_, j) => {
      const [up, down] = [(r + j + 1) % odd, (r - j - 1 + odd) % odd]
      return j % 2 === 0 ? [up, down] : [down, up]
    })
    if (odd === count) return pairs
    return [...pairs, r % 2 === 0 ? [r, odd] : [odd, r]]
  })
}

interface Field {
  plus(a: number, b: number): number
  times(a: number, b: number): number
}

/** Multiplication in a field of `order` elements with addition: numbers modulo a prime, or the fields of 4 and 8. */
function fieldOfOrder(order: number): Field {
  const rule = { 4: 0b111, 8: 0b1011 }[order]
  if (rule !== undefined) {
    const doubled = (a: number): number => (a << 1 < order ? a << 1 : (a << 1) ^ rule)
    const times = (a: number, b: number): number =>
      b === 0 ? 0 : (b & 1 ? a : 0) ^ times(doubled(a), b >> 1)
    return { plus: (a, b) => a ^ b, times }
  }
  return { plus: (a, b) => (a + b) % order, times: (a, b) => (a * b) % order }
}

const smallestFactor = (n: number): number => {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return i
  return n
}

/**
 * `seats` rows of `count` / `seats` people: in `count` / `seats` rounds everybody meets everybody of other rows once, then
 * the rows play among themselves in the same way. Null where the numbers do not allow that.
 */
function rows(people: readonly number[], seats: number): PlannedRound[] | null {
  const length = people.length / seats
  if (!Number.isInteger(length)) return null
  if (length === 1) return [[people]]
  const usable = length === 4 || length === 8 ? seats <= length : smallestFactor(length) >= seats
  if (!usable) return null
  const field = fieldOfOrder(length)
  const across = Array.from({ length }, (_, slope) =>
    Array.from({ length }, (_, start) =>
      Array.from(
        { length: seats },
        (_, row) => people[row * length + field.plus(start, field.times(slope, row))] ?? 0,
      ),
    ),
  )
  if (length < seats) return across
  const within = Array.from({ length: seats }, (_, row) =>
    rows(people.slice(row * length, (row + 1) * length), seats),
  )
  const first = within[0]
  if (!first) return across
  return [...across, ...first.map((_, round) => within.flatMap(each => each?.[round] ?? []))]
}

/** Rounds in which nobody meets anybody twice, as many as are known for these numbers. */
export function planFor(count: number, seats: number): readonly PlannedRound[] {
  if (seats === 2) return circle(count)
  return (
    rows(
      Array.from({ length: count }, (_, i) => i),
      seats,
    ) ?? []
  )
}
