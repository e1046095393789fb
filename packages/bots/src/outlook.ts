import { type Features, judge, type Weights } from './features.ts'
import { begin, see } from './pen.ts'

/** What the features of a game and their weighted sum tell a network. */
export interface Outlook<S extends object> {
  /** How many numbers for each seat. */
  readonly inputs: number
  /** Writes them at the beginning of each row; the part of the game that is left. */
  look(state: S, out: readonly Float32Array[]): number
}

/**
 * Every feature alone and times what is left of the game, in units of about its usual size, then the lead of the
 * weighted sum over the others, over the best of them, and that sum itself in units of `points`.
 */
export function outlook<S extends object>(
  features: Features<S>,
  weights: Weights,
  sizes: readonly number[],
  points: number,
): Outlook<S> {
  const { weigh, margin } = judge(features, weights)
  const units = features.names.map((_, i) => 1 / (sizes[i] ?? 1))
  const measured: number[][] = []
  const hopes: number[] = []
  return {
    inputs: 2 * units.length + 3,
    look(state, out) {
      while (measured.length < out.length) measured.push(new Array<number>(units.length).fill(0))
      features.measure(state, measured)
      const left = features.left(state)
      hopes.length = out.length
      for (let seat = 0; seat < out.length; seat++) hopes[seat] = weigh(measured[seat] as number[], left)
      const scale = margin(state)
      for (let seat = 0; seat < out.length; seat++) {
        begin(out[seat] as Float32Array)
        const values = measured[seat] as number[]
        for (let i = 0; i < units.length; i++) {
          const value = (values[i] as number) * (units[i] as number)
          see(value)
          see(value * left)
        }
        seeLead(hopes, seat, scale)
        see((hopes[seat] as number) / points)
      }
      return left
    },
  }
}

function seeLead(hopes: readonly number[], seat: number, scale: number): void {
  const own = hopes[seat] as number
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < hopes.length; other++) {
    if (other === seat) continue
    const theirs = hopes[other] as number
    sum += theirs
    if (theirs > best) best = theirs
  }
  see((own - sum / (hopes.length - 1)) / scale)
  see((own - best) / scale)
}
