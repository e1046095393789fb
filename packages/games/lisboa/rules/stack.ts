import type { Emit } from '@ludoteca/engine'
import type { Action, ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import type { DecisionKind, DecisionOf, Frame, StepKind, StepOf } from '../frames.ts'
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

export const top = (s: State): Frame | undefined => s.stack[s.stack.length - 1]

/** The action was listed by `options`, so it has the type the rule works with. */
export function expect<T extends Action['type']>(a: Action, ...types: readonly T[]): ActionOf<T> {
  if (!(types as readonly string[]).includes(a.type)) throw new Error(`unexpected action ${a.type}`)
  return a as ActionOf<T>
}
