import { weightedSum } from '@ludoteca/bot-kit/features.ts'
import type { Knowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { byNetwork, ensemble, type Network, readNetwork } from '@ludoteca/bot-kit/network.ts'
import { policyFrom } from '@ludoteca/bot-kit/policy.ts'
import type { Networks } from '@ludoteca/bot-kit/training.ts'
import type { Action, State } from '../rules/index.ts'
import { lateExchange } from './exchange.ts'
import { features, plain } from './features.ts'
import { infer } from './infer.ts'
import { inputs } from './inputs.ts'
import { LARGE_NETWORK } from './large-network.ts'
import { NETWORK } from './network.ts'
import { OTHER_NETWORK } from './other-network.ts'
import { policyInputs } from './policy-inputs.ts'
import { POLICY_NETWORK } from './policy-network.ts'
import { prior } from './prior.ts'
import { reasons } from './text.ts'
import { WEIGHTS } from './weights.ts'

const byFeatures = weightedSum(features, WEIGHTS)
/** Fortunes turn quickly in wars: a search that trusts leads less plays better. */
const SOFT = 1.8

const OWN: Networks = {
  network: NETWORK,
  'other-network': OTHER_NETWORK,
  'large-network': LARGE_NETWORK,
  'policy-network': POLICY_NETWORK,
}

/** The bot with these networks, and its own where there are none. */
export function botWith(networks: Networks): Knowledge<State, Action> {
  const read = (name: string): Network => readNetwork(networks[name] ?? OWN[name] ?? '')
  const usual = read('network')
  /** A search takes what is overrated, and several networks need not overrate the same. */
  const three = ensemble([usual, read('other-network'), read('large-network')])
  return {
    reasons,
    ...byFeatures,
    ...byNetwork(inputs, usual, SOFT),
    simple: weightedSum(plain, WEIGHTS),
    large: {
      ...byNetwork(inputs, three, SOFT),
      // Who wins is a matter of what both sides hold.
      chancy: s => s.phase.kind === 'support' || s.phase.kind === 'war-order',
    },
    narrow: 4,
    quiet: s => s.phase.kind === 'action' || s.phase.kind === 'over',
    spent: ['hand', 'temples', 'matching', 'kinds', 'catastrophes', 'leaders'],
    mute: ['hand', 'temples', 'matching', 'kinds', 'catastrophes', 'tempo'],
    prior,
    also: lateExchange,
    policy: policyFrom(policyInputs, read('policy-network')),
    byRule: () => null,
    infer,
  }
}

export const bot = botWith(OWN)
