import { addUp, concluded, type Network } from './network.ts'

/** Numbers of a row: where they begin, and where they have ended. */
export type Range = readonly [from: number, to: number]

/** What tells the actions of a decision apart, in numbers. */
export interface Aspects<S extends object, A> {
  readonly count: number
  /** Those that tell about the decision: they are the same for all its actions. */
  readonly alike: Range
  readonly training: {
    /** Units of the network. */
    readonly hidden: number
    /** Steps of the searches that are learnt from. */
    readonly steps: number
    /** Shorter lists teach nothing. */
    readonly least: number
    /** As many are tried: whether the best is among them tells how good the order is. */
    readonly few: number
  }
  /** Before the actions of a position are described, and after they were glanced at. False where there is nothing to describe. */
  begin(state: S): boolean
  /** Where the numbers of such an action are, besides the first one, its glance, and those that are alike. */
  own(action: A): Range
  /** Writes the numbers of one action into a row that has nothing but 0 elsewhere. */
  describe(state: S, action: A, glance: number, out: Float32Array): void
}

/** How good actions look to whoever has learnt from searches which of them were found to be good. */
export function closerLook<S extends object, A>(
  aspects: Aspects<S, A>,
  network: Network,
): (state: S, actions: readonly A[], glances: readonly number[] | null) => readonly number[] | null {
  const row = new Float32Array(aspects.count)
  const common = new Float32Array(network.hidden)
  const units = new Float32Array(network.hidden)
  return (state, actions, glances) => {
    if (!aspects.begin(state)) return null
    let past = 0
    return actions.map((action, i) => {
      aspects.describe(state, action, glances?.[i] ?? 0, row)
      if (i === 0) {
        common.set(network.bias)
        past = addUp(network, row, ...aspects.alike, common)
      }
      units.set(common)
      const glance = addUp(network, row, 0, 1, units)
      const own = addUp(network, row, ...aspects.own(action), units)
      return concluded(network, units, past + glance + own)
    })
  }
}
