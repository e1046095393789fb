import type { Action } from '../actions.ts'
import { type Decision, type Frame, OFFERS, type Step } from '../frames.ts'
import type { State } from '../state.ts'
import { markDone, skipEqual } from './effects.ts'
import type { Choice, Tell } from './stack.ts'
import { CHOICES, STEPS } from './table.ts'

/** One decision or one step at a time. */

type AnyChoice = Choice<Decision['kind']>
type AnyStep = (s: State, f: Step, emit: Tell) => void

/** What happens with a frame of one kind: somebody chooses, or a step is taken. */
interface Rule {
  readonly choice: AnyChoice | undefined
  readonly step: AnyStep | undefined
  readonly offer: boolean
}

// One map for all: every frame is of another kind, and looking it up is a good part of what a decision costs.
const RULES = new Map<string, Rule>()
for (const [kind, choice] of Object.entries(CHOICES) as [Decision['kind'], AnyChoice][]) {
  RULES.set(kind, { choice, step: undefined, offer: OFFERS.has(kind) })
}
for (const [kind, step] of Object.entries(STEPS) as [Step['kind'], AnyStep][]) {
  RULES.set(kind, { choice: undefined, step, offer: false })
}

const ruleOf = (f: Frame): Rule => RULES.get(f.kind) as Rule

/** What can be chosen as far as the decision itself goes. */
export const optionsOf = (s: State, f: Decision, out: Action[]): void =>
  (ruleOf(f).choice as AnyChoice).options(s, f, out)

/** Takes the decision off the stack and carries it out. */
export function act(s: State, f: Decision, a: Action, emit?: Tell): void {
  const { choice, offer } = ruleOf(f)
  s.stack.pop()
  if (offer) {
    if (a.type === 'pass') skipEqual(s)
    else markDone(s)
  }
  ;(choice as AnyChoice).choose(s, f, a, emit)
}

/** Takes a step off the stack and carries it out; a decision is left where it is. */
export function takeStep(s: State, f: Frame, emit?: Tell): f is Step {
  const { step } = ruleOf(f)
  if (!step) return false
  s.stack.pop()
  step(s, f as Step, emit)
  return true
}
