import type { Training } from '@ludoteca/bot-kit/training.ts'
import type { Action, State } from '../rules/index.ts'
import { features } from './features.ts'
import { GUESS } from './guess.ts'
import { botWith } from './index.ts'
import { inputs } from './inputs.ts'
import { LARGE_NETWORK } from './large-network.ts'
import { MODULES_NETWORK } from './modules-network.ts'
import { NETWORK } from './network.ts'
import { WEIGHTS } from './weights.ts'

export const training: Training<State, Action> = {
  features,
  weights: WEIGHTS,
  guess: GUESS,
  inputs,
  networks: { network: NETWORK, 'large-network': LARGE_NETWORK, 'modules-network': MODULES_NETWORK },
  tables: [{}, {}, { rules: 'published' }, { newBuildings: 'on' }, { newBuildings: 'on', nobles: 'on' }],
  knowing: botWith,
}
