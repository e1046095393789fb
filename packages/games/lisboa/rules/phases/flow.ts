import type { Action } from '../actions.ts'
import { type Frame, OFFERS, type Phase, type PhaseName, type Step, type StepKind } from '../frames.ts'
import type { State } from '../state.ts'
import { markDone, skipEqual } from './effects/effects.ts'
import { RULES, STEPS } from './index.ts'
import type { PhaseRules, StepRule, Tell } from './phase.ts'

/** One decision or one step at a time. */

type AnyPhaseRules = PhaseRules<PhaseName>
type AnyStepRule = StepRule<StepKind>

/** What happens with a frame of one kind: somebody chooses, or a step is taken. */
interface FrameRule {
  readonly phase: AnyPhaseRules | undefined
  readonly step: AnyStepRule | undefined
  readonly offer: boolean
}

// One map for all: every frame is of another kind, and looking it up is a good part of what a decision costs.
const FRAME_RULES = new Map<string, FrameRule>()
for (const [kind, phase] of Object.entries(RULES) as [PhaseName, AnyPhaseRules][]) {
  FRAME_RULES.set(kind, { phase, step: undefined, offer: kind in OFFERS })
}
for (const [kind, step] of Object.entries(STEPS) as [StepKind, AnyStepRule][]) {
  FRAME_RULES.set(kind, { phase: undefined, step, offer: false })
}

const frameRule = (f: Frame): FrameRule => FRAME_RULES.get(f.kind) as FrameRule

/** The rules of a decision, whatever its kind. */
export const rulesOf = (f: Phase): AnyPhaseRules => frameRule(f).phase as AnyPhaseRules

/** What can be chosen as far as the decision itself goes. */
export const optionsOf = (s: State, f: Phase, out: Action[]): void => rulesOf(f).legal(s, f, out)

/** Takes the decision off the stack and carries it out. */
export function act(s: State, f: Phase, a: Action, emit?: Tell): void {
  const { phase, offer } = frameRule(f)
  s.stack.pop()
  if (offer) {
    if (a.type === 'pass') skipEqual(s)
    else markDone(s)
  }
  ;(phase as AnyPhaseRules).apply(s, f, a, emit)
}

/** Takes a step off the stack and carries it out; a decision is left where it is. */
export function takeStep(s: State, f: Frame, emit?: Tell): f is Step {
  const { step } = frameRule(f)
  if (!step) return false
  s.stack.pop()
  step(s, f as Step, emit)
  return true
}
