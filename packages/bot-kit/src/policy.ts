import type { InputPart } from './input-part.ts'
import { accumulate, insistOnSize, type Network, output } from './network.ts'

/** A part of a row: its first number and the one after its last. */
export type Range = readonly [from: number, to: number]

/** The inputs of a policy network: one row of numbers for each action of a decision. */
export interface PolicyInputs<S extends object, A> {
  readonly parts: readonly InputPart[]
  /** How many numbers a row has. */
  readonly size: number
  /** Those that describe the decision and are the same for all its actions. */
  readonly shared: Range
  readonly training: {
    /** Hidden units of the network. */
    readonly hidden: number
    /** Steps of the searches the network learns from. */
    readonly steps: number
    /** Decisions with fewer choices are left out. */
    readonly least: number
    /** The network is graded by how often the best choice is among the first so many. */
    readonly few: number
  }
  /** Prepares for the actions of a position, after their priors were computed. False where there is nothing to describe. */
  begin(state: S): boolean
  /** Where the numbers of such an action are, besides the first one (its prior) and the shared ones. */
  own(action: A): Range
  /** Writes the numbers of one action into a row that is 0 elsewhere. */
  write(state: S, action: A, prior: number, out: Float32Array): void
}

/** The policy of a network that has learnt from searches which actions turn out to be good. */
export function policyFrom<S extends object, A>(
  inputs: PolicyInputs<S, A>,
  network: Network,
): (state: S, actions: readonly A[], priors: readonly number[] | null) => readonly number[] | null {
  const row = new Float32Array(inputs.size)
  const common = new Float32Array(network.hidden)
  const units = new Float32Array(network.hidden)
  return (state, actions, priors) => {
    if (!inputs.begin(state)) return null
    insistOnSize(network, inputs.size)
    let direct = 0
    return actions.map((action, i) => {
      inputs.write(state, action, priors?.[i] ?? 0, row)
      if (i === 0) {
        common.set(network.bias)
        direct = accumulate(network, row, ...inputs.shared, common)
      }
      units.set(common)
      const prior = accumulate(network, row, 0, 1, units)
      const own = accumulate(network, row, ...inputs.own(action), units)
      return output(network, units, direct + prior + own)
    })
  }
}
