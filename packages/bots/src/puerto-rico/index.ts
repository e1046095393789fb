import type { Action, State } from '@ludoteca/puerto-rico'
import { judge } from '../features.ts'
import type { Judgement, Knowledge } from '../knowledge.ts'
import { byNetwork, readNetwork } from '../network.ts'
import { arrange } from './arrange.ts'
import { features } from './features.ts'
import { glance } from './glance.ts'
import { NETWORK } from './network.ts'
import { sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'

/** A role is looked at together with what everybody makes of it. */
const BETWEEN_ROLES: ReadonlySet<string> = new Set(['role', 'draft', 'over'])

const byFeatures = judge(features, WEIGHTS)
const byOwnGames = byNetwork(sight, readNetwork(NETWORK))

/** The network has never met the buildings of the modules, nor nobles. */
const judgementOf = (s: State): Judgement<State> =>
  s.rules.newBuildings || s.rules.nobles ? byFeatures : byOwnGames

export const puertoRico: Knowledge<State, Action> = {
  prospects: (s, out) => judgementOf(s).prospects(s, out),
  margin: s => judgementOf(s).margin(s),
  breakdown: byFeatures.breakdown,
  simple: byFeatures,
  settled: s => BETWEEN_ROLES.has(s.phase),
  glance,
  byRule: (s, legal) => (s.phase === 'arrange' ? arrange(s, legal) : null),
}
