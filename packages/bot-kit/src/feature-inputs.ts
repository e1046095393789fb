import { type Features, type Weights, weightedSum } from './features.ts'
import { type InputPart, partsNamed, sizeOf } from './input-part.ts'
import { startRow, write } from './writer.ts'

/** The inputs a network gets from the features of a game and their weighted sum. */
interface FeatureInputs<S extends object> {
  readonly parts: readonly InputPart[]
  /** How many numbers each seat has. */
  readonly size: number
  /** Writes them at the beginning of each row. Returns the part of the game that is left. */
  write(state: S, out: readonly Float32Array[]): number
  /** A row for the features of each seat, for a game that measures them itself; used again by the next call. */
  rows(seats: number): number[][]
  /** The same as `write` for features that have been measured. */
  writeRows(state: S, rows: readonly (readonly number[])[], out: readonly Float32Array[]): number
}

/**
 * `sizes` has one number for each feature; throws when it has more or fewer, or when a weight has no feature.
 * Every feature alone and times what is left of the game, in units of about its usual size, then the lead of the
 * weighted sum over the others, over the best of them, and that sum itself in units of `points`.
 */
export function featureInputs<S extends object, Name extends string>(
  features: Features<S, Name>,
  weights: Weights<Name>,
  sizes: readonly number[],
  points: number,
): FeatureInputs<S> {
  const { weigh, margin } = weightedSum(features, weights)
  if (sizes.length !== features.names.length)
    throw new Error(`${sizes.length} sizes for ${features.names.length} features`)
  const left = Object.keys(weights.features).filter(name => !features.names.some(each => each === name))
  if (left.length > 0) throw new Error(`weights without feature: ${left.join(', ')}`)
  const units = sizes.map(size => 1 / size)
  const measured: number[][] = []
  const sums: number[] = []
  const parts = [
    ...features.names.map(name => ({ name, size: 2, of: 'feature' })),
    ...partsNamed('sum of features', { 'lead over the mean': 1, 'lead over the best': 1, sum: 1 }),
  ]
  return {
    parts,
    size: sizeOf(parts),
    write(state, out) {
      const rows = this.rows(out.length)
      features.measure(state, rows)
      return this.writeRows(state, rows, out)
    },
    rows(seats) {
      while (measured.length < seats) measured.push(new Array<number>(units.length).fill(0))
      return measured
    },
    writeRows(state, rows, out) {
      const left = features.left(state)
      sums.length = out.length
      for (let seat = 0; seat < out.length; seat++) sums[seat] = weigh(rows[seat] as number[], left)
      const scale = margin(state)
      for (let seat = 0; seat < out.length; seat++) {
        startRow(out[seat] as Float32Array)
        const values = rows[seat] as number[]
        for (let i = 0; i < units.length; i++) {
          const value = (values[i] as number) * (units[i] as number)
          write(value)
          write(value * left)
        }
        writeLead(sums, seat, scale)
        write((sums[seat] as number) / points)
      }
      return left
    },
  }
}

function writeLead(sums: readonly number[], seat: number, scale: number): void {
  const own = sums[seat] as number
  let best = Number.NEGATIVE_INFINITY
  let total = 0
  for (let other = 0; other < sums.length; other++) {
    if (other === seat) continue
    const theirs = sums[other] as number
    total += theirs
    if (theirs > best) best = theirs
  }
  write((own - total / (sums.length - 1)) / scale)
  write((own - best) / scale)
}
