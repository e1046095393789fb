import type { Evaluator } from './knowledge.ts'

/**
 * A position described by numbers. Its value is a weighted sum of them; the weights are data, found by playing
 * (`npm run fit`). Every feature has two weights: one that always counts, and one for the part of the game left.
 */
export interface Features<S extends object, Name extends string = string> {
  readonly names: readonly Name[]
  /** The part of the game still to come: 1 at the start, 0 at the end. */
  left(state: S): number
  /** Writes the features of every seat. */
  measure(state: S, out: number[][]): void
}

/** Its constant weight, and its weight in proportion to what is left of the game. */
type Weight = readonly [always: number, left: number]

export interface Weights<Name extends string = string> {
  /** By feature. */
  readonly features: Readonly<Record<Name, Weight>>
  /** The standard error of the sum at the end of the game and, in addition, at its start. */
  readonly spread: readonly [end: number, more: number]
}

interface WeightedSum<S extends object> extends Evaluator<S> {
  /** The weighted sum of one seat's features, with this part of the game left. */
  weigh(row: readonly number[], left: number): number
  breakdown(state: S, seats: number): Record<string, number>[]
}

/** A search finds the positions that are overrated: shares are softer than the usual error suggests. */
const SOFT = 1.9

/** Throws when a feature has no weight. */
export function weightedSum<S extends object, Name extends string>(
  features: Features<S, Name>,
  weights: Weights<Name>,
): WeightedSum<S> {
  const forgotten = features.names.filter(name => !Object.hasOwn(weights.features, name))
  if (forgotten.length > 0) throw new Error(`features without weight: ${forgotten.join(', ')}`)
  const always = features.names.map(name => weights.features[name][0])
  const later = features.names.map(name => weights.features[name][1])
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
    value(state, out) {
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
