import { weightedSum } from '@ludoteca/bot-kit/features.ts'
import type { Evaluator, Knowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { byNetwork, readNetwork } from '@ludoteca/bot-kit/network.ts'
import type { Action, State } from '../rules/index.ts'
import { arrange } from './arrange.ts'
import { features } from './features.ts'
import { inputs } from './inputs.ts'
import { LARGE_NETWORK } from './large-network.ts'
import { NETWORK } from './network.ts'
import { prior } from './prior.ts'
import { reasons } from './text.ts'
import { WEIGHTS } from './weights.ts'

/** A role is evaluated together with what everybody makes of it. */
const BETWEEN_ROLES: ReadonlySet<string> = new Set(['role', 'draft', 'over'])

const byFeatures = weightedSum(features, WEIGHTS)

/** Networks have never met the buildings of the modules, nor nobles. */
function byOwnGames(network: string): Evaluator<State> {
  const learnt = byNetwork(inputs, readNetwork(network))
  const at = (s: State): Evaluator<State> => (s.rules.newBuildings || s.rules.nobles ? byFeatures : learnt)
  return { value: (s, out) => at(s).value(s, out), margin: s => at(s).margin(s) }
}

export const bot: Knowledge<State, Action> = {
  reasons,
  ...byOwnGames(NETWORK),
  breakdown: byFeatures.breakdown,
  simple: byFeatures,
  large: byOwnGames(LARGE_NETWORK),
  quiet: s => BETWEEN_ROLES.has(s.phase.kind),
  spent: ['money', 'stock', 'surplus', 'stockPrices', 'waiting', 'island'],
  mute: ['picks', 'turn', 'city', 'island'],
  prior,
  byRule: (s, legal) => (s.phase.kind === 'arrange' ? arrange(s, legal) : null),
}
