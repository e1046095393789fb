import type { Action, State } from '@ludoteca/lisboa'
import { closerLook } from '../closer.ts'
import { judge } from '../features.ts'
import type { Knowledge } from '../knowledge.ts'
import { byNetwork, readNetwork } from '../network.ts'
import { aspects } from './aspects.ts'
import { features } from './features.ts'
import { NETWORK as FINE } from './fine-network.ts'
import { glance } from './glance.ts'
import { NETWORK } from './network.ts'
import { ORDER } from './order.ts'
import { byRule } from './rules.ts'
import { sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'

/** A turn is looked at as a whole, with those who follow the visit. */
function settled(s: State): boolean {
  const frame = s.stack.at(-1)
  return !frame || frame.kind === 'turn' || frame.kind === 'keep'
}

const byFeatures = judge(features, WEIGHTS)

export const lisboa: Knowledge<State, Action> = {
  ...byFeatures,
  ...byNetwork(sight, readNetwork(NETWORK)),
  simple: byFeatures,
  fine: byNetwork(sight, readNetwork(FINE)),
  settled,
  spent: ['reis', 'influence', 'goods', 'powers', 'favors', 'plans', 'officials', 'hand', 'wigs'],
  mute: ['tempo'],
  glance,
  closer: closerLook(aspects, readNetwork(ORDER)),
  byRule,
}
