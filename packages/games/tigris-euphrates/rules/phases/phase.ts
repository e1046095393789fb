import type { Emit, Seat } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Refusal } from '../refusals.ts'
import type { Phase, State } from '../state.ts'
import type { Survey } from './squares.ts'

export type PhaseName = Exclude<Phase['kind'], 'over'>

/**
 * The rules of one decision: who decides, what is allowed, what happens then, and why not something else.
 *
 * `legal` writes the actions into `out` from position `n` on and returns the position after the last one. Lists are
 * reused: emptying one first would give its memory back.
 */
export interface PhaseRules {
  decider(s: State): Seat
  legal(s: State, out: Action[], n: number): number
  /** Carries the action out and moves on to the next decision. */
  apply(s: State, a: Action, emit?: Emit<Event>): void
  /** Only asked for actions that are not legal. */
  refusal(s: State, a: Action): Refusal
  /** Moves on when everybody at the table can see that nothing is left to choose; otherwise false. */
  settle?(s: State, emit?: Emit<Event>): boolean
}

/** The rules of one kind of action in a turn. The active player decides; `board` is the same for all kinds. */
export interface ActionRules<A extends Action = Action> {
  legal(s: State, out: Action[], n: number, board: Survey): number
  apply(s: State, a: A, emit?: Emit<Event>): void
  refusal(s: State, a: A): Refusal
}

type PhaseOf<K extends PhaseName> = Extract<Phase, { readonly kind: K }>

/** The phase record, for the rules of this phase. */
export function phaseOf<K extends PhaseName>(s: State, kind: K): PhaseOf<K> {
  const { phase } = s
  if (phase.kind !== kind) throw new Error(`the rules of ${kind} were asked during ${phase.kind}`)
  return phase as PhaseOf<K>
}

export const active = (s: State): Seat => s.active

/** Lists the actions of a table that have these numbers. */
export function listEach(
  ids: readonly number[],
  actions: readonly Action[],
  out: Action[],
  n: number,
): number {
  for (let i = 0; i < ids.length; i++) out[n + i] = actions[ids[i] as number] as Action
  return n + ids.length
}
