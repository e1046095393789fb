import type { Training } from '@ludoteca/bot-kit/training.ts'
import type { Action, State } from '../rules/index.ts'
import { features } from './features.ts'
import { botWith } from './index.ts'
import { inputs } from './inputs.ts'
import { NETWORK } from './network.ts'
import { policyInputs } from './policy-inputs.ts'
import { POLICY_NETWORK } from './policy-network.ts'
import { WEIGHTS } from './weights.ts'

export const training: Training<State, Action> = {
  features,
  weights: WEIGHTS,
  inputs,
  networks: { network: NETWORK },
  policy: { inputs: policyInputs, network: POLICY_NETWORK },
  tables: [{}, {}, { rules: 'published' }],
  knowing: botWith,
}
