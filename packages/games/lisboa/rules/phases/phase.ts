import type { Emit, Refusal } from '@ludoteca/engine'
import type { Action, ActionOf, ActionType } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Frame, Phase, PhaseName, PhaseOf, StepKind, StepOf } from '../frames.ts'
import type { RefusalRule } from '../refusals.ts'
import type { State } from '../state.ts'

export type Tell = Emit<Event> | undefined

/** A refusal, or nothing to object. */
export type Reason = Refusal | undefined

export const no = (rule: RefusalRule, params?: Refusal['params']): Refusal =>
  params ? { rule, params } : { rule }

/** What a decision must answer: what may be done, what happens then, and why not something else. */
export interface PhaseRules<K extends PhaseName, T extends ActionType = ActionType> {
  /** The types of its actions, besides passing. */
  readonly takes: readonly T[]
  /** Adds the options in a stable order. Whether what has to follow stays possible is judged in `lookahead/`. */
  legal(s: State, f: PhaseOf<K>, out: Action[]): void
  /** Carries out an option; the frame itself has been taken off the stack. */
  apply(s: State, f: PhaseOf<K>, a: Action, emit: Tell): void
  /** Only asked for its own types of actions. Nothing found: something that has to follow would be impossible. */
  refusal(s: State, f: PhaseOf<K>, a: ActionOf<T>): Reason
  /** What has to happen before an action of another type. */
  early?(s: State, f: PhaseOf<K>, a: Action): Reason
}

/** A step happens by itself; its frame has been taken off the stack. */
export type StepRule<K extends StepKind> = (s: State, f: StepOf<K>, emit: Tell) => void

export const push = (s: State, frame: Frame): void => {
  s.stack.push(frame)
}

/** What is asked between two actions: then the top of the stack is a decision, or the game is over. */
export const asked = (s: State): Phase | undefined => s.stack[s.stack.length - 1] as Phase | undefined

/** The action was listed by `legal`, so it has the type, or one of the types, the rule works with. */
export function expect<T extends ActionType>(a: Action, one: T, two?: T, three?: T, four?: T): ActionOf<T> {
  const { type } = a
  if (type !== one && type !== two && type !== three && type !== four) {
    throw new Error(`unexpected action ${type}`)
  }
  return a as ActionOf<T>
}
