import type { Action } from '../actions.ts'
import { type Decision, type Frame, isOffer, type Step } from '../frames.ts'
import type { State } from '../state.ts'
import { markDone, skipEqual } from './effects.ts'
import type { Choice, Tell } from './stack.ts'
import { CHOICES, STEPS } from './table.ts'

/** One decision or one step at a time. */

type AnyChoice = Choice<Decision['kind']>
type AnyStep = (s: State, f: Step, emit: Tell) => void

// Maps are looked up faster than objects when every frame is of another kind.
const choices = new Map<string, AnyChoice>(Object.entries(CHOICES) as [string, AnyChoice][])
const steps = new Map<string, AnyStep>(Object.entries(STEPS) as [string, AnyStep][])

export const isDecision = (f: Frame): f is Decision => choices.has(f.kind)

const choiceOf = (f: Decision): AnyChoice => choices.get(f.kind) as AnyChoice

/** What can be chosen as far as the decision itself goes. */
export const optionsOf = (s: State, f: Decision, out: Action[]): void => choiceOf(f).options(s, f, out)

/** Takes the decision off the stack and carries it out. */
export function act(s: State, f: Decision, a: Action, emit?: Tell): void {
  s.stack.pop()
  if (isOffer(f)) {
    if (a.type === 'pass') skipEqual(s)
    else markDone(s)
  }
  choiceOf(f).choose(s, f, a, emit)
}

export function takeStep(s: State, f: Step, emit?: Tell): void {
  s.stack.pop()
  const step = steps.get(f.kind) as AnyStep
  step(s, f, emit)
}
