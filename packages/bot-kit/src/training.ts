import type { Action, Options } from '@ludoteca/engine'
import type { Features, Weights } from './features.ts'
import type { Knowledge } from './knowledge.ts'
import type { ValueInputs } from './network.ts'
import type { PolicyInputs } from './policy.ts'

/** Networks as text, by the name of their file. */
export type Networks = Readonly<Record<string, string>>

/** What the tools that train a game's bot need from it: `training` in `bot/training.ts` of the game. */
export interface Training<S extends object, A extends Action> {
  readonly features: Features<S>
  readonly weights: Weights
  /** Weights by hand from which `npm run fit` starts. Without them `weights` are by hand. */
  readonly guess?: Weights
  readonly inputs: ValueInputs<S>
  /** Value networks. */
  readonly networks: Networks
  readonly policy?: { readonly inputs: PolicyInputs<S, A>; readonly network: string }
  /** The variants played in training, one after another. */
  readonly tables: readonly Options[]
  /** What the bot knows with these networks in the place of its own. */
  knowing(networks: Networks): Knowledge<S, A>
}
