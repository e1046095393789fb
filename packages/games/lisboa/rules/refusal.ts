import type { Refusal } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { isDecision } from './flow.ts'
import { legalOptions } from './promises.ts'

export function refusal(s: State, a: Action): Refusal | null {
  const f = s.stack[s.stack.length - 1]
  if (!f || !isDecision(f)) return { rule: 'not-now' }
  const out: Action[] = []
  legalOptions(s, f, out)
  return out.includes(a) ? null : { rule: 'not-now' }
}
