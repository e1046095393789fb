import type { Seat } from '@ludoteca/engine'

/**
 * How often things are chosen, against their fair share: each time one of k different things is taken, each
 * of them deserved 1/k of that choice. 1 is average; a third or less is dead, three or more dominant.
 */
export interface Shares {
  readonly fair: number[]
  readonly chosen: number[]
  /** Sums of the final leads over the table's mean of those who chose it. */
  readonly leads: number[]
  /** Who chose what in the game being played. */
  pending: { readonly thing: number; readonly seat: Seat }[]
}

export const newShares = (things: number): Shares => ({
  fair: new Array(things).fill(0),
  chosen: new Array(things).fill(0),
  leads: new Array(things).fill(0),
  pending: [],
})

const add = (list: number[], at: number, n: number): void => {
  list[at] = (list[at] ?? 0) + n
}

/** `options` may name a thing twice; nothing is counted where there was no choice. */
export function offer(shares: Shares, options: readonly number[]): void {
  const things = new Set(options)
  for (const thing of things) add(shares.fair, thing, 1 / things.size)
}

export function choose(shares: Shares, thing: number, seat: Seat): void {
  add(shares.chosen, thing, 1)
  shares.pending.push({ thing, seat })
}

/** At the end of a game: `leads` by seat. */
export function close(shares: Shares, leads: readonly number[]): void {
  for (const { thing, seat } of shares.pending) add(shares.leads, thing, leads[seat] ?? 0)
  shares.pending = []
}

export const ratio = ({ fair, chosen }: Shares, thing: number): number =>
  (fair[thing] ?? 0) === 0 ? Number.NaN : (chosen[thing] ?? 0) / (fair[thing] as number)

export const lead = ({ chosen, leads }: Shares, thing: number): number =>
  (chosen[thing] ?? 0) === 0 ? Number.NaN : (leads[thing] ?? 0) / (chosen[thing] as number)
