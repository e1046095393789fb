import type { Action, GameEvent, Seat } from '@ludoteca/engine'

/** Looks over the shoulder of simulated games and counts what is used, and what comes of it. */
export interface Study<S extends object, A extends Action, E extends GameEvent> {
  /** Before the action is carried out. */
  decided(state: S, seat: Seat, legal: readonly A[], action: A): void
  happened(event: E): void
  end(state: S): void
  /** Markdown. */
  report(): string[]
}

export type AnyStudy = Study<object, Action, GameEvent>
