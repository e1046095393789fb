import { weightedSum } from '@ludoteca/bot-kit/features.ts'
import type { Evaluator, Knowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { byNetwork, readNetwork } from '@ludoteca/bot-kit/network.ts'
import type { Networks } from '@ludoteca/bot-kit/training.ts'
import type { Action, State } from '../rules/index.ts'
import { arrange } from './arrange.ts'
import { features } from './features.ts'
import { inputs } from './inputs.ts'
import { LARGE_NETWORK } from './large-network.ts'
import { MODULES_NETWORK } from './modules-network.ts'
import { NETWORK } from './network.ts'
import { prior } from './prior.ts'
import { reasons } from './text.ts'
import { WEIGHTS } from './weights.ts'

/** A role is evaluated together with what everybody makes of it. */
const BETWEEN_ROLES: ReadonlySet<string> = new Set(['role', 'draft', 'over'])

/** A tile, a barrel, a colonist. */
const FREE: ReadonlySet<string> = new Set(['settle', 'hacienda', 'extra', 'privilege'])

const byFeatures = weightedSum(features, WEIGHTS)

/** Games with the buildings of the modules, or nobles, have a network of their own; as long as there is none they go by the features. */
function byOwnGames(network: string, modules: string | undefined): Evaluator<State> {
  const usual = byNetwork(inputs, readNetwork(network))
  const other = modules ? byNetwork(inputs, readNetwork(modules)) : byFeatures
  const at = (s: State): Evaluator<State> => (s.rules.newBuildings || s.rules.nobles ? other : usual)
  return { value: (s, out) => at(s).value(s, out), margin: s => at(s).margin(s) }
}

const OWN: Networks = { network: NETWORK, 'large-network': LARGE_NETWORK, 'modules-network': MODULES_NETWORK }

/** The bot with these networks, and its own where there are none. */
export function botWith(networks: Networks): Knowledge<State, Action> {
  const evaluator = (name: string): Evaluator<State> =>
    byOwnGames(networks[name] ?? OWN[name] ?? '', networks['modules-network'] ?? OWN['modules-network'])
  return {
    reasons,
    ...evaluator('network'),
    breakdown: byFeatures.breakdown,
    simple: byFeatures,
    large: evaluator('large-network'),
    quiet: s => BETWEEN_ROLES.has(s.phase.kind),
    spent: ['money', 'stock', 'surplus', 'stockPrices', 'waiting', 'island'],
    mute: ['picks', 'turn', 'city', 'island'],
    free: s => FREE.has(s.phase.kind),
    prior,
    byRule: (s, legal) => (s.phase.kind === 'arrange' ? arrange(s, legal) : null),
  }
}

export const bot = botWith(OWN)
