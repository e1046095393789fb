import type { Action } from './actions.ts'
import type { Phase } from './frames.ts'
import { legalOptions } from './lookahead/promises.ts'
import { act, takeStep } from './phases/flow.ts'
import { asked, type Tell } from './phases/phase.ts'
import type { State } from './state.ts'

/**
 * What `run` listed last. It has to list the options to see whether there is a choice, and nearly always the
 * next question is for the same list; making it twice was a seventh of the time of a game. It holds for that
 * very state until `run` is called again: a state is changed by actions only, and a copy is another state.
 */
let listedState: State | undefined
let listedDecision: Phase | undefined
let listed: readonly Action[] = []

/**
 * Goes on until somebody has a real choice: a decision with one option is played at once. What shows cards of
 * the hand is always asked for, since others may not know them yet.
 */
export function run(s: State, emit?: Tell): void {
  listedState = undefined
  for (;;) {
    const f = s.stack[s.stack.length - 1]
    if (!f) return
    if (takeStep(s, f, emit)) continue
    if (f.kind === 'turn' || f.kind === 'renew') return
    const options: Action[] = []
    legalOptions(s, f, options)
    const [only] = options
    if (!only) throw new Error(`nothing can be done about ${f.kind}`)
    if (options.length > 1) {
      listedState = s
      listedDecision = f
      listed = options
      return
    }
    act(s, f, only, emit)
  }
}

/** The complete list of options, in a stable order. */
export function legal(s: State, out: Action[] = []): Action[] {
  const f = asked(s)
  if (s === listedState && f === listedDecision) for (const a of listed) out.push(a)
  else if (f) legalOptions(s, f, out)
  return out
}
