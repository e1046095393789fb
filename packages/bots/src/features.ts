import type { Judgement } from './knowledge.ts'

/**
 * A game seen in numbers. Prospects are a weighted sum of them; the weights are data, found by playing
 * (`npm run fit`). Every feature has two weights: one that counts always, one for the part of the game left.
 */
export interface Features<S extends object> {
  readonly names: readonly string[]
  /** The part of the game still to come: 1 at the start, 0 at the end. */
  left(state: S): number
  /** Writes the features of every seat. */
  measure(state: S, out: number[][]): void
}

export interface Weights {
  /** For each feature: what it is worth always, and in proportion to what is left of the game. */
  readonly features: Readonly<Record<string, readonly [always: number, left: number]>>
  /** How far off such a guess is at the end and, in addition, at the start. */
  readonly spread: readonly [end: number, more: number]
}

interface Judge<S extends object> extends Judgement<S> {
  /** What the features of one seat add up to, with this part of the game left. */
  weigh(row: readonly number[], left: number): number
  breakdown(state: S, seats: number): Record<string, number>[]
}

/** Search seeks out the positions a guess is wrong about: shares are softer than its usual error suggests. */
const SOFT = 1.9

export function judge<S extends object>(features: Features<S>, weights: Weights): Judge<S> {
  const always = features.names.map(name => weights.features[name]?.[0] ?? 0)
  const later = features.names.map(name => weights.features[name]?.[1] ?? 0)
  const rows: number[][] = []
  const weigh = (row: readonly number[], left: number): number => {
    let sum = 0
    for (let i = 0; i < always.length; i++) {
      const value = row[i] as number
      if (value !== 0) sum += value * ((always[i] as number) + left * (later[i] as number))
    }
    return sum
  }
  return {
    weigh,
    prospects(state, out) {
      for (let seat = rows.length; seat < out.length; seat++) rows.push(new Array(always.length).fill(0))
      features.measure(state, rows)
      const left = features.left(state)
      for (let seat = 0; seat < out.length; seat++) out[seat] = weigh(rows[seat] as number[], left)
    },
    breakdown(state, seats) {
      const measured = Array.from({ length: seats }, () => new Array<number>(always.length).fill(0))
      features.measure(state, measured)
      const left = features.left(state)
      const worth = (value: number, i: number): number =>
        value * ((always[i] as number) + left * (later[i] as number))
      return measured.map(row =>
        Object.fromEntries(row.map((value, i) => [features.names[i], worth(value, i)])),
      )
    },
    margin: state => SOFT * (weights.spread[0] + weights.spread[1] * features.left(state)),
  }
}
