import type { Emit, Refusal } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** Stretches of play between decisions. A file names the stage that follows and never calls into another role. */
export type Stage =
  | 'choice'
  | 'role-start'
  | 'role-end'
  | 'finale'
  | 'settler'
  | 'tile'
  | 'second'
  | 'hunt'
  | 'villa'
  | 'arranging'
  | 'builder'
  | 'bought'
  | 'craftsman'
  | 'trader'
  | 'land-bought'
  | 'lighthouse'
  | 'captain'
  | 'storing'

/** The stage that follows; null when a decision is due or the game is over. */
export type Next = Stage | null

/** One kind of decision: what is allowed, what happens, and why not something else. `actor` decides. */
export interface PhaseRules {
  legal(s: State, out: Action[]): void
  apply(s: State, a: Action, emit?: Emit<Event>): Next
  /** Only asked for actions that are not legal. */
  refusal(s: State, a: Action): Refusal
}

/** Runs until somebody has to decide or another stage is due. */
export type StageRules = (s: State, emit?: Emit<Event>) => Next

export const NOT_NOW: Refusal = { rule: 'not-now' }
