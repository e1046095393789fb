import { weightedSum } from '@ludoteca/bot-kit/features.ts'
import type { Knowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { byNetwork, ensemble, readNetwork } from '@ludoteca/bot-kit/network.ts'
import { policyFrom } from '@ludoteca/bot-kit/policy.ts'
import type { Networks } from '@ludoteca/bot-kit/training.ts'
import type { Action, State } from '../rules/index.ts'
import { features } from './features.ts'
import { inputs } from './inputs.ts'
import { NETWORK } from './network.ts'
import { policyInputs } from './policy-inputs.ts'
import { POLICY_NETWORK } from './policy-network.ts'
import { prior } from './prior.ts'
import { byRule } from './rules.ts'
import { reasons } from './text.ts'
import { WEIGHTS } from './weights.ts'

/** A turn is evaluated as a whole, with those who follow the visit. */
function quiet(s: State): boolean {
  const frame = s.stack.at(-1)
  return !frame || frame.kind === 'turn' || frame.kind === 'keep' || frame.kind === 'draft'
}

const byFeatures = weightedSum(features, WEIGHTS)

const OWN: Networks = { network: NETWORK, 'policy-network': POLICY_NETWORK }

/** The bot with these networks, and its own where there are none. */
export function botWith(networks: Networks): Knowledge<State, Action> {
  const text = (name: string): string => networks[name] ?? OWN[name] ?? ''
  const usual = readNetwork(text('network'))
  const other = text('large-network')
  return {
    reasons,
    ...byFeatures,
    ...byNetwork(inputs, usual),
    simple: byFeatures,
    ...(other && { large: byNetwork(inputs, ensemble([usual, readNetwork(other)])) }),
    quiet,
    spent: ['reis', 'influence', 'goods', 'powers', 'favors', 'plans', 'officials', 'hand', 'wigs'],
    mute: ['tempo'],
    prior,
    policy: policyFrom(policyInputs, readNetwork(text('policy-network'))),
    byRule,
  }
}

export const bot = botWith(OWN)
