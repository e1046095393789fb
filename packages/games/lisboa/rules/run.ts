import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { act, takeStep } from './flow.ts'
import { legalOptions } from './promises.ts'
import type { Tell } from './stack.ts'

/**
 * Goes on until somebody has a real choice: a decision with one option is played at once. What shows cards of
 * the hand is always asked for, since others may not know them yet.
 */
export function run(s: State, emit?: Tell): void {
  for (;;) {
    const f = s.stack[s.stack.length - 1]
    if (!f) return
    if (takeStep(s, f, emit)) continue
    if (f.kind === 'turn' || f.kind === 'renew') return
    const options: Action[] = []
    legalOptions(s, f, options, 2)
    const [only] = options
    if (!only) throw new Error(`nothing can be done about ${f.kind}`)
    if (options.length > 1) return
    act(s, f, only, emit)
  }
}
