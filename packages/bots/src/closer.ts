import { estimate, type Network } from './network.ts'

/** What tells the actions of a decision apart, in numbers. */
export interface Aspects<S extends object, A> {
  readonly count: number
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
  /** Writes the numbers of one action. */
  describe(state: S, action: A, glance: number, out: Float32Array): void
}

/** How good actions look to whoever has learnt from searches which of them were found to be good. */
export function closerLook<S extends object, A>(
  aspects: Aspects<S, A>,
  network: Network,
): (state: S, actions: readonly A[], glances: readonly number[] | null) => readonly number[] | null {
  const row = new Float32Array(aspects.count)
  return (state, actions, glances) => {
    if (!aspects.begin(state)) return null
    return actions.map((action, i) => {
      aspects.describe(state, action, glances?.[i] ?? 0, row)
      return estimate(network, row)
    })
  }
}
