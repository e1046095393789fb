import type { Action, State } from '@ludoteca/puerto-rico'
import { judge } from '../features.ts'
import type { Knowledge } from '../knowledge.ts'
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

export const puertoRico: Knowledge<State, Action> = {
  ...byFeatures,
  ...byNetwork(sight, readNetwork(NETWORK)),
  simple: byFeatures,
  settled: s => BETWEEN_ROLES.has(s.phase),
  glance,
  byRule: (s, legal) => (s.phase === 'arrange' ? arrange(s, legal) : null),
}
