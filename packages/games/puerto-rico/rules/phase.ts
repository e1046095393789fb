import type { Emit, Refusal } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** What a decision must answer: what may be done, what happens then, and why not something else. */
export interface PhaseRules {
  legal(s: State, out: Action[]): void
  /** Carries the action out and moves on to the next decision. */
  apply(s: State, a: Action, emit?: Emit<Event>): void
  /** Only asked for actions that are not legal. */
  refusal(s: State, a: Action): Refusal
}

export const NOT_NOW: Refusal = { rule: 'not-now' }
