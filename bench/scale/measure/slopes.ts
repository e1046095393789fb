const STEPS = 60

/**
 * Transactions a second of a node that has one with moves under way at a time, each `seconds` long, while `rate` moves come
 * in at random: whatever has come meanwhile shares the next one. A round is one transaction, and the wait for the first
 * move where none has come meanwhile.
 */
export const transactions = (rate: number, seconds: number): number =>
  rate === 0 ? 0 : 1 / (seconds + Math.exp(-rate * seconds) / rate)

/** How long a transaction takes, from how many there are of so many moves. */
export function transactionSeconds(rate: number, perSecond: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (transactions(rate, middle) > perSecond) low = middle
    else high = middle
  }
  return low
}

export interface Paid {
  readonly moves: number
  readonly transactions: number
  readonly ms: number
}

/** What a move costs and what a transaction does, from two loads in which they were mixed differently; neither is less than nothing. */
export function parted(one: Paid, other: Paid): { moveMs: number; statementMs: number } {
  const ms = one.ms + other.ms
  const divisor = one.moves * other.transactions - other.moves * one.transactions
  const moveMs = divisor === 0 ? 0 : (one.ms * other.transactions - other.ms * one.transactions) / divisor
  const statementMs = divisor === 0 ? -1 : (one.moves * other.ms - other.moves * one.ms) / divisor
  if (statementMs < 0) return { moveMs: Math.max(0, ms) / (one.moves + other.moves), statementMs: 0 }
  if (moveMs < 0) return { moveMs: 0, statementMs: ms / (one.transactions + other.transactions) }
  return { moveMs, statementMs }
}
