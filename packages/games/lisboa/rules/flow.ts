import type { Action } from '../actions.ts'
import type { Decision, Frame, Step } from '../frames.ts'
import type { State } from '../state.ts'
import { markDone, skipEqual } from './effects.ts'
import type { Choice, Tell } from './stack.ts'
import { CHOICES, STEPS } from './table.ts'

/** One decision or one step at a time. */

export const isDecision = (f: Frame): f is Decision => f.kind in CHOICES

const choiceOf = (f: Decision): Choice<Decision['kind']> => CHOICES[f.kind] as Choice<Decision['kind']>

/** What can be chosen as far as the decision itself goes. */
export const optionsOf = (s: State, f: Decision, out: Action[]): void => choiceOf(f).options(s, f, out)

/** Takes the decision off the stack and carries it out. */
export function act(s: State, f: Decision, a: Action, emit?: Tell): void {
  s.stack.pop()
  if ('may' in f) {
    if (a.type === 'pass') skipEqual(s)
    else markDone(s)
  }
  choiceOf(f).choose(s, f, a, emit)
}

export function takeStep(s: State, f: Step, emit?: Tell): void {
  s.stack.pop()
  const step = STEPS[f.kind] as (s: State, f: Step, emit: Tell) => void
  step(s, f, emit)
}
