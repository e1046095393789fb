import type { Act, State } from '@ludoteca/tigris-euphrates'
import { judge } from '../features.ts'
import type { Knowledge } from '../knowledge.ts'
import { features } from './features.ts'
import { glance } from './glance.ts'
import { imagine } from './imagine.ts'
import { WEIGHTS } from './weights.ts'

export const tigrisEuphrates: Knowledge<State, Act> = {
  ...judge(features, WEIGHTS),
  settled: s => s.phase.kind === 'action' || s.phase.kind === 'over',
  glance,
  byRule: () => null,
  imagine,
}
