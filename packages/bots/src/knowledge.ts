import type { Action, Seat } from '@ludoteca/engine'

/** What a bot understands of one game. Everything here reads positions, none of it changes them. */
export interface Knowledge<S extends object, A extends Action> {
  /** How good the position is for this seat; comparable only with other values of the same seat. */
  evaluate(state: S, seat: Seat): number
  /** False in the middle of something: a look ahead goes on until the dust has settled. */
  settled(state: S): boolean
  /** The actions worth a look, where there are too many to look at them all. */
  promising(state: S, legal: readonly A[]): readonly A[]
  /** The answer to decisions that are better made by rule than by looking. */
  byRule(state: S, legal: readonly A[]): A | null
}

export type AnyKnowledge = Knowledge<object, Action>
