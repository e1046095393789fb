import type { Features, Weights } from './features.ts'
import type { ValueInputs } from './network.ts'
import type { PolicyInputs } from './policy.ts'

/** What the tools that train a game's bot need from it: `training` in `bot/training.ts` of the game. */
export interface Training<S extends object, A> {
  readonly features: Features<S>
  readonly weights: Weights
  /** Weights by hand from which `npm run fit` starts. Without them `weights` are by hand. */
  readonly guess?: Weights
  readonly inputs: ValueInputs<S>
  /** Value networks as text, by the name of their file. */
  readonly networks: Readonly<Record<string, string>>
  readonly policy?: { readonly inputs: PolicyInputs<S, A>; readonly network: string }
}
