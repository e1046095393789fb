import type { Search } from './search.ts'

/** How long to think: so many milliseconds or iterations, whichever ends first. */
export interface Budget {
  readonly ms?: number
  readonly iterations?: number
  /** In the middle of a turn so much less: this part of it. As much when left out. */
  readonly inside?: number
}

/** What is spent on a decision: a turn may have many small ones, and together they should take no longer than what it turns on. */
export function spentOn(budget: Budget, quiet: boolean): Budget {
  const { ms, iterations, inside = 1 } = budget
  if (quiet || inside === 1) return budget
  return {
    ...(ms !== undefined && { ms: ms * inside }),
    ...(iterations !== undefined && { iterations: Math.ceil(iterations * inside) }),
  }
}

/** The signal that the answer is wanted now. */
export interface Interruption {
  readonly aborted: boolean
}

/** Others get a turn on this thread after so many milliseconds. */
const SLICE = 24

/** Thinks until the budget is spent, the choice is clear or somebody interrupts. `since` is when the clock was started. */
export async function think(
  search: Pick<Search, 'iterate' | 'decided'>,
  { ms = Number.POSITIVE_INFINITY, iterations = Number.POSITIVE_INFINITY }: Budget,
  since: number,
  interruption?: Interruption,
): Promise<void> {
  let pause = performance.now() + SLICE
  let longest = 0
  let last = performance.now()
  for (let i = 0; i < iterations && !search.decided && !interruption?.aborted; i++) {
    // Stops before a step that might not end in time.
    if (last - since + longest > ms) return
    search.iterate(Math.max(i / iterations, (last - since) / ms))
    const now = performance.now()
    longest = Math.max(longest, Math.min(now - last, ms / 10))
    last = now
    if (now < pause) continue
    await new Promise(resume => setTimeout(resume, 0))
    last = performance.now()
    pause = last + SLICE
  }
}
