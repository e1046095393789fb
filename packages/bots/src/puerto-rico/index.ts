import type { Action, State } from '@ludoteca/puerto-rico'
import { judge } from '../features.ts'
import type { Judgement, Knowledge } from '../knowledge.ts'
import { byNetwork, readNetwork } from '../network.ts'
import { arrange } from './arrange.ts'
import { features } from './features.ts'
import { NETWORK as FINE } from './fine-network.ts'
import { glance } from './glance.ts'
import { NETWORK } from './network.ts'
import { sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'

/** A role is looked at together with what everybody makes of it. */
const BETWEEN_ROLES: ReadonlySet<string> = new Set(['role', 'draft', 'over'])

const byFeatures = judge(features, WEIGHTS)

/** Networks have never met the buildings of the modules, nor nobles. */
function byOwnGames(network: string): Judgement<State> {
  const learnt = byNetwork(sight, readNetwork(network))
  const at = (s: State): Judgement<State> => (s.rules.newBuildings || s.rules.nobles ? byFeatures : learnt)
  return { prospects: (s, out) => at(s).prospects(s, out), margin: s => at(s).margin(s) }
}

export const puertoRico: Knowledge<State, Action> = {
  ...byOwnGames(NETWORK),
  breakdown: byFeatures.breakdown,
  simple: byFeatures,
  fine: byOwnGames(FINE),
  settled: s => BETWEEN_ROLES.has(s.phase),
  spent: ['money', 'stock', 'surplus', 'stockPrices', 'waiting', 'island'],
  mute: ['picks', 'turn', 'city', 'island'],
  glance,
  byRule: (s, legal) => (s.phase === 'arrange' ? arrange(s, legal) : null),
}
