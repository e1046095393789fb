import type { Training } from '@ludoteca/bot-kit/training.ts'
import type { Action, State } from '../rules/index.ts'
import { features } from './features.ts'
import { GUESS } from './guess.ts'
import { botWith } from './index.ts'
import { inputs } from './inputs.ts'
import { LARGE_NETWORK } from './large-network.ts'
import { NETWORK } from './network.ts'
import { OTHER_NETWORK } from './other-network.ts'
import { policyInputs } from './policy-inputs.ts'
import { POLICY_NETWORK } from './policy-network.ts'
import { WEIGHTS } from './weights.ts'

export const training: Training<State, Action> = {
  features,
  weights: WEIGHTS,
  guess: GUESS,
  inputs,
  networks: { network: NETWORK, 'large-network': LARGE_NETWORK, 'other-network': OTHER_NETWORK },
  policy: { inputs: policyInputs, network: POLICY_NETWORK },
  tables: [
    {},
    { map: 'B' },
    {},
    { scoring: 'open' },
    { rules: 'published' },
    { wonder: 'on', buildings: 'on' },
  ],
  knowing: botWith,
}
