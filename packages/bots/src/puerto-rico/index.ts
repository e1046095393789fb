import type { Action, State } from '@ludoteca/puerto-rico'
import type { Knowledge } from '../knowledge.ts'
import { arrange } from './arrange.ts'
import { evaluate } from './evaluate.ts'

/** A role is looked at together with what everybody makes of it. */
const BETWEEN_ROLES: ReadonlySet<string> = new Set(['role', 'draft', 'over'])

export const puertoRico: Knowledge<State, Action> = {
  evaluate,
  settled: s => BETWEEN_ROLES.has(s.phase),
  promising: (_, legal) => legal,
  byRule: (s, legal) => (s.phase === 'arrange' ? arrange(s, legal) : null),
}
