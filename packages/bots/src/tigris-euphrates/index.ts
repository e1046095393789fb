import type { Act, State } from '@ludoteca/tigris-euphrates'
import { closerLook } from '../closer.ts'
import { judge } from '../features.ts'
import type { Knowledge } from '../knowledge.ts'
import { byNetwork, joined, readNetwork } from '../network.ts'
import { aspects } from './aspects.ts'
import { features, plain } from './features.ts'
import { NETWORK as FINE } from './fine-network.ts'
import { glance } from './glance.ts'
import { imagine } from './imagine.ts'
import { NETWORK } from './network.ts'
import { ORDER } from './order.ts'
import { NETWORK as OTHER } from './other-network.ts'
import { sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'

const byFeatures = judge(features, WEIGHTS)
/** Fortunes turn quickly in wars: a search that trusts leads less plays better. */
const SOFT = 1.8

const usual = readNetwork(NETWORK)
/** A search takes what is overrated, and several networks need not overrate the same. */
const three = joined([usual, readNetwork(OTHER), readNetwork(FINE)])

export const tigrisEuphrates: Knowledge<State, Act> = {
  ...byFeatures,
  ...byNetwork(sight, usual, SOFT),
  simple: judge(plain, WEIGHTS),
  fine: {
    ...byNetwork(sight, three, SOFT),
    // Who wins is a matter of what both sides hold.
    chancy: s => s.phase.kind === 'support' || s.phase.kind === 'war-order',
  },
  narrow: 4,
  settled: s => s.phase.kind === 'action' || s.phase.kind === 'over',
  spent: ['hand', 'temples', 'matching', 'kinds', 'catastrophes', 'leaders'],
  mute: ['hand', 'temples', 'matching', 'kinds', 'catastrophes', 'tempo'],
  glance,
  closer: closerLook(aspects, readNetwork(ORDER)),
  byRule: () => null,
  imagine,
}
