import type { Emit } from '@ludoteca/engine'
import type { Action, ActionOf, ActionType } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Decision, DecisionKind, DecisionOf, Frame, StepKind, StepOf } from '../frames.ts'
import type { State } from '../state.ts'

export type Tell = Emit<Event> | undefined

/** A choice: what can be chosen as far as the choice itself goes, and what happens then. */
export interface Choice<K extends DecisionKind> {
  /** Adds the options in a stable order. Whether what has to follow stays possible is judged elsewhere. */
  options(s: State, f: DecisionOf<K>, out: Action[]): void
  /** Carries out an option; the frame itself has been taken off the stack. */
  choose(s: State, f: DecisionOf<K>, a: Action, emit: Tell): void
}

export type Choices = { readonly [K in DecisionKind]: Choice<K> }

/** A step happens by itself; its frame has been taken off the stack. */
export type Steps = { readonly [K in StepKind]: (s: State, f: StepOf<K>, emit: Tell) => void }

export const push = (s: State, frame: Frame): void => {
  s.stack.push(frame)
}

/** What is asked between two actions: then the top of the stack is a decision, or the game is over. */
export const asked = (s: State): Decision | undefined => s.stack[s.stack.length - 1] as Decision | undefined

/** The action was listed by `options`, so it has the type, or one of the types, the rule works with. */
export function expect<T extends ActionType>(a: Action, one: T, two?: T, three?: T, four?: T): ActionOf<T> {
  const { type } = a
  if (type !== one && type !== two && type !== three && type !== four) {
    throw new Error(`unexpected action ${type}`)
  }
  return a as ActionOf<T>
}
